// Changing the kind of a question. What the new kind has no use for is set aside by the editor, so that a kind that was
// chosen by mistake costs nothing.
// rules: E3.48-E3.52, X31.34, X31.71, X35.04

import { type FormDefinition, type Question, questionsOf } from '../definition/form.ts';
import { purposeField, purposesOf } from '../definition/purposes.ts';
import { isMoment, type QuestionKind } from '../definition/question-kinds.ts';
import { changeQuestion } from './change-item.ts';
import { isChoice } from './edit-questions.ts';

/** What only some kinds of question have. */
export type KindContent = Pick<Question, 'options' | 'searchable' | 'link' | 'linkTitle'> &
  Partial<Pick<Question, 'scansCode' | 'purpose' | 'startsEmpty'>>;

const NOTHING: KindContent = { options: [], searchable: false, link: '', linkTitle: '' };

/** What has to be kept of a question before its kind changes, together with what was set aside before. */
export function keptContent(question: Question, before: KindContent = NOTHING): KindContent {
  const { options, searchable, link, linkTitle, kind } = question;
  const { scansCode } = kind === 'text' ? question : before;
  const { startsEmpty } = isMoment(kind) ? question : before;
  const isOfKind = purposesOf(kind).some((known) => known === before.purpose);
  const purpose = question.purpose ?? (isOfKind ? undefined : before.purpose);
  return {
    ...(isChoice(kind)
      ? { options, searchable }
      : { options: before.options, searchable: before.searchable }),
    ...(kind === 'link' ? { link, linkTitle } : { link: before.link, linkTitle: before.linkTitle }),
    ...(scansCode && { scansCode }),
    ...(startsEmpty !== undefined && { startsEmpty }),
    ...(purpose && { purpose }),
  };
}

/** `kept`: what comes back when the new kind has a use for it. */
export function changeQuestionKind(
  definition: FormDefinition,
  questionId: string,
  { kind, kept = NOTHING }: { readonly kind: QuestionKind; readonly kept?: KindContent },
): FormDefinition {
  return changeQuestion(definition, questionId, (question) => {
    if (question.kind === kind) return question;
    const { scansCode: _ofText, purpose: _ofKind, ...rest } = question;
    const { options, searchable, link, linkTitle } = keptContent(question, kept);
    const { scansCode, purpose, startsEmpty = true } = keptContent(question, kept);
    return {
      ...rest,
      kind,
      ...(isChoice(kind) ? { options, searchable } : { options: [], searchable: false }),
      ...(kind === 'link' ? { link, linkTitle } : { link: '', linkTitle: '' }),
      ...(kind === 'text' && scansCode && { scansCode }),
      ...purposeField(kind, purpose),
      startsEmpty: isMoment(kind) && startsEmpty,
    };
  });
}

/** The questions whose options or link a save deletes, because they are of another kind now. */
export function losingContent(
  definition: FormDefinition,
  setAside: ReadonlyMap<string, KindContent>,
): readonly Question[] {
  return definition.sections.flatMap(questionsOf).filter(({ id, kind }) => {
    const kept = setAside.get(id);
    if (!kept) return false;
    const options = !isChoice(kind) && kept.options.some(({ text }) => text.text !== '');
    return options || (kind !== 'link' && kept.link !== '');
  });
}
