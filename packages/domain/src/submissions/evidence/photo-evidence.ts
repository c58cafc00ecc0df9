// When and where a photo was taken, or added where it was there before: what is accepted of it, stored and read.
// rules: X39.61, X39.62
import type { AttachmentKind } from '../../submissions/answers/answers.ts';
import type { FormDefinition } from '../../forms/definition/form.ts';
import type { Issue } from '../../issue.ts';
import { correctedTime, isTimeWrong, type Position } from './evidence.ts';
import { type PositionWords, positionText } from './shown-evidence.ts';

export interface PhotoEvidence {
  /** `added`: the picture was there before, and its time is when it was added. */
  readonly origin: 'taken' | 'added';
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly position: Position;
}

/** As a device sends it: `at` is by its own clock, which said `sentAt` when it was sent. */
export interface SentPhotoEvidence extends PhotoEvidence {
  readonly sentAt: string;
}

/** What the form did not ask for, and a time that cannot be. */
export function photoIssues(
  { stampsPhotos }: Pick<FormDefinition, 'stampsPhotos'>,
  kind: AttachmentKind,
  { at, sentAt }: SentPhotoEvidence,
): readonly Issue[] {
  if (!stampsPhotos || kind !== 'image') return [{ code: 'evidence-not-asked', at: { field: 'photo' } }];
  return isTimeWrong(at, sentAt) ? [{ code: 'evidence-time-wrong', at: { field: 'photo.at' } }] : [];
}

/** With the time by our clock: `now` is when it arrived. */
export function storedPhoto({ origin, at, position, sentAt }: SentPhotoEvidence, now: Date): PhotoEvidence {
  return { origin, at: correctedTime(at, sentAt, now), position };
}

export interface PhotoWords {
  readonly taken: (moment: string) => string;
  readonly added: (moment: string) => string;
  readonly position: PositionWords;
}

interface Shown {
  readonly accuracyLimit: number | undefined;
  readonly moment: (iso: string) => string;
}

/** One line: when it was taken or added, and where. */
export function photoText(
  { origin, at, position }: PhotoEvidence,
  words: PhotoWords,
  { accuracyLimit, moment }: Shown,
): string {
  return `${words[origin](moment(at))} · ${positionText(position, accuracyLimit, words.position)}`;
}
