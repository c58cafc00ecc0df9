// The lists of options of an XLSForm, by name.
// rules: X38.40, X38.43
import type { ChoiceOption } from '../../../forms/definition/form.ts';
import type { Reporter } from '../report/report.ts';
import type { OpenSheet, SheetRow } from '../sheets/open-sheet.ts';
import type { ReadTexts } from './read-texts.ts';
import { isBlank } from '../sheets/blank-text.ts';
import { ID_ROOM, itemIdNear } from './item-id-near.ts';

/** Options in their order, by the names that the file has for them. */
export type ChoiceList = ReadonlyMap<string, ChoiceOption>;
export type ChoiceLists = ReadonlyMap<string, ChoiceList>;

export function readChoiceLists(
  { rows }: OpenSheet,
  textOf: ReadTexts,
  { report, repeats }: { readonly report: Reporter; readonly repeats: boolean },
): ChoiceLists {
  const lists = new Map<string, Map<string, ChoiceOption>>();
  const seen = new Map<string, number>();
  const idOf = newOptionIds();
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
    const options = lists.get(list) ?? new Map<string, ChoiceOption>();
    lists.set(list, options);
    options.set(name, optionOf(row, textOf, { report, id: idOf(list, name) }));
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
function newOptionIds(): (list: string, name: string) => string {
  const ids = new Set<string>();
  const repeated = new Map<string, number>();
  return (list, name) => {
    const base = itemIdNear(name, 'option');
    let id = base;
    for (let count = repeated.get(`${list}\n${base}`) ?? 1; ids.has(`${list}\n${id}`); count++) {
      repeated.set(`${list}\n${base}`, count + 1);
      id = `${base.slice(0, ID_ROOM)}_${count + 1}`;
    }
    ids.add(`${list}\n${id}`);
    return id;
  };
}
