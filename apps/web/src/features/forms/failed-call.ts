// What a failed action of the list says: that the form is gone when it is, otherwise the text of the action.
// rules: P8.09, P8.10, P8.12, X10.10
import { CallError } from '../../platform/api-client.ts';
import { type TextCode, t } from '../../platform/texts.ts';

export function isGone(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'form-not-found' || error.code === 'form-deleted');
}

/** A refusal for missing rights or areas says so itself. */
export function failedText(error: unknown, otherwise: TextCode): string {
  if (isGone(error)) return t('form-list.gone');
  if (error instanceof CallError && error.status === 403 && error.code !== 'offline')
    return t(`problem.${error.code}`, error.values);
  return t(otherwise);
}
