// What a person wrote on a stored submission and has not saved: a correction, a completion or a revision. It is restored
// over the stored submission that it was made on, so that newer changes of others can be shown beside it.
// rules: A4.24, X15.04, X31.41, X31.43
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { SubmissionContent } from '@constancia/domain/review/changes.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import { fitParticulars } from '@constancia/domain/submissions/particulars/fit-particulars.ts';
import {
  askedPerson,
  asksLocation,
  type Particulars,
} from '@constancia/domain/submissions/particulars/particulars.ts';
import { databaseIsSilent } from '../../platform/device/device-database.ts';
import { readDraft } from '../../platform/device/drafts.ts';
import { holdInThisTab } from '../../platform/device/tab-lock.ts';
import type { Recovered } from './answering-session.ts';
import type { StartedWith } from './answering-state.ts';
import { startedWith } from './restored-store.ts';
import { isDraft, type WrittenDraft } from './written-draft.ts';

/** A stored submission as it was opened to be edited. */
interface Opened {
  readonly id: string;
  readonly version: number;
}

export interface EditDraft<Base extends Opened> {
  /** The stored submission that the edit was made on. */
  readonly base: Base;
  readonly recovered: Recovered;
  /** Finished: it is sent by itself. */
  readonly waits: boolean;
  readonly scroll: number;
  readonly started: StartedWith;
  /** What was written; without a draft what is stored. */
  readonly content: (definition: FormDefinition, stored: SubmissionContent) => SubmissionContent;
}

export function noDraft(recovered: Recovered = 'nothing'): Omit<EditDraft<Opened>, 'base'> {
  return { recovered, waits: false, scroll: 0, started: {}, content: (_, stored) => stored };
}

export async function openEditDraft<Base extends Opened>(
  key: string,
  opened: Base,
): Promise<EditDraft<Base>> {
  const draft = await readDraft(key);
  const waits = isDraft(draft) && draft.ready !== undefined;
  if (!waits && !(await holdInThisTab(key))) return { base: opened, ...noDraft('elsewhere') };
  if (!isDraft(draft) && (await databaseIsSilent())) return { base: opened, ...noDraft('unreadable') };
  if (!isDraft(draft) || !isBase(draft.base, opened)) return { base: opened, ...noDraft() };
  const base = draft.base as Base;
  return {
    base,
    recovered: base.version === opened.version ? 'same-version' : 'other-version',
    waits,
    scroll: draft.scroll,
    started: startedWith(draft),
    content: (definition, stored) => ({
      answers: isRecord(draft.answers) ? (draft.answers as unknown as AnswerSet) : stored.answers,
      particulars: editedParticulars(definition, draft, stored.particulars),
    }),
  };
}

function isBase(base: unknown, { id }: Opened): boolean {
  return isRecord(base) && base['id'] === id && typeof base['version'] === 'number';
}

/** What the form does not ask for stays as it is stored. */
function editedParticulars(
  definition: FormDefinition,
  { particulars }: WrittenDraft,
  stored: Particulars,
): Particulars {
  const written = fitParticulars(definition, particulars);
  const located = asksLocation(definition) ? written : stored;
  return {
    citizen: (askedPerson(definition) === null ? stored : written).citizen,
    location: located.location,
    asset: located.asset,
    signatures: (definition.options.digitalSignature ? written : stored).signatures,
  };
}
