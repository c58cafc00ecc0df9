import { expect, it } from 'vitest';
import { type AnswerSet, NO_ANSWERS } from './answers.ts';
import { answerAt, setAnswer } from './set-answer.ts';

const answers: AnswerSet = {
  ticked: {},
  main: { nombre: { value: 'Ana' }, foto: { value: 'x', image: 'imagenes/f/1.png' } },
  rows: {
    hijos: [
      { id: 'r1', answers: { edad: { value: '3' } } },
      { id: 'r2', answers: {} },
    ],
  },
};

it('A4.01 sets an answer and keeps the identity of everything else', () => {
  const next = setAnswer(answers, { questionId: 'nombre' }, { value: 'Eva' });
  expect(answerAt(next, { questionId: 'nombre' })).toEqual({ value: 'Eva' });
  expect(next.main['foto']).toBe(answers.main['foto']);
  expect(next.rows).toBe(answers.rows);
});

it('A3.08 sets an answer in one copy and keeps the identity of the other copies', () => {
  const at = { sectionId: 'hijos', rowId: 'r2', questionId: 'edad' };
  const next = setAnswer(answers, at, { value: '7' });
  expect(answerAt(next, at)).toEqual({ value: '7' });
  expect(next.rows['hijos']?.[0]).toBe(answers.rows['hijos']?.[0]);
  expect(next.main).toBe(answers.main);
});

it('A3.22 changes the value and keeps the attachment, and the other way round', () => {
  const next = setAnswer(answers, { questionId: 'foto' }, { value: 'y' });
  expect(answerAt(next, { questionId: 'foto' })).toEqual({ value: 'y', image: 'imagenes/f/1.png' });
  const removed = setAnswer(next, { questionId: 'foto' }, { image: '' });
  expect(answerAt(removed, { questionId: 'foto' })).toEqual({ value: 'y' });
});

it('A4.01 removes the entry when nothing is left of an answer', () => {
  expect(setAnswer(answers, { questionId: 'nombre' }, { value: '' }).main).not.toHaveProperty('nombre');
  expect(setAnswer(NO_ANSWERS, { questionId: 'q' }, { value: [] })).toBe(NO_ANSWERS);
});

it('A4.01 gives back the same set when nothing changes', () => {
  expect(setAnswer(answers, { questionId: 'nombre' }, { value: 'Ana' })).toBe(answers);
  expect(setAnswer(answers, { sectionId: 'hijos', rowId: 'r9', questionId: 'edad' }, { value: '1' })).toBe(
    answers,
  );
});

it('A3.10 never reads what a record inherits', () => {
  expect(answerAt(NO_ANSWERS, { questionId: 'constructor' })).toBeUndefined();
  expect(answerAt(NO_ANSWERS, { sectionId: '__proto__', rowId: 'r1', questionId: 'q' })).toBeUndefined();
});
