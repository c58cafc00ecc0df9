// What is taken over from the last visit, over versions of the form, and how it is marked afterwards.
import { expect, it } from 'vitest';
import type { FormDefinition } from '../../forms/definition/form.ts';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import { type AnswerSet, NO_ANSWERS } from '../answers/answers.ts';
import { indexForm } from '../answers/form-index.ts';
import { lastAnswers, lastVisitMark, withLastAnswers } from './start-from.ts';

const lamp = aQuestion('lamp', 'single-choice', { options: ['Anda', 'Rota'] });
const faults = aQuestion('faults', 'multiple-choice', { options: ['Óxido', 'Golpe'] });
const FORM = aForm()
  .withSection('s', lamp, faults, aQuestion('note', 'text', { allowsImage: true }), aQuestion('on', 'date'))
  .withRepeatableSection('arms', aQuestion('arm', 'integer'))
  .withConditionalSection(
    'extra',
    { single: true },
    aCondition('pole', aQuestion('height', 'integer')),
    aCondition('wall'),
  )
  .build();
const GIVEN: AnswerSet = {
  ticked: { extra: ['pole'] },
  main: {
    lamp: { value: 'lamp-1' },
    faults: { value: ['faults-1', 'faults-2'] },
    note: { value: 'Nueva', image: 'imagenes/1' },
    on: { value: '01/02/2026' },
    arm: { value: '1' },
    height: { value: '9' },
  },
  rows: { arms: [{ id: 'r1', answers: { arm: { value: '2' } } }] },
};
const NOW = { date: '09/10/2026', time: '08:15' };
const from = (now: FormDefinition, given: AnswerSet = GIVEN) =>
  lastAnswers({ earlier: indexForm(FORM), given }, indexForm(now), 'es');

it('X39.10 values, conditions and copies are taken; files are not, nor a date that begins with the present moment', () => {
  const { note: _note, on: _on, ...rest } = GIVEN.main;
  expect(from(FORM)).toEqual({
    answers: { ...GIVEN, main: { ...rest, note: { value: 'Nueva' } } },
    dropped: [],
  });
  const dated = aForm()
    .withSection('s', aQuestion('on', 'date', { startsEmpty: true }))
    .build();
  const earlier = indexForm(dated);
  expect(lastAnswers({ earlier, given: GIVEN }, earlier, 'es').answers.main).toEqual({
    on: { value: '01/02/2026' },
  });
});

it('X39.12 what the form asks no longer, or in another way, is dropped and said; what was blank is dropped in silence', () => {
  const now = aForm()
    .withSection(
      's',
      { ...lamp, options: lamp.options.slice(1) },
      { ...faults, options: faults.options.slice(1) },
      aQuestion('note', 'integer'),
    )
    .withSection('arms', aQuestion('arm', 'integer'))
    .build();
  const { answers, dropped } = from(now);
  expect(answers).toEqual({
    ticked: {},
    main: { faults: { value: ['faults-2'] }, arm: { value: '1' } },
    rows: {},
  });
  expect(dropped.map(({ question, display }) => [question, display])).toEqual([
    ['Pregunta lamp', { kind: 'text', text: 'Anda' }],
    ['Pregunta faults', { kind: 'list', items: ['Óxido', 'Golpe'] }],
    ['Pregunta note', { kind: 'text', text: 'Nueva' }],
    ['Pregunta on', { kind: 'text', text: '01/02/2026' }],
    ['Pregunta arm', { kind: 'text', text: '2' }],
    ['Pregunta height', { kind: 'text', text: '9' }],
  ]);
  const blank = { ...NO_ANSWERS, main: { note: { value: '' }, lamp: { image: 'imagenes/1' } } };
  expect(from(now, blank).dropped).toEqual([]);
});

it('X39.10 X39.12 options that a newer version has in another order are taken in that order, and nothing is said', () => {
  const now = aForm()
    .withSection('s', { ...faults, options: faults.options.toReversed() })
    .build();
  const given = { ...NO_ANSWERS, main: { faults: { value: ['faults-1', 'faults-2'] } } };
  expect(from(now, given)).toEqual({
    answers: { ...NO_ANSWERS, main: { faults: { value: ['faults-2', 'faults-1'] } } },
    dropped: [],
  });
});

it('X39.11 what was answered before taking stays, and everything else is as at the last visit', () => {
  const index = indexForm(FORM);
  const last = from(FORM).answers;
  const current: AnswerSet = {
    ticked: { extra: ['wall'] },
    main: { lamp: { value: 'lamp-2' }, on: { value: '09/09/2026' }, note: { image: 'imagenes/9' } },
    rows: { arms: [{ id: 'mine', answers: {} }] },
  };
  expect(withLastAnswers(index, { current, last }, NOW)).toEqual({
    ticked: { extra: ['wall'] },
    main: {
      lamp: { value: 'lamp-2' },
      on: { value: '09/09/2026' },
      note: { image: 'imagenes/9', value: 'Nueva' },
      faults: { value: ['faults-1', 'faults-2'] },
      arm: { value: '1' },
    },
    rows: { arms: [{ id: 'mine', answers: {} }] },
  });
  expect(withLastAnswers(index, { current: NO_ANSWERS, last }, NOW)).toEqual(last);
});

it('X39.10 A4.02 dates and times in conditions and copies that come from the last visit begin with the present moment', () => {
  const dated = aForm()
    .withRepeatableSection('arms', aQuestion('arm', 'integer'), aQuestion('seen', 'time'))
    .withConditionalSection(
      'extra',
      {},
      aCondition('pole', aQuestion('height', 'integer'), aQuestion('on', 'date')),
    )
    .build();
  const last = from(dated).answers;
  expect(withLastAnswers(indexForm(dated), { current: NO_ANSWERS, last }, NOW)).toEqual({
    ticked: { extra: ['pole'] },
    main: { arm: { value: '1' }, height: { value: '9' }, on: { value: NOW.date } },
    rows: { arms: [{ id: 'r1', answers: { arm: { value: '2' }, seen: { value: NOW.time } } }] },
  });
});

it('X39.11 an answer is marked as the same until it is changed, and as the same again once it is put back', () => {
  const last = from(FORM);
  const mark = (answers: AnswerSet, questionId: string) => lastVisitMark(last, answers, { questionId });
  expect(mark(last.answers, 'lamp')).toBe('same');
  expect(lastVisitMark(last, last.answers, { questionId: 'arm', sectionId: 'arms', rowId: 'r1' })).toBe(
    'same',
  );
  const changed = { ...last.answers, main: { ...last.answers.main, lamp: { value: 'lamp-2' } } };
  expect(mark(changed, 'lamp')).toBe('changed');
  expect(mark({ ...changed, main: {} }, 'lamp')).toBe('changed');
  expect(mark(last.answers, 'lamp')).toBe('same');
  expect(mark(last.answers, 'on')).toBeNull();
  const reordered = { ...last.answers, main: { faults: { value: ['faults-2', 'faults-1'] } } };
  expect(mark(reordered, 'faults')).toBe('same');
});
