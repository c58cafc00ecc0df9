import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Section } from '../../forms/definition/form.ts';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import { type AnswerSet, NO_ANSWERS } from './answers.ts';
import { mayTick, tickCondition, tickedConditions, untickCondition } from './conditional-sections.ts';
import { setAnswer } from './set-answer.ts';

const now = { date: '10/03/2025', time: '09:05' };
const section = (single: boolean): Section => {
  const form = aForm().withConditionalSection(
    't',
    { single },
    aCondition('alta', aQuestion('motivo', 'text'), aQuestion('desde', 'date')),
    aCondition('baja', aQuestion('causa', 'text')),
    aCondition('otro'),
  );
  return form.build().sections[0] as Section;
};
const several = section(false);
const single = section(true);
const tick = (answers: AnswerSet, conditionId: string, of = several) =>
  tickCondition(answers, { section: of, conditionId, now });

it('A4.18 the questions of a ticked condition begin with dates set to now', () => {
  const answers = tick(NO_ANSWERS, 'alta');
  expect(answers.ticked).toEqual({ t: ['alta'] });
  expect(answers.main).toEqual({ desde: { value: '10/03/2025' } });
});

it('A3.09 keeps ticked conditions in the order of the form', () => {
  expect(tickedConditions(tick(tick(NO_ANSWERS, 'baja'), 'alta'), 't')).toEqual(['alta', 'baja']);
});

it('A4.19 clears the answers of an unticked condition, attachments included, and no others', () => {
  let answers = tick(tick(NO_ANSWERS, 'alta'), 'baja');
  answers = setAnswer(answers, { questionId: 'motivo' }, { value: 'x', image: 'k' });
  answers = setAnswer(answers, { questionId: 'causa' }, { value: 'y' });
  const after = untickCondition(answers, several, 'alta');
  expect(after).toEqual({ ticked: { t: ['baja'] }, main: { causa: { value: 'y' } }, rows: {} });
  expect(after.main['causa']).toBe(answers.main['causa']);
  expect(after.rows).toBe(answers.rows);
});

it('A4.20 disables the other conditions in single mode while one is ticked', () => {
  const answers = tick(NO_ANSWERS, 'alta', single);
  expect(mayTick(answers, single, 'alta')).toBe(true);
  expect(mayTick(answers, single, 'baja')).toBe(false);
  expect(tick(answers, 'baja', single)).toBe(answers);
  const free = untickCondition(answers, single, 'alta');
  expect(mayTick(free, single, 'baja')).toBe(true);
});

it('A4.18 changes nothing for unknown, already ticked or not ticked conditions', () => {
  const answers = tick(NO_ANSWERS, 'alta');
  expect(tick(answers, 'alta')).toBe(answers);
  expect(tick(answers, 'constructor')).toBe(answers);
  expect(untickCondition(answers, several, 'baja')).toBe(answers);
});

it('A4.19 A4.20 leaves answers only to the questions of ticked conditions, whatever is ticked and unticked', () => {
  const step = fc.record({ on: fc.boolean(), id: fc.constantFrom('alta', 'baja', 'otro', 'x') });
  fc.assert(
    fc.property(fc.boolean(), fc.array(step), (isSingle, steps) => {
      const of = isSingle ? single : several;
      const end = steps.reduce(
        (answers, { on, id }) => (on ? tick(answers, id, of) : untickCondition(answers, of, id)),
        NO_ANSWERS,
      );
      const shown = of.conditions.filter(({ id }) => end.ticked[of.id]?.includes(id));
      const visible = shown.flatMap(({ questions }) => questions.map(({ id }) => id));
      expect(Object.keys(end.main).every((id) => visible.includes(id))).toBe(true);
      expect(tickedConditions(end, 't').length).toBeLessThanOrEqual(isSingle ? 1 : 3);
      const cleared = ['alta', 'baja', 'otro'].reduce((answers, id) => untickCondition(answers, of, id), end);
      expect(cleared).toEqual(NO_ANSWERS);
    }),
  );
});
