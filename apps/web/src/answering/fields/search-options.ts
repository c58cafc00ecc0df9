// Finds options of a long list by any piece of their text, ignoring case and accents, and limits how many are drawn.
// rules: A5.10, A5.11, A1.05
import type { ChoiceOption } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { plainText } from '@constancia/domain/text/plain-text.ts';

/** Most options that are drawn; the search reaches the others. */
export const OPTIONS_SHOWN_MAX = 200;

export interface FoundOptions {
  readonly shown: readonly ChoiceOption[];
  readonly found: number;
}

export function searchOptions(
  options: readonly ChoiceOption[],
  search: string,
  language: string,
): FoundOptions {
  const words = plainText(search).split(' ').filter(Boolean);
  const matching =
    words.length === 0
      ? options
      : options.filter(({ text }) => {
          const read = plainText(inLanguage(text, language));
          return words.every((word) => read.includes(word));
        });
  return { shown: matching.slice(0, OPTIONS_SHOWN_MAX), found: matching.length };
}
