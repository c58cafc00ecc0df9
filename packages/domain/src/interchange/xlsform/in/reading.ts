// What every step of reading an XLSForm needs: the report, the lists of options, the texts in our languages, and ids that
// the form does not have yet.
// rules: X38.40-X38.42
import { CHOICES_MAX, QUESTIONS_MAX } from '../../../forms/definition/form-limits.ts';
import type { Reporter } from '../report/report.ts';
import type { SheetRow } from '../sheets/open-sheet.ts';
import type { ChoiceLists } from './choice-lists.ts';
import { ID_ROOM, itemIdNear } from './item-id-near.ts';
import type { ReadTexts } from './read-texts.ts';
import type { SayOurs } from './words-of-form.ts';

export type Made = 'section' | 'condition' | 'question';

export interface Reading {
  readonly report: Reporter;
  readonly ours: SayOurs;
  readonly lists: ChoiceLists;
  readonly textOf: ReadTexts;
  /** Counts what is made; from the limit of the product on it is refused, once, and nothing more is made. */
  readonly mayMake: (made: 'choices' | 'questions', count: number, row: SheetRow) => boolean;
  /** An id near to the name, and the row that it comes from. */
  readonly idOf: (made: Made, name: string, row: SheetRow) => string;
  /** The row of the survey that an item comes from; null for one that was not made here. */
  readonly rowOf: (made: Made, id: string) => SheetRow | null;
}

/** Ids of one kind do not repeat in a form; a name may, in two groups. */
export function newIds(): Pick<Reading, 'idOf' | 'rowOf'> {
  const taken = new Map<string, SheetRow>();
  const repeated = new Map<string, number>();
  const idOf: Reading['idOf'] = (made, name, row) => {
    const base = itemIdNear(name, made);
    let id = base;
    for (let count = repeated.get(`${made} ${base}`) ?? 1; taken.has(`${made} ${id}`); count++) {
      repeated.set(`${made} ${base}`, count + 1);
      id = `${base.slice(0, ID_ROOM)}_${count + 1}`;
    }
    taken.set(`${made} ${id}`, row);
    return id;
  };
  return { idOf, rowOf: (made, id) => taken.get(`${made} ${id}`) ?? null };
}

export function newBudget(report: Reporter): Pick<Reading, 'mayMake'> {
  const counts = { choices: 0, questions: 0 };
  const most = { choices: CHOICES_MAX, questions: QUESTIONS_MAX };
  return {
    mayMake: (made, count, row) => {
      const before = counts[made];
      counts[made] += count;
      if (counts[made] <= most[made]) return true;
      if (before <= most[made])
        report.add(row.at('type'), `too-many-${made}`, {
          text: row.cell('name'),
          values: { max: most[made] },
        });
      return false;
    },
  };
}
