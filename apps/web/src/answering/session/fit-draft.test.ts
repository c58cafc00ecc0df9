import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { checkAnswers } from '@constancia/domain/submissions/checks/check-answers.ts';
import { QUESTION_KINDS, type QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { describe, expect, it } from 'vitest';
import { fitDraft } from './fit-draft.ts';

const INDEX = indexForm(
  aForm()
    .withSection(
      'datos',
      aQuestion('nombre', 'text'),
      aQuestion('barrio', 'single-choice', { options: ['Centro', 'Sur'] }),
    )
    .withConditionalSection(
      'tramite',
      { single: true },
      aCondition('alta', aQuestion('motivo', 'text')),
      aCondition('baja'),
    )
    .withRepeatableSection(
      'personas',
      aQuestion('edad', 'integer'),
      aQuestion('temas', 'multiple-choice', { options: ['A', 'B'] }),
    )
    .build(),
);

describe('a draft on the present version of the form', () => {
  it('A4.01 what the form still knows is kept as it was', () => {
    const draft = {
      ticked: { tramite: ['alta'] },
      main: { nombre: { value: 'Ana' }, barrio: { value: 'barrio-1' }, motivo: { value: 'Nuevo' } },
      rows: { personas: [{ id: 'fila1', answers: { edad: { value: '4' }, temas: { value: ['temas-2'] } } }] },
    };
    expect(fitDraft(INDEX, draft)).toEqual(draft);
  });

  it('A4.18 A4.20 A4.22 what it does not know any more is left behind', () => {
    const fitted = fitDraft(INDEX, {
      ticked: { tramite: ['alta', 'baja'], otra: ['x'] },
      main: {
        nombre: { value: 'Ana' },
        barrio: { value: 'gone' },
        borrada: { value: 'x' },
        motivo: { value: 'm' },
      },
      rows: {
        personas: [{ id: 'fila1', answers: { temas: { value: ['temas-1', 'gone'] } } }],
        datos: [{ id: 'f', answers: {} }],
      },
    });
    expect(fitted).toEqual({
      ticked: { tramite: ['alta'] },
      main: { nombre: { value: 'Ana' }, motivo: { value: 'm' } },
      rows: { personas: [{ id: 'fila1', answers: { temas: { value: ['temas-1'] } } }] },
    });
    expect(checkAnswers(INDEX, fitted).issues).toEqual([]);
  });

  it.each([
    [null],
    ['text'],
    [{ ticked: 3, main: [], rows: 'x' }],
    [
      {
        main: { nombre: { value: 7 } },
        rows: { personas: [null, { id: '__proto__' }, { id: 'ok', answers: 2 }] },
      },
    ],
  ])('A9.24 a draft of any shape gives answers of the right shape: %j', (draft) => {
    const { ticked, main, rows } = fitDraft(INDEX, draft);
    expect({ ticked, main }).toEqual({ ticked: {}, main: {} });
    expect(Object.keys(rows).length).toBeLessThanOrEqual(1);
  });
});

it('A3.22 A3.23 X14.10 the files of questions that still take them are kept', () => {
  const index = indexForm(
    aForm()
      .withSection('s', aQuestion('foto', 'text', { allowsImage: true }), aQuestion('sin', 'text'))
      .build(),
  );
  const draft = {
    main: {
      foto: { value: 'Frente', image: 'imagenes/f/a.png', document: 'documentos/f/a.pdf', video: 7 },
      sin: { image: 'imagenes/f/b.png' },
    },
  };
  expect(fitDraft(index, draft).main).toEqual({ foto: { value: 'Frente', image: 'imagenes/f/a.png' } });
});

const VALUES: Readonly<Record<QuestionKind, string | readonly string[]>> = {
  text: 'Ana',
  integer: '4',
  decimal: '4,5',
  date: '25/03/2026',
  time: '10:00',
  link: 'https://example.org',
  'single-choice': 'q-1',
  'multiple-choice': ['q-1'],
  'yes-no': 'yes',
};
const asking = (kind: QuestionKind) =>
  indexForm(
    aForm()
      .withRepeatableSection('s', aQuestion('q', kind, { options: ['A', 'B'], allowsImage: true }))
      .build(),
  );

it.each(QUESTION_KINDS.flatMap((was) => QUESTION_KINDS.map((is) => [was, is] as const)))(
  'X40.10 what was answered to a question of the kind %s is no answer to one of the kind %s, unless they are the same',
  (was, is) => {
    const answer = { value: VALUES[was], image: 'imagenes/f/a.png' };
    const draft = { main: { q: answer }, rows: { s: [{ id: 'fila1', answers: { q: answer } }] } };
    const kept = was === is ? answer : { image: answer.image };
    const fitted = fitDraft(asking(is), draft, { q: [was, 'Pregunta'] });
    expect(fitted.main).toEqual({ q: kept });
    expect(fitted.rows).toEqual({ s: [{ id: 'fila1', answers: { q: kept } }] });
  },
);
