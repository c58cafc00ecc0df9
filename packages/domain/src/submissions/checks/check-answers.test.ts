import { expect, it } from 'vitest';
import { COPIES_MAX, UNKNOWN_IDS_REPORTED_MAX } from '../../limits.ts';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import type { AnswerSet } from '../answers/answers.ts';
import { indexForm } from '../answers/form-index.ts';
import { checkAnswers } from './check-answers.ts';

const form = aForm()
  .withSection(
    'datos',
    aQuestion('nombre', 'text', { required: true }),
    aQuestion('edad', 'integer'),
    aQuestion('web', 'link'),
    aQuestion('fecha', 'date', { required: true }),
    aQuestion('rubros', 'multiple-choice', { options: ['a', 'b', 'c'] }),
    aQuestion('foto', 'text', { allowsImage: true }),
  )
  .withConditionalSection(
    't',
    { required: true, single: true },
    aCondition('alta', aQuestion('motivo', 'text', { required: true })),
    aCondition('baja', aQuestion('causa', 'text', { required: true })),
  )
  .withRepeatableSection(
    'hijos',
    aQuestion('hijo', 'text', { required: true }),
    aQuestion('anios', 'integer'),
  )
  .build();
const index = indexForm(form);
const complete: AnswerSet = {
  ticked: { t: ['alta'] },
  main: {
    nombre: { value: 'Ana' },
    fecha: { value: '10/03/2025' },
    motivo: { value: 'm' },
    hijo: { value: 'Leo' },
  },
  rows: {},
};
const check = (over: Partial<Record<keyof AnswerSet, unknown>>) =>
  checkAnswers(index, { ...complete, ...(over as AnswerSet) });
const main = (answers: Record<string, unknown>) => check({ main: { ...complete.main, ...answers } });
const codes = (over: Parameters<typeof check>[0]) => check(over).issues.map(({ code }) => code);

it('A5.01 finds nothing wrong with complete answers and returns them', () => {
  expect(checkAnswers(index, complete)).toEqual({ answers: complete, issues: [] });
});

it('A5.01 A5.02 reports missing answers and ticks in the order of the form', () => {
  expect(
    checkAnswers(index, { ticked: {}, main: {}, rows: { hijos: [{ id: 'r1', answers: {} }] } }).issues,
  ).toEqual([
    { code: 'answer-required', at: { sectionId: 'datos', questionId: 'nombre' } },
    { code: 'answer-required', at: { sectionId: 'datos', questionId: 'fecha' } },
    { code: 'section-required', at: { sectionId: 't' } },
    { code: 'answer-required', at: { sectionId: 'hijos', questionId: 'hijo' } },
    { code: 'answer-required', at: { sectionId: 'hijos', questionId: 'hijo', rowId: 'r1' } },
  ]);
});

it('A5.01 asks only visible questions and drops answers to hidden ones', () => {
  const { answers, issues } = main({ causa: { value: 'oculta' } });
  expect(issues).toEqual([]);
  expect(answers.main).not.toHaveProperty('causa');
});

it('A5.01 names the condition of a missing answer', () => {
  expect(check({ main: { ...complete.main, motivo: { value: ' \n' } } }).issues).toEqual([
    { code: 'answer-required', at: { sectionId: 't', conditionId: 'alta', questionId: 'motivo' } },
  ]);
});

it('A5.06 A5.08 A5.50 reports formats and stores nothing that is wrong', () => {
  const { answers, issues } = main({
    edad: { value: '1,5' },
    web: { value: 'javascript:alert(1)' },
    fecha: { value: '31/02/2025' },
  });
  expect(issues.map(({ code, at }) => [code, at?.questionId])).toEqual([
    ['integer-invalid', 'edad'],
    ['link-invalid', 'web'],
    ['date-invalid', 'fecha'],
  ]);
  expect(Object.keys(answers.main)).toEqual(['nombre', 'motivo', 'hijo']);
});

it('A5.50 R5.12 normalises what it accepts', () => {
  const { answers, issues } = main({
    edad: { value: ' 07 ' },
    web: { value: 'ejemplo.org' },
    rubros: { value: ['rubros-3', 'rubros-1'] },
    nombre: { value: 'Ana\u0000\r\n' },
  });
  expect(issues).toEqual([]);
  expect(answers.main).toMatchObject({
    edad: { value: '07' },
    web: { value: 'https://ejemplo.org' },
    rubros: { value: ['rubros-1', 'rubros-3'] },
    nombre: { value: 'Ana\n' },
  });
});

it('A5.01 drops blank optional answers without an issue', () => {
  const { answers, issues } = main({
    edad: { value: '' },
    web: {},
    rubros: { value: [] },
    foto: { value: ' ' },
  });
  expect(issues).toEqual([]);
  expect(answers).toEqual(complete);
});

it('A3.22 keeps allowed attachments, also without a value, and refuses others', () => {
  const kept = main({ foto: { image: 'imagenes/f/1.png', document: '' } });
  expect(kept.issues).toEqual([]);
  expect(kept.answers.main['foto']).toEqual({ image: 'imagenes/f/1.png' });
  expect(main({ foto: { video: 'v' } }).issues.map(({ code }) => code)).toEqual(['attachment-not-allowed']);
  expect(main({ foto: { image: ['x'] } }).issues.map(({ code }) => code)).toEqual(['attachment-invalid']);
  expect(main({ foto: { image: 'a\u0000b' } }).issues.map(({ code }) => code)).toEqual([
    'attachment-invalid',
  ]);
});

it('A4.20 refuses two ticked conditions in single mode', () => {
  const { answers, issues } = check({ ticked: { t: ['baja', 'alta'] } });
  expect(issues).toEqual([{ code: 'condition-single', at: { sectionId: 't' } }]);
  expect(answers.ticked).toEqual({ t: ['alta'] });
});

it('A3.09 refuses unknown conditions, and ticks where there are none', () => {
  expect(check({ ticked: { t: ['alta', 'otra'] } }).issues).toEqual([
    { code: 'condition-unknown', at: { sectionId: 't', conditionId: 'otra' } },
  ]);
  expect(codes({ ticked: { t: ['alta'], datos: ['alta'] } })).toEqual(['condition-unknown']);
});

it('E3.41 A4.21 refuses copies of a section that does not repeat', () => {
  const rows = [{ id: 'r1', answers: {} }];
  expect(codes({ rows: { datos: rows } })).toEqual(['rows-not-allowed']);
  expect(codes({ rows: { t: rows } })).toEqual(['rows-not-allowed']);
  expect(codes({ rows: { datos: [] } })).toEqual([]);
});

it('A4.21 checks every copy like the first instance', () => {
  const rows = { hijos: [{ id: 'r1', answers: { hijo: { value: 'Eva' }, anios: { value: 'tres' } } }] };
  const { answers, issues } = check({ rows });
  expect(issues).toEqual([
    { code: 'integer-invalid', at: { sectionId: 'hijos', questionId: 'anios', rowId: 'r1' } },
  ]);
  expect(answers.rows).toEqual({ hijos: [{ id: 'r1', answers: { hijo: { value: 'Eva' } } }] });
});

it('A4.23 refuses copies with the same, a missing or a strange id', () => {
  const answers = { hijo: { value: 'Eva' } };
  const ids = ['r1', 'r1', '', '__proto__', 'a'.repeat(41), undefined, 7];
  const rows = { hijos: ids.map((id) => ({ id, answers })) };
  const invalid = Array(5).fill('row-id-invalid');
  expect(codes({ rows })).toEqual(['row-duplicate', ...invalid]);
});

it('A9.24 refuses more copies than the safety bound', () => {
  const rows = Array.from({ length: COPIES_MAX + 1 }, (_, row) => ({
    id: `r${row}`,
    answers: { hijo: { value: 'x' } },
  }));
  const { answers, issues } = check({ rows: { hijos: rows } });
  expect(issues).toEqual([
    { code: 'rows-too-many', at: { sectionId: 'hijos' }, values: { max: COPIES_MAX } },
  ]);
  expect(answers.rows['hijos']).toHaveLength(COPIES_MAX);
});

it('A5.01 W10 refuses ids that the form does not know, after the issues of the form', () => {
  const given = {
    ticked: { t: ['alta'], otra: [] },
    main: { ...complete.main, nombre: {}, ajena: { value: 'x' } },
    rows: { hijos: [{ id: 'r1', answers: { hijo: { value: 'x' }, nombre: { value: 'x' } } }], rara: [] },
  };
  expect(check(given).issues).toEqual([
    { code: 'answer-required', at: { sectionId: 'datos', questionId: 'nombre' } },
    { code: 'question-unknown', at: { sectionId: 'hijos', rowId: 'r1', questionId: 'nombre' } },
    { code: 'section-unknown', at: { sectionId: 'otra' } },
    { code: 'section-unknown', at: { sectionId: 'rara' } },
    { code: 'question-unknown', at: { questionId: 'ajena' } },
  ]);
});

it('A5.01 W10 treats names that objects inherit as unknown ids', () => {
  const hostile = JSON.parse(
    '{"__proto__": {"value": "x"}, "constructor": {"value": "y"}, "toString": null}',
  );
  const given = { ...complete, main: Object.assign(Object.create(null), complete.main) };
  for (const key of Object.keys(hostile))
    Object.defineProperty(given.main, key, { value: hostile[key], enumerable: true });
  const { answers, issues } = checkAnswers(index, given);
  expect(issues.map(({ code, at }) => [code, at?.questionId])).toEqual([
    ['question-unknown', '__proto__'],
    ['question-unknown', 'constructor'],
    ['question-unknown', 'toString'],
  ]);
  expect(answers).toEqual(complete);
  expect(codes({ rows: JSON.parse('{"__proto__": []}'), ticked: { t: ['alta'] } })).toEqual([
    'section-unknown',
  ]);
});

it('A5.01 W10 survives any shape and never accepts a wrong one', () => {
  const wrong = [null, 7, 'x', [], [[]], { a: 1 }, true];
  for (const piece of wrong) {
    expect(() => checkAnswers(index, piece as unknown as AnswerSet)).not.toThrow();
    expect(() => check({ main: piece, rows: { hijos: piece }, ticked: { t: piece } })).not.toThrow();
    expect(() => check({ rows: { hijos: [piece, { id: 'r1', answers: piece }] } })).not.toThrow();
  }
  for (const value of [7, true, {}, [7], [['a']]])
    expect(main({ nombre: { value } }).issues.map(({ code }) => code)).toEqual(['answer-shape']);
  expect(main({ nombre: ['Ana'] }).issues.map(({ code }) => code)).toEqual(['answer-shape']);
  expect(main({ nombre: { value: ['Ana'] } }).issues.map(({ code }) => code)).toEqual(['answer-shape']);
  expect(main({ rubros: { value: 'rubros-1' } }).issues.map(({ code }) => code)).toEqual(['answer-shape']);
  expect(codes({ rows: { hijos: 'x' } })).toEqual(['answers-shape']);
  expect(codes({ ticked: { t: 'alta' } })).toEqual(['answers-shape', 'section-required']);
});

it('A5.01 W10 answers a body full of unknown ids briefly', () => {
  const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, id) => [`x${id}`.padEnd(90, 'y'), {}]));
  const { issues } = main(unknown);
  expect(issues).toHaveLength(UNKNOWN_IDS_REPORTED_MAX);
  expect(issues[0]?.at?.questionId).toHaveLength(40);
});

it('A5.01 drops fields of an answer that the model does not have', () => {
  expect(main({ nombre: { value: 'Ana', extra: 1 } }).answers.main['nombre']).toEqual({ value: 'Ana' });
});
