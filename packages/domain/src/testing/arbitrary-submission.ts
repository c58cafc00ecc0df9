// Random answers to a given form, and submissions that contain them.
import fc from 'fast-check';
import type { FormDefinition, Question } from '../forms/definition/form.ts';
import type { Answer, AnswerSet, AnswersByQuestion, Row } from '../submissions/answers/answers.ts';
import type { Submission } from '../submissions/submission.ts';
import { type Draw, instant, someText, text } from './arbitrary-form.ts';

export function drawSubmission(draw: Draw, definition: FormDefinition, formId: string): Submission {
  const states = definition.states.map((state) => state.id);
  return {
    id: 'AbC4567890123456789x',
    formId,
    code: draw(text),
    recordCode: draw(text),
    createdBy: draw(text),
    author: { firstName: draw(text), lastName: draw(text), inspectorNumber: draw(text) },
    createdAt: draw(instant),
    updatedAt: draw(instant),
    answers: drawAnswers(draw, definition),
    location: draw(fc.option(fc.record({ address: text, latitude: degrees, longitude: degrees }))),
    citizen: draw(fc.option(citizen)),
    state: states.length > 0 ? draw(fc.constantFrom(...states)) : null,
    stateHistory: draw(
      fc.array(
        fc.record({
          at: instant,
          username: text,
          stateId: fc.integer({ min: 0, max: 5 }),
          stateName: text,
          initial: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
    ),
    signatures: definition.signatures.flatMap((_, slot) =>
      draw(fc.boolean()) ? [{ slot, image: draw(someText), signatory: draw(text), imageId: draw(text) }] : [],
    ),
  };
}

export function drawAnswers(draw: Draw, definition: FormDefinition): AnswerSet {
  const ticked: Record<string, readonly string[]> = {};
  const rows: Record<string, readonly Row[]> = {};
  let main: AnswersByQuestion = {};
  for (const section of definition.sections) {
    const conditions = section.conditions.filter(() => draw(fc.boolean()));
    if (conditions.length > 0) ticked[section.id] = conditions.map((condition) => condition.id);
    const visible = section.conditional
      ? conditions.flatMap((condition) => condition.questions)
      : section.questions;
    main = { ...main, ...drawFor(draw, visible) };
    const copies = section.repeatable ? draw(fc.integer({ min: 0, max: 3 })) : 0;
    const names = draw(fc.constantFrom('r', 'row-'));
    if (copies > 0)
      rows[section.id] = Array.from({ length: copies }, (_, index) => ({
        id: `${names}${index}`,
        answers: drawFor(draw, section.questions),
      }));
  }
  return { ticked, main, rows };
}

const degrees = fc.integer({ min: -180_000, max: 180_000 }).map((value) => (value === 0 ? 1 : value / 1000));
const citizen = fc.record({
  id: fc.integer({ min: 1, max: 999_999 }),
  firstName: text,
  lastName: text,
  documentNumber: text,
  email: text,
  phone: text,
  street: text,
  personType: fc.constantFrom('fisica' as const, 'juridica' as const),
  documentType: fc.constantFrom(1, 11),
  taxNumber: text,
  source: text,
});

function drawFor(draw: Draw, questions: readonly Question[]): AnswersByQuestion {
  const answers: Record<string, Answer> = {};
  for (const question of questions) {
    const value = draw(fc.boolean()) ? drawValue(draw, question) : null;
    const answer: Answer = {
      ...(value === null ? {} : { value }),
      ...(draw(fc.boolean()) ? { image: draw(someText) } : {}),
      ...(draw(fc.boolean()) ? { document: draw(someText) } : {}),
    };
    if (Object.keys(answer).length > 0) answers[question.id] = answer;
  }
  return answers;
}

function drawValue(draw: Draw, question: Question): Answer['value'] | null {
  const options = question.options.map((option) => option.id);
  if (question.kind === 'yes-no') return draw(fc.constantFrom('yes', 'no'));
  if (question.kind === 'single-choice') return options.length > 0 ? draw(fc.constantFrom(...options)) : null;
  if (question.kind !== 'multiple-choice') return draw(someText);
  const chosen = draw(fc.subarray(options));
  return chosen.length > 0 ? chosen : null;
}
