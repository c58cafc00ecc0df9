// What the editor and the history say of a form that could not be read. rules: E6.04, E8.01
import { CallError } from '../../platform/api-client.ts';
import { t } from '../../platform/texts.ts';

/** Nobody finds a form under an address that is none: both read the same. */
const MISSING: readonly string[] = ['form-not-found', 'form-deleted', 'request-invalid'];

export function unreadFormText(error: unknown): string {
  if (!(error instanceof CallError)) return t('staff.forms-failed');
  if (MISSING.includes(error.code)) return t('editor.missing');
  if (error.code === 'offline') return t('shell.offline');
  return error.status < 500 ? t(`problem.${error.code}`, error.values) : t('staff.forms-failed');
}
