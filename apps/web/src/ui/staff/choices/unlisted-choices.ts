// What is chosen in a list of boxes and is not there any more, as boxes of their own: nobody could untick it otherwise.
// rules: X40.18
import { t } from '../../../platform/texts.ts';
import type { Choice } from './select-field.tsx';

export function withUnlisted(choices: readonly Choice[], chosen: readonly string[]): readonly Choice[] {
  const listed = new Set(choices.map(({ id }) => id));
  const unlisted = chosen.filter((id) => !listed.has(id));
  return [...choices, ...unlisted.map((id) => ({ id, name: `${t('staff.choice-unlisted')} (${id})` }))];
}
