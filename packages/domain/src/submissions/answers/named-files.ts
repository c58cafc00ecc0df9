// Whether answers name files. Most submissions name none, so this only looks, and builds no lists.
// rules: A7.24, X14.09
import type { Answer, AnswerSet, AnswersByQuestion } from './answers.ts';

/**
 * Whether a file goes with the answer; what each field holds may still be anything. Field by field: looking the four up by
 * their names took intake twenty times as long.
 */
export function hasFile({
  image,
  document,
  video,
  audio,
}: { readonly [Item in keyof Answer]?: unknown }): boolean {
  return Boolean(image || document || video || audio);
}

export function namesFiles({ main, rows }: AnswerSet): boolean {
  if (anyHasFile(main)) return true;
  for (const sectionId in rows) if (rows[sectionId]?.some((row) => anyHasFile(row.answers))) return true;
  return false;
}

function anyHasFile(answers: AnswersByQuestion): boolean {
  for (const questionId in answers) if (hasFile(answers[questionId] ?? {})) return true;
  return false;
}
