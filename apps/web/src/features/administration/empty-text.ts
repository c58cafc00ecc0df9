// What stands in the place of rows: nothing matches what was asked for, or there is nothing at all.
// rules: X33.10
import { type TextCode, t } from '../../platform/texts.ts';

/** `none`: the text when nothing matches. */
export function emptyText(isNarrowed: boolean, none: TextCode): string {
  return t(isNarrowed ? none : 'administration.empty');
}
