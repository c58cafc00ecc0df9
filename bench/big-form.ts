// Creates forms of any size, with every kind of question in turn, and answers to them.
import type { FormDefinition, Question } from '@constancia/domain/forms/definition/form.ts';
import { QUESTION_KINDS, type QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import type { Answer, AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';

const QUESTIONS_PER_SECTION = 10;
const OPTIONS = ['Bueno', 'Regular', 'Malo', 'No corresponde'];

const VALUES: Readonly<Record<QuestionKind, (question: Question) => Answer>> = {
  text: () => ({ value: 'Se observa la vereda en buen estado, con raíces a la vista.' }),
  integer: () => ({ value: '42' }),
  decimal: () => ({ value: '12,5' }),
  date: () => ({ value: '14/03/2026' }),
  time: () => ({ value: '09:30' }),
  link: () => ({ value: 'https://www.ejemplo.org/acta' }),
  'single-choice': ({ options }) => ({ value: options[1]?.id ?? '' }),
  'multiple-choice': ({ options }) => ({ value: options.slice(0, 2).map(({ id }) => id) }),
  'yes-no': () => ({ value: 'yes' }),
};

function questionAt(index: number): Question {
  const kind = QUESTION_KINDS[index % QUESTION_KINDS.length] ?? 'text';
  const options = kind.endsWith('choice') ? OPTIONS : [];
  return aQuestion(`q${index}`, kind, {
    title: { text: `Pregunta número ${index + 1} de la inspección` },
    required: index % 3 === 0,
    options,
  });
}

export function bigForm(questions: number): FormDefinition {
  const all = Array.from({ length: questions }, (_, index) => questionAt(index));
  const sections = Math.ceil(questions / QUESTIONS_PER_SECTION);
  let form = aForm()
    .with({ title: { text: `Formulario de ${questions} preguntas` } })
    .withOptions({ publicAccess: true });
  for (let section = 0; section < sections; section++) {
    const from = section * QUESTIONS_PER_SECTION;
    form = form.withSection(`s${section}`, ...all.slice(from, from + QUESTIONS_PER_SECTION));
  }
  return form.build();
}

export function answersTo(definition: FormDefinition): AnswerSet {
  const questions = definition.sections.flatMap((section) => section.questions);
  return {
    ticked: {},
    main: Object.fromEntries(questions.map((question) => [question.id, VALUES[question.kind](question)])),
    rows: {},
  };
}
