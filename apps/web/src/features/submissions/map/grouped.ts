// A count as people of the page's language write it.
import { language } from '../../../platform/language.ts';

const format = new Intl.NumberFormat(language);

export function grouped(count: number): string {
  return format.format(count);
}
