// An issue is something that a person can put right; every check of this package returns issues and never
// throws them. `code` names the text in packages/messages; `at` names the field, so that a screen can scroll
// and link to it.

import type { IssueCode } from './issues.ts';

/** The field that an issue is about. All properties are optional: an issue of a whole form has none. */
export interface FieldRef {
  /** Name of a field of the form or request, e.g. `title`, `area`. */
  readonly field?: string;
  readonly sectionId?: string;
  readonly conditionId?: string;
  readonly questionId?: string;
  /** Row of a repeated section; absent for the first instance and for questions that do not repeat. */
  readonly rowId?: string;
}

/** `Code`: one of the catalogue (issues.ts), unless a reader of documents has codes of its own. */
export interface Issue<Code extends string = IssueCode> {
  readonly code: Code;
  readonly at?: FieldRef;
  /** Values for the placeholders of the text, e.g. `{ max: 75 }`. */
  readonly values?: Readonly<Record<string, string | number>>;
}
