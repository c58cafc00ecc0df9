// A count as people of the page's language write it.
import { numberFormat } from '../../../platform/numbers/number-format.ts';

const format = numberFormat();

export function grouped(count: number): string {
  return format.format(count);
}
