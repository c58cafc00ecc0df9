// Names the position of a text in its form. In a list of translations the numbers of section and question distinguish
// texts that read alike.
// rules: X11.09, X36.90
import type { FormDefinition, Question } from '@constancia/domain/forms/definition/form.ts';
import {
  keyOfText,
  signatureTexts,
  stateTexts,
  type TextRef,
} from '@constancia/domain/forms/languages/translations.ts';
import { t } from '../../../../platform/texts.ts';

/** The position in words for every text of a form, by the text's key. */
export function positionNames(definition: FormDefinition): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const name = (ref: TextRef, words: string) => names.set(keyOfText(ref), words);
  const nameQuestion = ({ id, options }: Question, words: string) => {
    name({ kind: 'question', id }, words);
    for (const [index, choice] of options.entries())
      name(
        { kind: 'choice', id: choice.id, questionId: id },
        t('editor-content.place.choice', { question: words, choice: index + 1 }),
      );
  };
  name({ kind: 'form', field: 'title' }, t('editor-content.place.form-title'));
  name({ kind: 'form', field: 'description' }, t('editor-content.place.form-description'));
  name({ kind: 'form', field: 'afterSending' }, t('editor-content.place.form-afterSending'));
  for (const [index, { ref }] of signatureTexts(definition).entries())
    name(ref, t('editor-content.place.signature', { number: index + 1 }));
  for (const [index, { ref }] of stateTexts(definition).entries())
    name(ref, t('editor-content.place.state', { number: index + 1 }));
  for (const [sectionIndex, { id, questions, conditions }] of definition.sections.entries()) {
    const section = sectionIndex + 1;
    for (const field of ['title', 'description', 'prompt'] as const)
      name({ kind: 'section', id, field }, t(`editor-content.place.section-${field}`, { section }));
    for (const [index, question] of questions.entries())
      nameQuestion(question, t('editor-content.place.question', { section, question: index + 1 }));
    for (const [conditionIndex, condition] of conditions.entries()) {
      const position = { section, condition: conditionIndex + 1 };
      name({ kind: 'condition', id: condition.id }, t('editor-content.place.condition', position));
      for (const [index, question] of condition.questions.entries())
        nameQuestion(
          question,
          t('editor-content.place.condition-question', { ...position, question: index + 1 }),
        );
    }
  }
  return names;
}
