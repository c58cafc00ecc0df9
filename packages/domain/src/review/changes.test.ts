import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameValue } from '../reading/same-value.ts';
import type { Answer, AnswerSet, AnswersByQuestion } from '../submissions/answers/answers.ts';
import { NO_PARTICULARS, type Particulars } from '../submissions/particulars/particulars.ts';
import { replay } from '../testing/replay.ts';
import { applyChanges, changesBetween, changesNothing, type SubmissionContent } from './changes.ts';

const id = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ value: fc.string() }),
  fc.record({ value: fc.uniqueArray(id) }),
  fc.record({ image: fc.string({ minLength: 1 }) }),
);
const byQuestion: fc.Arbitrary<AnswersByQuestion> = fc.dictionary(id, answer);
const rows = fc.uniqueArray(fc.record({ id, answers: byQuestion }), {
  minLength: 1,
  selector: (row) => row.id,
});
const answers: fc.Arbitrary<AnswerSet> = fc.record({
  ticked: fc.dictionary(id, fc.uniqueArray(id, { minLength: 1 })),
  main: byQuestion,
  rows: fc.dictionary(id, rows),
});
const particulars: fc.Arbitrary<Particulars> = fc
  .record({
    location: fc.option(
      fc.record({ address: fc.string(), latitude: fc.integer(), longitude: fc.integer() }),
      { nil: null },
    ),
    signatures: fc.array(
      fc.record({ slot: fc.nat(3), image: fc.string(), signatory: fc.string(), imageId: fc.string() }),
    ),
  })
  .map((given) => ({ ...NO_PARTICULARS, ...given }));
const content: fc.Arbitrary<SubmissionContent> = fc.record({ answers, particulars });

it('R4.25 X17.01 replaying every correction over the original gives the submission as it stands now', () => {
  fc.assert(
    fc.property(content, fc.array(content, { maxLength: 5 }), (original, saved) => {
      const states = [original, ...saved];
      const corrections = saved.map((after, index) => ({
        // The changes as a database would give them back.
        changes: JSON.parse(JSON.stringify(changesBetween(states[index] ?? original, after))),
      }));
      expect(sameValue(replay(original, corrections), states.at(-1))).toBe(true);
    }),
  );
});

it('R4.26 an edit that gives back what stands there changes nothing', () => {
  fc.assert(
    fc.property(content, (same) => {
      expect(changesNothing(changesBetween(same, structuredClone(same)))).toBe(true);
    }),
  );
});

const EMPTY: SubmissionContent = { answers: { ticked: {}, main: {}, rows: {} }, particulars: NO_PARTICULARS };
const withMain = (main: AnswersByQuestion): SubmissionContent => ({
  ...EMPTY,
  answers: { ...EMPTY.answers, main },
});

it('R3.22 R3.23 R4.26 a change says the field and the value before and after', () => {
  const before = withMain({ name: { value: 'Ana' }, photo: { image: 'imagenes/1.png' } });
  const after: SubmissionContent = {
    answers: {
      ticked: { conditions: ['yes'] },
      main: { name: { value: 'Eva' } },
      rows: { people: [{ id: 'r1', answers: { name: { value: 'Luz' } } }] },
    },
    particulars: { ...NO_PARTICULARS, location: { address: 'Mitre 1', latitude: 1, longitude: 2 } },
  };
  expect(changesBetween(before, after)).toEqual({
    ticks: [{ sectionId: 'conditions', before: [], after: ['yes'] }],
    copies: [{ sectionId: 'people', before: [], after: ['r1'] }],
    answers: [
      { questionId: 'name', before: { value: 'Ana' }, after: { value: 'Eva' } },
      { questionId: 'photo', before: { image: 'imagenes/1.png' }, after: null },
      { sectionId: 'people', rowId: 'r1', questionId: 'name', before: null, after: { value: 'Luz' } },
    ],
    particulars: { location: { before: null, after: { address: 'Mitre 1', latitude: 1, longitude: 2 } } },
  });
});

it('W9 X17.04 over what others changed since, an edit replaces only what it changed', () => {
  const row = (rowId: string) => ({ id: rowId, answers: {} });
  const base: SubmissionContent = {
    ...EMPTY,
    answers: { ...EMPTY.answers, rows: { s: [row('a'), row('b')] } },
  };
  const mine = { ...base, answers: { ...base.answers, rows: { s: [row('a'), row('b'), row('c')] } } };
  const theirs = {
    ...base,
    answers: { ...base.answers, main: { name: { value: 'Eva' } }, rows: { s: [row('b'), row('d')] } },
  };
  const merged = applyChanges(theirs, changesBetween(base, mine));
  expect(merged.answers.main).toEqual({ name: { value: 'Eva' } });
  expect(merged.answers.rows['s']?.map(({ id: rowId }) => rowId)).toEqual(['b', 'd', 'c']);
});
