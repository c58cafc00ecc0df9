// What a list of answers that could not be read says.
import { CallError } from '../../../platform/api-client.ts';
import { t } from '../../../platform/texts.ts';

export function failureText(error: unknown): string {
  if (!(error instanceof CallError)) return t('problem.unexpected');
  return error.code === 'offline' ? t('shell.offline') : t(`problem.${error.code}`, error.values);
}
