// What changed between two visits, across versions of a form, repeats and files.
import { expect, it } from 'vitest';
import type { FormDefinition } from '../forms/definition/form.ts';
import type { AnswerSet } from '../submissions/answers/answers.ts';
import { NO_ANSWERS } from '../submissions/answers/answers.ts';
import { aForm, aQuestion } from '../testing/a-form.ts';
import { type VisitChange, visitChanges } from './visit-changes.ts';

const lamp = aQuestion('lamp', 'single-choice', { options: ['Anda', 'Rota'] });
const note = aQuestion('note', 'text');
const photo = aQuestion('photo', 'text', { allowsImage: true });
const faults = aQuestion('faults', 'multiple-choice', { options: ['Óxido', 'Golpe', 'Cable'] });
const FORM = aForm()
  .withSection('s', lamp, note, faults, photo)
  .withRepeatableSection('arms', aQuestion('arm', 'integer'))
  .build();

const names = new Map([
  ['imagenes/1', 'frente.jpg'],
  ['imagenes/2', 'frente.jpg'],
  ['imagenes/3', 'atras.jpg'],
]);
const visit = (answers: Partial<AnswerSet>, definition: FormDefinition = FORM) => ({
  definition,
  answers: { ...NO_ANSWERS, ...answers },
  fileNames: names,
});
const shown = (changes: readonly VisitChange[]) =>
  changes.map(({ kind, questionId, copy, before, after }) => [
    kind,
    questionId,
    copy,
    before?.display ?? null,
    after?.display ?? null,
  ]);
const said = (text: string) => ({ kind: 'text', text });

it('X39.03 answers are added, changed and removed; what stayed the same, or was only left blank, is not said', () => {
  const before = visit({
    main: {
      lamp: { value: 'lamp-1' },
      note: { value: 'Nueva' },
      faults: { value: ['faults-1', 'faults-2'] },
    },
  });
  const after = visit({
    main: {
      lamp: { value: 'lamp-2' },
      note: { value: '' },
      faults: { value: ['faults-2', 'faults-1'] },
      photo: { value: 'x' },
    },
  });
  const changes = visitChanges(before, after, 'es');
  expect(shown(changes)).toEqual([
    ['changed', 'lamp', null, said('Anda'), said('Rota')],
    ['removed', 'note', null, said('Nueva'), null],
    ['added', 'photo', null, null, said('x')],
  ]);
  expect(changes[0]).toMatchObject({ section: 'Sección s', question: 'Pregunta lamp' });
  expect(visitChanges(after, after, 'es')).toEqual([]);
});

it('X39.03 copies of a repeatable section are matched by their position, whatever their ids', () => {
  const row = (id: string, value: string) => ({ id, answers: { arm: { value } } });
  const before = visit({
    main: { arm: { value: '1' } },
    rows: { arms: [row('a', '2'), row('b', '3'), row('c', '4')] },
  });
  const after = visit({ main: { arm: { value: '1' } }, rows: { arms: [row('x', '2'), row('y', '9')] } });
  expect(shown(visitChanges(before, after, 'es'))).toEqual([
    ['changed', 'arm', 3, said('3'), said('9')],
    ['removed', 'arm', 4, said('4'), null],
  ]);
  expect(shown(visitChanges(after, before, 'es')).map(([kind]) => kind)).toEqual(['changed', 'added']);
});

it('X39.03 files are compared by their names', () => {
  const before = visit({
    main: { photo: { value: '', image: 'imagenes/1' }, note: { value: 'a', image: 'imagenes/1' } },
  });
  const after = visit({
    main: { photo: { value: '', image: 'imagenes/2' }, note: { value: 'a', image: 'imagenes/3' } },
  });
  expect(visitChanges(before, after, 'es')).toMatchObject([
    {
      kind: 'changed',
      questionId: 'note',
      before: { files: ['frente.jpg'] },
      after: { files: ['atras.jpg'] },
    },
  ]);
});

it('X39.03 over another version: a reworded option is the same answer, an asked one is added, a dropped one removed', () => {
  const next = aForm()
    .withSection('other', aQuestion('extra', 'yes-no'))
    .withSection('s', {
      ...lamp,
      options: lamp.options.map((option) => ({ ...option, text: { text: 'Otra' } })),
    })
    .build();
  const before = visit({ main: { lamp: { value: 'lamp-1' }, note: { value: 'Nueva' } } });
  const after = visit({ main: { lamp: { value: 'lamp-1' }, extra: { value: 'yes' } } }, next);
  expect(shown(visitChanges(before, after, 'es'))).toEqual([
    ['added', 'extra', null, null, { kind: 'word', code: 'yes' }],
    ['removed', 'note', null, said('Nueva'), null],
  ]);
});

it('X39.03 a question that moved to another section is still the same one, and ids of the language itself are plain ids', () => {
  const moved = aForm()
    .withSection('elsewhere', note)
    .withSection('s', aQuestion('constructor', 'text'))
    .build();
  const before = visit({ main: { note: { value: 'Nueva' } } });
  const after = visit({ main: { note: { value: 'Nueva' } } }, moved);
  expect(visitChanges(before, after, 'es')).toEqual([]);
});
