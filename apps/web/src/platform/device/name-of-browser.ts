// What a person calls a browser: 'Chrome en Android'.
// rules: X33.50, X34.16
import { browserOf } from '@constancia/domain/users/browser-name.ts';
import { t } from '../texts.ts';

/** `agent`: what the browser says of itself. */
export function nameOfBrowser(agent: string): string {
  const { browser, system } = browserOf(agent);
  if (browser === '') return t('account.browser-unknown');
  return system === '' ? browser : t('account.browser-on', { browser, system });
}
