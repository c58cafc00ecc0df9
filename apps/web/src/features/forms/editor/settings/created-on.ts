// Formats when a form was created: `DD MMMM YYYY, HH:mm`, with the month in the interface language.
// rules: E2.07, E9.12
import { HTML_LANG } from '@constancia/messages/languages.ts';
import { language } from '../../../../platform/language.ts';

export function createdOn(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(HTML_LANG[language], {
    timeZone,
    day: '2-digit',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const fields = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const field = (type: Intl.DateTimeFormatPartTypes) => fields.get(type) ?? '';
  return `${field('day').padStart(2, '0')} ${field('month')} ${field('year')}, ${field('hour')}:${field('minute')}`;
}
