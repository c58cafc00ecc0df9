// A count as people of the page's language write it.
import { HTML_LANG } from '@constancia/messages/languages.ts';
import { language } from '../../../platform/language.ts';

const format = new Intl.NumberFormat(HTML_LANG[language]);

export function grouped(count: number): string {
  return format.format(count);
}
