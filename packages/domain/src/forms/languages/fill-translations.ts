// Many translations at once: a pasted column, texts that read alike, the lines of a spreadsheet.
// rules: X35.36-X35.38, X36.92
import type { FormDefinition } from '../definition/form.ts';
import { isTooLong, isTranslated, setTranslation, type TextRef, textsOf, versionIn } from './translations.ts';

export interface Translation {
  readonly ref: TextRef;
  /** Empty ones are left out: they would delete what is there. */
  readonly text: string;
}

export function fillTranslations(
  definition: FormDefinition,
  language: string,
  translations: readonly Translation[],
): FormDefinition {
  return translations.reduce(
    (before, { ref, text }) => (text === '' ? before : setTranslation(before, ref, { language, text })),
    definition,
  );
}

export interface PastedColumn {
  readonly taken: readonly Translation[];
  /** Cells that are longer than a text may be. */
  readonly tooLong: number;
  /** Cells below the last text. */
  readonly beyond: number;
}

/** `refs`: the texts from the cell that was pasted into, downwards. */
export function fitColumn(refs: readonly TextRef[], cells: readonly string[]): PastedColumn {
  const placed = refs.flatMap((ref, index): readonly Translation[] => [{ ref, text: cells[index] ?? '' }]);
  const written = placed.filter(({ text }) => text !== '');
  const taken = written.filter(({ ref, text }) => !isTooLong(ref, text));
  return {
    taken,
    tooLong: written.length - taken.length,
    beyond: cells.slice(refs.length).filter((text) => text !== '').length,
  };
}

/**
 * Texts without a translation that read like one that has it, with that translation: the first one in the order of the
 * form. Capitals count, spaces around do not.
 */
export function alikeTranslations(definition: FormDefinition, language: string): readonly Translation[] {
  const texts = textsOf(definition);
  const known = new Map<string, string>();
  for (const { text } of texts) {
    const own = text.text.trim();
    if (own !== '' && !known.has(own) && isTranslated(text, language))
      known.set(own, versionIn(text, language));
  }
  return texts.flatMap(({ ref, text }) => {
    const version = isTranslated(text, language) ? undefined : known.get(text.text.trim());
    return version === undefined || isTooLong(ref, version) ? [] : [{ ref, text: version }];
  });
}
