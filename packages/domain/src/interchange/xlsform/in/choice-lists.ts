// The lists of options of an XLSForm, by name.
// rules: X38.40, X38.43
import type { ChoiceOption } from '../../../forms/definition/form.ts';
import type { Reporter } from '../report/report.ts';
import type { OpenSheet, SheetRow } from '../sheets/open-sheet.ts';
import type { ReadTexts } from './read-texts.ts';
import { isBlank, itemIdNear } from './reading.ts';

export interface ListedChoice {
  /** As the file names it. */
  readonly name: string;
  readonly option: ChoiceOption;
}

export type ChoiceLists = ReadonlyMap<string, readonly ListedChoice[]>;

export function readChoiceLists(
  { rows }: OpenSheet,
  textOf: ReadTexts,
  { report, repeats }: { readonly report: Reporter; readonly repeats: boolean },
): ChoiceLists {
  const lists = new Map<string, ListedChoice[]>();
  const seen = new Map<string, number>();
  const ids = new Set<string>();
  for (const row of rows) {
    const [list, name] = [row.cell('list'), row.cell('name')];
    if (list === '') report.add(row.at('list'), 'choice-list-missing', name);
    if (name === '') report.add(row.at('name'), 'name-missing', row.cell('label'));
    if (list === '' || name === '') continue;
    const first = seen.get(`${list}\n${name}`);
    if (first !== undefined && !repeats)
      report.add(row.at('name'), 'choice-repeated', { text: name, values: { row: first, list } });
    if (first !== undefined) continue;
    seen.set(`${list}\n${name}`, row.row);
    const choices = lists.get(list) ?? [];
    lists.set(list, choices);
    choices.push({ name, option: optionOf(row, textOf, { report, id: freeId(ids, list, name) }) });
  }
  return lists;
}

function optionOf(
  row: SheetRow,
  textOf: ReadTexts,
  { report, id }: { readonly report: Reporter; readonly id: string },
): ChoiceOption {
  const text = textOf(row, 'label');
  if (isBlank(text)) report.add(row.at('label'), 'label-missing', row.cell('name'));
  const media = row.cell('media');
  if (media !== '') report.add(row.at('media'), 'media', media);
  return { id, text };
}

/** Two names of a list may become the same id, as `a b` and `a_b`. */
function freeId(ids: Set<string>, list: string, name: string): string {
  const base = itemIdNear(name, 'option');
  let id = base;
  for (let count = 2; ids.has(`${list}\n${id}`); count++) id = `${base.slice(0, 34)}_${count}`;
  ids.add(`${list}\n${id}`);
  return id;
}
