// Merges two corrections of the same version of a submission. A change that only one person made is taken
// over; where both changed the same thing to different values, a person chooses, so that nothing anybody
// typed is lost.
// rules: W9, X17.04

import { editedKey } from '../presentation/edited-key.ts';
import { sameValue } from '../reading/same-value.ts';
import { tickedConditions } from '../submissions/answers/conditional-sections.ts';
import type { FormIndex } from '../submissions/answers/form-index.ts';
import type { Particulars } from '../submissions/particulars/particulars.ts';
import {
  type AnswerChange,
  applyChanges,
  type Changes,
  changesBetween,
  type ParticularChanges,
  type SubmissionContent,
} from './changes.ts';
import { keepWhatIsWritten } from './merge-sections.ts';

export type ConflictSubject = Exclude<keyof ParticularChanges, 'signatures'>;

export type Conflict =
  | {
      readonly kind: 'answer';
      readonly key: string;
      readonly mine: AnswerChange;
      readonly theirs: AnswerChange;
    }
  /** Another condition of a section in which only one may be ticked, with what was answered to it. */
  | { readonly kind: 'section'; readonly key: string; readonly sectionId: string }
  | { readonly kind: 'particular'; readonly key: ConflictSubject };

export interface Versions {
  /** The content that both started from. */
  readonly base: SubmissionContent;
  readonly mine: SubmissionContent;
  /** What was stored since. */
  readonly theirs: SubmissionContent;
}

export function conflictsOf(index: FormIndex, versions: Versions): readonly Conflict[] {
  const { base, mine, theirs } = versions;
  const [own, other] = [changesBetween(base, mine), changesBetween(base, theirs)];
  const sections = index.sections
    .map(({ section }) => section.id)
    .filter((sectionId) => isOneThing(index, sectionId, { ...versions, own, other }));
  const answers = own.answers.flatMap((change): readonly Conflict[] => {
    const key = keyOf(change);
    const twin = other.answers.find((one) => keyOf(one) === key);
    if (!twin || sameValue(twin.after, change.after)) return [];
    const sectionId = index.questionById.get(change.questionId)?.section.id ?? '';
    return sections.includes(sectionId) ? [] : [{ kind: 'answer', key, mine: change, theirs: twin }];
  });
  const particulars = (['citizen', 'location', 'asset'] as const).filter(
    (subject) =>
      own.particulars[subject] &&
      other.particulars[subject] &&
      !sameValue(mine.particulars[subject], theirs.particulars[subject]),
  );
  return [
    ...sections.map((sectionId): Conflict => ({ kind: 'section', key: sectionKey(sectionId), sectionId })),
    ...answers,
    ...particulars.map((key): Conflict => ({ kind: 'particular', key })),
  ];
}

interface BothChanged extends Versions {
  readonly own: Changes;
  readonly other: Changes;
}

/** Both worked on a section in which only one condition may be ticked, and ended with another one. */
function isOneThing(
  { sectionById, questionById }: FormIndex,
  sectionId: string,
  { mine, theirs, own, other }: BothChanged,
): boolean {
  const [one, another] = [mine, theirs].map(({ answers }) => tickedConditions(answers, sectionId));
  if (!sectionById.get(sectionId)?.section.single || sameValue(one, another)) return false;
  return [own, other].every(
    ({ ticks, answers }) =>
      ticks.some((change) => change.sectionId === sectionId) ||
      answers.some(({ questionId }) => questionById.get(questionId)?.section.id === sectionId),
  );
}

/** Their content with my changes, except for the conflicts whose key is in `keepTheirs`. */
export function mergeCorrections(
  index: FormIndex,
  versions: Versions,
  keepTheirs: ReadonlySet<string>,
): SubmissionContent {
  const { base, mine, theirs } = versions;
  const { answers, particulars, ...rest } = changesBetween(base, mine);
  const kept: Changes = {
    ...rest,
    answers: answers.filter((change) => !keepTheirs.has(keyOf(change))),
    particulars: Object.fromEntries(
      Object.entries(particulars).filter(([piece]) => !keepTheirs.has(piece)),
    ) as ParticularChanges,
  };
  const merged = applyChanges(theirs, kept);
  const conflicts = new Set(conflictsOf(index, versions).map(({ key }) => key));
  const whose = (key: string) => (keepTheirs.has(key) ? 'theirs' : 'mine');
  const written = changesBetween(base, theirs).answers.filter(({ after }) => after !== null);
  const theirKeys = new Set(written.map(keyOf));
  return {
    answers: keepWhatIsWritten(index, merged.answers, {
      mine: mine.answers,
      theirs: theirs.answers,
      chosen: (at) => (conflicts.has(keyOf(at)) ? whose(keyOf(at)) : null),
      theyWrote: (at) =>
        theirKeys.has(keyOf(at)) && (!conflicts.has(keyOf(at)) || whose(keyOf(at)) === 'theirs'),
      wholeSection: (id) => (conflicts.has(sectionKey(id)) ? whose(sectionKey(id)) : null),
    }),
    particulars: { ...merged.particulars, signatures: signaturesOf(mine.particulars, theirs.particulars) },
  };
}

/** What was signed stays signed; the boxes that only this person signed come with it. */
function signaturesOf(mine: Particulars, theirs: Particulars): Particulars['signatures'] {
  const signed = new Set(theirs.signatures.map(({ slot }) => slot));
  return [...theirs.signatures, ...mine.signatures.filter(({ slot }) => !signed.has(slot))];
}

/** No id of a question has a slash with nothing before it. */
const sectionKey = (sectionId: string) => `/${sectionId}`;

function keyOf({ questionId, rowId }: { readonly questionId: string; readonly rowId?: string | undefined }) {
  return editedKey(questionId, rowId);
}
