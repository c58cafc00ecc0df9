// Whether answers name files. Most submissions name none, so this only looks, and builds no lists.
// rules: A7.24, X14.09
import { type AnswerSet, type AnswersByQuestion, hasFile } from './answers.ts';

export function namesFiles({ main, rows }: AnswerSet): boolean {
  if (anyHasFile(main)) return true;
  for (const sectionId in rows) if (rows[sectionId]?.some((row) => anyHasFile(row.answers))) return true;
  return false;
}

function anyHasFile(answers: AnswersByQuestion): boolean {
  for (const questionId in answers) if (hasFile(answers[questionId] ?? {})) return true;
  return false;
}
