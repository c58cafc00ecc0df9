// What the device keeps of a submission that was begun and not sent: one draft for each submission, under the person who
// writes it.
// rules: A4.01, X15.09, X31.43, X31.49
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import type { Language } from '@constancia/messages/languages.ts';

/** A new submission, or the edit of a stored one. */
export type DraftKind = 'new' | 'correction' | 'completion' | 'revision';

/** What a finished submission needs to be sent later, without the form on screen. */
export interface ReadyToSend {
  readonly as: AnswererKind;
  /** Of the page on which it was left. */
  readonly language: Language;
  /** Null where no state is chosen. */
  readonly state: number | null;
  /** The version that was answered. */
  readonly form: FormToAnswer;
  /** The files that this device has and the server does not. */
  readonly files: readonly (AnswerRef & { readonly kind: AttachmentKind })[];
  /** When the person left it to be sent, in epoch milliseconds. */
  readonly since: number;
}

/** Why a submission that was sent later was not stored. */
export interface RefusedLater {
  /** A problem of the server, or `files-lost`. */
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface WrittenDraft {
  readonly kind: DraftKind;
  readonly formId: string;
  /** Of the form. */
  readonly version: number;
  /** Title of the form, for the list of drafts. */
  readonly title: string;
  /** Whom the submission is about; '' when nobody was chosen. */
  readonly name: string;
  readonly submissionId: string;
  /** The server may hold it already: it was sent and no reply came. */
  readonly mayBeStored: boolean;
  readonly answers: unknown;
  /** How the answered questions were asked: `AskedThen`. */
  readonly asked?: unknown;
  /** Person, location, signatures. */
  readonly particulars: unknown;
  /** Who signs each box and under which title, in the order of the form that was answered. */
  readonly boxes?: unknown;
  /** Only on a form that sells something. */
  readonly purchase?: unknown;
  readonly drawings: unknown;
  readonly step: unknown;
  /** Position of the section, where sections are steps. */
  readonly section?: unknown;
  /** Ids of the open sections. */
  readonly open: unknown;
  /** How far the page was scrolled, in pixels. */
  readonly scroll: number;
  /** The last visit of the asset, when its answers were taken. */
  readonly startedFrom?: unknown;
  /** What a link filled in. */
  readonly prefilled?: unknown;
  /** Id of the work order that is done with it. */
  readonly workOrder?: unknown;
  /** When and where it was begun. */
  readonly evidence?: unknown;
  /** For an edit: the stored submission that it was made on. */
  readonly base?: unknown;
  /** Finished: it is sent by itself. Opening it to write on takes this away. */
  readonly ready?: ReadyToSend;
  readonly refused?: RefusedLater;
}

const ENTITY_ID = /^[0-9A-Za-z]{20}$/;
const KINDS: readonly unknown[] = ['new', 'correction', 'completion', 'revision'] satisfies DraftKind[];

export function isDraft(draft: unknown): draft is WrittenDraft {
  if (!isRecord(draft)) return false;
  const isId = (id: unknown) => typeof id === 'string' && ENTITY_ID.test(id);
  return (
    KINDS.includes(draft['kind']) &&
    typeof draft['version'] === 'number' &&
    isId(draft['submissionId']) &&
    isId(draft['formId'])
  );
}

/** Key of the drafts of a person without an account. */
export const VISITOR = 'visitor';
/** Milliseconds. A shared device deletes what a visitor left behind. */
export const VISITOR_DRAFT_AGE_MAX = 7 * 24 * 60 * 60 * 1000;

/** Key of the drafts of a known person without an account, e.g. from the citizen portal: nobody else sees them. */
export function visitorDraftKey(name: string): string {
  return `${VISITOR}-${name}`;
}

/** All drafts of a person, or those of one form; `person` is the id of an account, VISITOR or a `visitorDraftKey`. */
export function draftPrefix(person: string, formId?: string): string {
  return formId === undefined ? `${person}.` : `${person}.${formId}.`;
}

/** `draft`: the id that the submission had when it was begun. */
export function newDraftKey(person: string, formId: string, draft: string): string {
  return `${draftPrefix(person, formId)}${draft}`;
}

export function editDraftKey(person: string, kind: Exclude<DraftKind, 'new'>, submissionId: string): string {
  return `${person}.${kind}.${submissionId}`;
}

/** The key of the draft that a page was opened with, from what the navigation passed on. */
export function draftIn(state: unknown): string | undefined {
  const draft = isRecord(state) ? state['draft'] : undefined;
  return typeof draft === 'string' ? draft : undefined;
}
