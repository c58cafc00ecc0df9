// What a draft says about the form that it was written on: how each answered question was asked. The next version of the
// form may ask otherwise, and no draft keeps a whole form.
// rules: X40.10
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { language } from '../../../platform/language.ts';

/** By question: its kind and its title. */
export type AskedThen = Readonly<Record<string, readonly [QuestionKind, string]>>;

export function askedThen({ questionById }: FormIndex, { main, rows }: AnswerSet): AskedThen {
  const all = [main, ...Object.values(rows).flatMap((set) => set.map(({ answers }) => answers))];
  const asked: Record<string, AskedThen[string]> = {};
  for (const id of all.flatMap(Object.keys)) {
    const question = questionById.get(id)?.question;
    if (question) asked[id] = [question.kind, inLanguage(question.title, language)];
  }
  return asked;
}
