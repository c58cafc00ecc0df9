import { expect, it } from 'vitest';
import type { AnswersByQuestion } from '../submissions/answers/answers.ts';
import { indexForm } from '../submissions/answers/form-index.ts';
import type { AnswerSet } from '../submissions/answers/answers.ts';
import { aCondition, aForm, aQuestion } from '../testing/a-form.ts';
import { NO_PARTICULARS } from '../submissions/particulars/particulars.ts';
import type { SubmissionContent } from './changes.ts';
import { conflictsOf, mergeCorrections } from './merge-corrections.ts';

const PLAIN = indexForm(aForm().build());
const locationAt = (address: string) => ({ address, latitude: 1, longitude: 2 });
const content = (main: AnswersByQuestion, address = ''): SubmissionContent => ({
  answers: { ticked: {}, main, rows: {} },
  particulars: { ...NO_PARTICULARS, location: address === '' ? null : locationAt(address) },
});
const VERSIONS = {
  base: content({ both: { value: '0' }, mine: { value: '0' }, theirs: { value: '0' }, same: { value: '0' } }),
  mine: content(
    { both: { value: '1' }, mine: { value: '1' }, theirs: { value: '0' }, same: { value: '3' } },
    'Mitre 1',
  ),
  theirs: content(
    { both: { value: '2' }, mine: { value: '0' }, theirs: { value: '2' }, same: { value: '3' } },
    'Sarmiento 2',
  ),
};

it('W9 X17.04 a conflict is what both changed to different values', () => {
  expect(conflictsOf(PLAIN, VERSIONS).map(({ kind, key }) => [kind, key])).toEqual([
    ['answer', 'both'],
    ['particular', 'location'],
  ]);
});

it('W9 X17.04 merged, each keeps what only they changed, and of what both changed the chosen one', () => {
  const mine = mergeCorrections(PLAIN, VERSIONS, new Set());
  expect(mine.answers.main).toEqual({
    both: { value: '1' },
    mine: { value: '1' },
    theirs: { value: '2' },
    same: { value: '3' },
  });
  expect(mine.particulars.location?.address).toBe('Mitre 1');
  const theirs = mergeCorrections(PLAIN, VERSIONS, new Set(['both', 'location']));
  expect(theirs.answers.main['both']).toEqual({ value: '2' });
  expect(theirs.answers.main['mine']).toEqual({ value: '1' });
  expect(theirs.particulars.location?.address).toBe('Sarmiento 2');
});

const FORM = aForm()
  .withConditionalSection(
    'pasos',
    {},
    aCondition('poda', aQuestion('alto', 'text'), aQuestion('ancho', 'text')),
  )
  .withConditionalSection(
    'tipo',
    { single: true },
    aCondition('alta', aQuestion('motivo', 'text')),
    aCondition('baja', aQuestion('causa', 'text')),
  )
  .withRepeatableSection('arboles', aQuestion('especie', 'text'), aQuestion('edad', 'text'));
const INDEX = indexForm(FORM.build());
const given = (answers: Partial<AnswerSet>): SubmissionContent => ({
  answers: { ticked: {}, main: {}, rows: {}, ...answers },
  particulars: NO_PARTICULARS,
});
const values = (texts: Readonly<Record<string, string>>): AnswersByQuestion =>
  Object.fromEntries(Object.entries(texts).map(([id, value]) => [id, { value }]));
const poda = (texts: Readonly<Record<string, string>>) =>
  given({ ticked: { pasos: ['poda'] }, main: values(texts) });
const tree = (texts: Readonly<Record<string, string>>) =>
  given({ rows: { arboles: [{ id: 'uno', answers: values(texts) }] } });
const NOTHING = given({});

it.each([
  ['a condition', [poda({ alto: '2', ancho: '1' }), poda({ alto: '3', ancho: '1' })], 'alto'],
  ['a copy', [tree({ especie: 'Tilo', edad: '5' }), tree({ especie: 'Tilo', edad: '6' })], 'edad/uno'],
] as const)(
  'X17.04 %s that one took away while the other wrote in it stays whole with the chosen answer',
  (_, [base, written], key) => {
    for (const [mine, theirs] of [
      [NOTHING, written],
      [written, NOTHING],
    ] as const) {
      const versions = { base, mine, theirs };
      expect(conflictsOf(INDEX, versions).map((conflict) => conflict.key)).toEqual([key]);
      const kept = mergeCorrections(INDEX, versions, new Set(theirs === written ? [key] : []));
      expect(kept.answers).toEqual(written.answers);
      const gone = mergeCorrections(INDEX, versions, new Set(theirs === written ? [] : [key]));
      expect(gone.answers).toEqual(NOTHING.answers);
    }
  },
);

it.each([
  ['a condition', poda({ ancho: '1' }), poda({ alto: '3', ancho: '1' })],
  ['a copy', tree({ edad: '5' }), tree({ especie: 'Tilo', edad: '5' })],
])(
  'X17.04 a first answer in %s that the other took away at the same time is not lost in silence',
  (_, base, written) => {
    for (const [mine, theirs] of [
      [NOTHING, written],
      [written, NOTHING],
    ] as const) {
      const versions = { base, mine, theirs };
      expect(conflictsOf(INDEX, versions)).toEqual([]);
      expect(mergeCorrections(INDEX, versions, new Set()).answers).toEqual(written.answers);
    }
  },
);

it('X17.04 where both ticked another condition and only one may be, a person chooses one with its answers', () => {
  const versions = {
    base: NOTHING,
    mine: given({ ticked: { tipo: ['alta'] }, main: values({ motivo: 'Nuevo' }) }),
    theirs: given({ ticked: { tipo: ['baja'] }, main: values({ causa: 'Mudanza' }) }),
  };
  const [conflict, ...others] = conflictsOf(INDEX, versions);
  expect([conflict?.kind, others]).toEqual(['section', []]);
  expect(mergeCorrections(INDEX, versions, new Set()).answers).toEqual(versions.mine.answers);
  const theirs = mergeCorrections(INDEX, versions, new Set([conflict?.key ?? '']));
  expect(theirs.answers).toEqual(versions.theirs.answers);
});

it('X17.04 boxes that both signed are both signed', () => {
  const signed = (...slots: readonly number[]): SubmissionContent => ({
    ...NOTHING,
    particulars: {
      ...NO_PARTICULARS,
      signatures: slots.map((slot) => ({ slot, image: 'key', imageId: 'id', signatory: 'Ana' })),
    },
  });
  const merged = mergeCorrections(INDEX, { base: signed(), mine: signed(1), theirs: signed(0) }, new Set());
  expect(merged.particulars.signatures.map(({ slot }) => slot)).toEqual([0, 1]);
});
