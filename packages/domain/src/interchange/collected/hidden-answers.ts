// Answers that stand in a table although their condition was not chosen. A row that several options open is one column there
// and a question of each condition here, so the answer goes to the one that was asked; what nothing asked is left out and
// reported.
// rules: X38.35, X38.36
import { sameLocalized } from '../../localized.ts';
import type { FormIndex, QuestionEntry } from '../../submissions/answers/form-index.ts';
import type { Gathered } from './gather-row.ts';
import { alikeQuestions } from './named-questions.ts';
import type { CollectedReport } from './report.ts';

export function moveHidden(
  { main, cells, ticked, file, row }: Gathered,
  index: FormIndex,
  report: CollectedReport,
): void {
  const isAsked = ({ section, condition }: QuestionEntry) =>
    condition === null || ticked.get(section.id)?.has(condition.id) === true;
  for (const [id, answer] of Array.from(main)) {
    const entry = index.questionById.get(id);
    if (!entry || isAsked(entry)) continue;
    main.delete(id);
    const twin = alikeQuestions(index, id).find((one) => isTwin(one, entry) && isAsked(one));
    const cell = cells.get(id) ?? { file, row, column: '', text: '' };
    if (!twin || main.has(twin.question.id)) report.add(cell, 'answer-hidden', cell.text);
    else {
      main.set(twin.question.id, answer);
      cells.set(twin.question.id, cell);
    }
  }
}

/** Made of the same row, for another condition. */
function isTwin(one: QuestionEntry, other: QuestionEntry): boolean {
  const { section, question } = one;
  return (
    section.id === other.section.id &&
    question.kind === other.question.kind &&
    sameLocalized(question.title, other.question.title)
  );
}
