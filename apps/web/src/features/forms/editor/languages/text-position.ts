// Where a text stands in its form, in words: beside a translation the number of the section and of the question tells
// texts apart that read alike. rules: X11.09
import type { FormDefinition, Question } from '@constancia/domain/forms/definition/form.ts';
import { keyOfPlace, type TextPlace } from '@constancia/domain/forms/languages/translations.ts';
import { t } from '../../../../platform/texts.ts';

/** The words for every place of a form, by key of the place. */
export function placeNames(definition: FormDefinition): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const name = (place: TextPlace, words: string) => names.set(keyOfPlace(place), words);
  const nameQuestion = ({ id, options }: Question, words: string) => {
    name({ part: 'question', id }, words);
    for (const [index, choice] of options.entries())
      name(
        { part: 'choice', id: choice.id, questionId: id },
        t('editor-content.place.choice', { question: words, choice: index + 1 }),
      );
  };
  name({ part: 'form', field: 'title' }, t('editor-content.place.form-title'));
  name({ part: 'form', field: 'description' }, t('editor-content.place.form-description'));
  for (const [sectionIndex, { id, questions, conditions }] of definition.sections.entries()) {
    const section = sectionIndex + 1;
    for (const field of ['title', 'description', 'prompt'] as const)
      name({ part: 'section', id, field }, t(`editor-content.place.section-${field}`, { section }));
    for (const [index, question] of questions.entries())
      nameQuestion(question, t('editor-content.place.question', { section, question: index + 1 }));
    for (const [conditionIndex, condition] of conditions.entries()) {
      const place = { section, condition: conditionIndex + 1 };
      name({ part: 'condition', id: condition.id }, t('editor-content.place.condition', place));
      for (const [index, question] of condition.questions.entries())
        nameQuestion(
          question,
          t('editor-content.place.condition-question', { ...place, question: index + 1 }),
        );
    }
  }
  return names;
}
