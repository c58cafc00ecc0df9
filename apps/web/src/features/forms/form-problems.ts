// Texts for failed actions on forms. A form that no longer exists gets its own text.
// rules: P8.09, P8.10, P8.12, X10.10, E6.04
import { asCallError } from '../../platform/api-client.ts';
import type { ProblemWording } from '../../platform/problem-text.ts';
import type { TextCode } from '../../platform/texts.ts';

export const GONE_TEXTS = { 'form-not-found': 'form-list.gone', 'form-deleted': 'form-list.gone' } as const;

export function isGone(error: unknown): boolean {
  return asCallError(error).code in GONE_TEXTS;
}

/** For an action of the list: a refusal for missing rights or a hold has its own text, everything else gets `otherwise`. */
export function actionProblems(otherwise: TextCode): ProblemWording {
  return { otherwise, codes: GONE_TEXTS, explains: EXPLAINED };
}

const EXPLAINED = [
  'form-held',
  'form-not-public',
  'hold-changed',
  'forbidden',
  'form-outside-areas',
  'municipality-blocked',
  'demonstration-account',
  'origin-refused',
  'account-missing',
  'session-data',
] as const;

/** For a form that the editor or the history cannot read. A malformed id in the URL reads like a missing form. */
export const READ_FORM_PROBLEMS: ProblemWording = {
  otherwise: 'staff.forms-failed',
  codes: {
    'form-not-found': 'editor.missing',
    'form-deleted': 'editor.missing',
    'request-invalid': 'editor.missing',
  },
};
