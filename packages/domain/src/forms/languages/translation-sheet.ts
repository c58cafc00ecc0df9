// The texts of a form as a spreadsheet that a translator fills in, and what is read of it again. A line is known by its
// key, so lines may be ordered and left out; a line that does not fit any more is not taken and says why.
// rules: X35.38
import { alike, type ChosenColumns, type TextTable } from '../../sheets/sheet-lines.ts';
import type { FormDefinition } from '../definition/form.ts';
import type { Translation } from './fill-translations.ts';
import { isTooLong, keyOfText, type TextRef, textsOf, versionIn } from './translations.ts';

/** In the order of the file. */
export const TRANSLATION_COLUMNS = ['key', 'where', 'text', 'translation'] as const;
export type TranslationColumn = (typeof TRANSLATION_COLUMNS)[number];

/** `names`: where each text stands, in words, by its key. */
export function translationRows(
  definition: FormDefinition,
  language: string,
  names: ReadonlyMap<string, string>,
): TextTable {
  return textsOf(definition).map(({ ref, text }) => {
    const key = keyOfText(ref);
    return [key, names.get(key) ?? '', text.text, versionIn(text, language)];
  });
}

/** Why a line is not taken: no such text in the form, its text is another one now, a second line of it, too long. */
export type LineRefusal = 'unknown' | 'changed' | 'repeated' | 'too-long';

export interface RefusedLine {
  /** From 1; the headings are line 1. */
  readonly line: number;
  readonly why: LineRefusal;
  /** What the line says: the original, or its translation. */
  readonly text: string;
}

export interface ReadTranslations {
  /** Those that differ from what the form has. */
  readonly taken: readonly Translation[];
  /** Lines whose translation the form has already. */
  readonly same: number;
  /** Lines without a translation: what is there stays. */
  readonly empty: number;
  readonly refused: readonly RefusedLine[];
}

export function readTranslations(
  definition: FormDefinition,
  language: string,
  {
    table: [, ...lines],
    columns,
  }: { readonly table: TextTable; readonly columns: ChosenColumns<TranslationColumn> },
): ReadTranslations {
  const texts = new Map(textsOf(definition).map((text) => [keyOfText(text.ref), text]));
  const seen = new Set<string>();
  const taken: Translation[] = [];
  const refused: RefusedLine[] = [];
  let same = 0;
  let empty = 0;
  for (const [index, cells] of lines.entries()) {
    const cell = (column: TranslationColumn) => (cells[columns[column] ?? -1] ?? '').trim();
    const [key, own, text] = [cell('key'), cell('text'), cell('translation').replaceAll('\r\n', '\n')];
    if (text === '') {
      empty += 1;
      continue;
    }
    const found = texts.get(key);
    const why = refusalOf(
      found && { ref: found.ref, now: found.text.text, own, text, isRepeated: seen.has(key) },
    );
    seen.add(key);
    if (why !== null) refused.push({ line: index + 2, why, text: own || text });
    else if (found && versionIn(found.text, language) !== text) taken.push({ ref: found.ref, text });
    else same += 1;
  }
  return { taken, same, empty, refused };
}

interface ReadLine {
  readonly ref: TextRef;
  readonly now: string;
  readonly own: string;
  readonly text: string;
  readonly isRepeated: boolean;
}

function refusalOf(line: ReadLine | undefined): LineRefusal | null {
  if (!line) return 'unknown';
  if (line.isRepeated) return 'repeated';
  // Without the column of the originals nobody can say that one changed.
  if (line.own !== '' && alike(line.own) !== alike(line.now)) return 'changed';
  return isTooLong(line.ref, line.text) ? 'too-long' : null;
}
