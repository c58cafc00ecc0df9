// Which question of ours a name in a table of ODK or Kobo means. There a name may stand in several groups, and a row that
// several options open is one; our form has a question for each, with a number behind the id. The groups before the name say
// which of them it is.
// rules: X38.35, X38.40
import type { FormIndex, QuestionEntry } from '../../submissions/answers/form-index.ts';
import { ID_ROOM, itemIdNear } from '../xlsform/in/item-id-near.ts';

/** Where a heading stands: in a table of submissions, or of what repeats in them, which is named after it. */
export interface TableSide {
  readonly repeats: boolean;
  /** Name of the file. */
  readonly name: string;
}

/**
 * The questions that it means: several where the groups do not say which. `path`: the names before it, from outside to
 * inside.
 */
export type NamedQuestions = (name: string, path: readonly string[]) => readonly QuestionEntry[];

/** The questions with this id, or with a number behind it, in the order in which they were made. */
export function alikeQuestions({ questionById }: FormIndex, name: string): readonly QuestionEntry[] {
  const base = itemIdNear(name, 'question');
  const found: QuestionEntry[] = [];
  for (let next = questionById.get(base), count = 2; next; count += 1) {
    found.push(next);
    next = questionById.get(`${base.slice(0, ID_ROOM)}_${count}`);
  }
  return found;
}

export function namedQuestions(index: FormIndex, { repeats, name: file }: TableSide): NamedQuestions {
  const stem = file.replace(/\.[^.]*$/, '');
  return (name, path) => {
    const alike = alikeQuestions(index, name);
    if (alike.length < 2) return alike;
    const names = [...(repeats ? [stem] : []), ...path].map((one) => itemIdNear(one, 'section'));
    const before = `-${names.join('-')}-`;
    const likelihood = ({ section }: QuestionEntry) =>
      (section.repeatable === repeats ? before.length : 0) + positionIn(before, section.id);
    const most = Math.max(...alike.map(likelihood));
    return alike.filter((entry) => likelihood(entry) === most);
  };
}

/** The nearer to the name, the higher; -1 for a section that is not before it. */
function positionIn(before: string, sectionId: string): number {
  const unnumbered = sectionId.replace(/_\d+$/, '');
  return Math.max(before.lastIndexOf(`-${sectionId}-`), before.lastIndexOf(`-${unnumbered}-`));
}
