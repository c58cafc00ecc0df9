// The ways in which the answering screen is used, side by side: who answers, what they are asked besides the questions,
// and how a deleted form is shown. A new way of answering is a line here.
// rules: A1.02, A4.05, A6.08, A8.02
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';

interface Mode {
  /** Null in the preview, which asks the server for nothing. */
  readonly as: AnswererKind | null;
  /** The state of a form that has states is chosen before sending. */
  readonly asksState: boolean;
  /** A new submission, a completion or a citizen's revision can be left to be sent later by itself. */
  readonly mayWait: boolean;
  /** The page is the form's own: the browser's back button leads through its steps. */
  readonly ownsPage: boolean;
  /** A deleted form: an alert that stays, or a dialog that leads on. */
  readonly deleted: 'alert' | 'dialog';
}

export const MODES = {
  staff: { as: 'staff', asksState: true, mayWait: true, ownsPage: true, deleted: 'dialog' },
  /** Staff inside another system's page (cis), which waits for the reply. */
  embedded: { as: 'staff', asksState: true, mayWait: false, ownsPage: false, deleted: 'dialog' },
  visitor: { as: 'visitor', asksState: false, mayWait: true, ownsPage: true, deleted: 'alert' },
  /** A citizen who came from the citizen portal. */
  portal: { as: 'visitor', asksState: false, mayWait: true, ownsPage: true, deleted: 'alert' },
  /** Staff correct a stored submission. */
  edit: { as: 'staff', asksState: false, mayWait: false, ownsPage: false, deleted: 'dialog' },
  /** Staff answer what a stored submission leaves open. */
  completion: { as: 'staff', asksState: false, mayWait: true, ownsPage: false, deleted: 'dialog' },
  /** A citizen answers again what a reviewer marked. */
  revision: { as: 'visitor', asksState: false, mayWait: true, ownsPage: false, deleted: 'alert' },
  /** The editor's preview: tries the form and stores nothing. */
  preview: { as: null, asksState: false, mayWait: false, ownsPage: false, deleted: 'alert' },
} as const satisfies Readonly<Record<string, Mode>>;

export type AnsweringMode = keyof typeof MODES;
/** The modes that read a form and send a new submission. */
export type NewSubmissionMode = 'staff' | 'embedded' | 'visitor' | 'portal';
