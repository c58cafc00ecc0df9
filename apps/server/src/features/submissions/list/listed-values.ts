// The answers that a list shows as columns: which questions there are, and what a row says to each.
// rules: X33.64
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readListColumns } from '@constancia/contract/submissions/columns.ts';
import { LIST_COLUMNS } from '@constancia/domain/limits.ts';
import { answerText } from '@constancia/domain/presentation/sheet/sheet.ts';
import type { FormIndex, QuestionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { truncate } from '@constancia/domain/text/truncate.ts';
import { sheetWords } from '@constancia/messages/sheet-words.ts';
import type { ListedRow } from './list-queries.ts';

type Sections = Reply<typeof readListColumns>['sections'];
type Column = Sections[number]['questions'][number];

const columnOf = ({ question: { id, title } }: QuestionEntry): Column => ({ id, title });

/** Every question of the form, by section. */
export function offeredColumns(newest: FormIndex | null): Sections {
  return (newest?.sections ?? []).map(({ section, questions, conditions }) => ({
    id: section.id,
    title: section.title,
    questions: [...questions, ...conditions.flatMap((condition) => condition.questions)].map(columnOf),
  }));
}

/** Of the wished questions those that the form asks, each once. */
export function askedColumns(newest: FormIndex | null, wished: readonly string[]): Column[] {
  return [...new Set(wished)].flatMap((id) => {
    const entry = newest?.questionById.get(id);
    return entry ? [columnOf(entry)] : [];
  });
}

/** What the first copy says, in the words of the version that was answered. */
export function listedValues(
  { values }: ListedRow,
  index: FormIndex | null,
  { columns, language }: { readonly columns: readonly string[]; readonly language: string },
): string[] {
  const words = sheetWords(language);
  return columns.map((id, position) => {
    const [entry, value] = [index?.questionById.get(id), values[position]];
    if (!entry || value === null || value === undefined) return '';
    const text = answerText(entry, value, { language, words });
    return text.length <= LIST_COLUMNS.characters ? text : `${truncate(text, LIST_COLUMNS.characters)}…`;
  });
}
