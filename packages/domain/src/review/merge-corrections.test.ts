import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnswerSet, AnswersByQuestion } from '../submissions/answers/answers.ts';
import { indexForm } from '../submissions/answers/form-index.ts';
import { type AnswerRef, answerAt } from '../submissions/answers/set-answer.ts';
import { checkAnswers } from '../submissions/checks/check-answers.ts';
import { NO_PARTICULARS } from '../submissions/particulars/particulars.ts';
import { aCondition, aForm, aQuestion } from '../testing/a-form.ts';
import { type Draw, drawing } from '../testing/arbitrary-form.ts';
import { changesBetween, type SubmissionContent } from './changes.ts';
import { conflictsOf, mergeCorrections } from './merge-corrections.ts';

const INDEX = indexForm(
  aForm()
    .withSection('s', ...['both', 'mine', 'theirs', 'same'].map((id) => aQuestion(id, 'text')))
    .withConditionalSection(
      't',
      {},
      aCondition('pests', aQuestion('which', 'text'), aQuestion('where', 'text')),
    )
    .withConditionalSection(
      'u',
      { single: true },
      aCondition('open', aQuestion('hours', 'text')),
      aCondition('closed', aQuestion('since', 'text')),
    )
    .withRepeatableSection('r', aQuestion('name', 'text'), aQuestion('age', 'text'))
    .build(),
);

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
  expect(conflictsOf(INDEX, VERSIONS).map(({ kind, key }) => [kind, key])).toEqual([
    ['answer', 'both'],
    ['particular', 'location'],
  ]);
});

it('W9 X17.04 merged, each keeps what only they changed, and of what both changed the chosen one', () => {
  const mine = mergeCorrections(INDEX, VERSIONS, new Set());
  expect(mine.answers.main).toEqual({
    both: { value: '1' },
    mine: { value: '1' },
    theirs: { value: '2' },
    same: { value: '3' },
  });
  expect(mine.particulars.location?.address).toBe('Mitre 1');
  const theirs = mergeCorrections(INDEX, VERSIONS, new Set(['both', 'location']));
  expect(theirs.answers.main['both']).toEqual({ value: '2' });
  expect(theirs.answers.main['mine']).toEqual({ value: '1' });
  expect(theirs.particulars.location?.address).toBe('Sarmiento 2');
});

/** Three versions of the answers alone. */
const of = (base: Partial<AnswerSet>, mine: Partial<AnswerSet>, theirs: Partial<AnswerSet>) => {
  const [was, own, other] = [base, mine, theirs].map((answers) => ({
    ...content({}),
    answers: { ticked: {}, main: {}, rows: {}, ...answers },
  }));
  return { base: was, mine: own, theirs: other } as Record<'base' | 'mine' | 'theirs', SubmissionContent>;
};
const copy = (answers: AnswersByQuestion) => ({ rows: { r: [{ id: 'c1', answers }] } });

it('X17.04 what one wrote in a copy that the other removed is a conflict, and the copy stays where it is chosen', () => {
  const versions = of(
    copy({ age: { value: '7' } }),
    copy({ name: { value: 'Eva' }, age: { value: '7' } }),
    {},
  );
  expect(conflictsOf(INDEX, versions)).toMatchObject([
    { kind: 'answer', mine: { after: { value: 'Eva' } }, theirs: { after: null } },
  ]);
  expect(mergeCorrections(INDEX, versions, new Set()).answers).toEqual(versions.mine.answers);
  const { key = '' } = conflictsOf(INDEX, versions)[0] ?? {};
  expect(mergeCorrections(INDEX, versions, new Set([key])).answers.rows).toEqual({});
  const swapped = { ...versions, mine: versions.theirs, theirs: versions.mine };
  expect(mergeCorrections(INDEX, swapped, new Set()).answers.rows).toEqual({});
  expect(mergeCorrections(INDEX, swapped, new Set([key])).answers).toEqual(versions.mine.answers);
});

it('X17.04 what one wrote under a condition that the other unticked is a conflict, and the tick stays where it is chosen', () => {
  const ticked = { t: ['pests'] };
  const versions = of({ ticked }, { ticked, main: { which: { value: 'Ratas' } } }, {});
  expect(conflictsOf(INDEX, versions).map(({ kind, key }) => [kind, key])).toEqual([['answer', 'which']]);
  expect(mergeCorrections(INDEX, versions, new Set()).answers).toEqual(versions.mine.answers);
  expect(mergeCorrections(INDEX, versions, new Set(['which'])).answers).toEqual(versions.theirs.answers);
});

it('X17.04 where one condition at most is ticked, another one that each ticked is a conflict of the section', () => {
  const versions = of(
    {},
    { ticked: { u: ['open'] }, main: { hours: { value: '9' } } },
    { ticked: { u: ['closed'] }, main: { since: { value: '2024' } } },
  );
  expect(conflictsOf(INDEX, versions)).toEqual([{ kind: 'section', key: '/u', sectionId: 'u' }]);
  expect(mergeCorrections(INDEX, versions, new Set()).answers).toEqual(versions.mine.answers);
  expect(mergeCorrections(INDEX, versions, new Set(['/u'])).answers).toEqual(versions.theirs.answers);
});

it('X17.04 boxes that either signed are signed', () => {
  const signed = (...slots: readonly number[]): SubmissionContent => ({
    ...content({}),
    particulars: {
      ...NO_PARTICULARS,
      signatures: slots.map((slot) => ({ slot, image: 'key', imageId: 'id', signatory: 'Ana' })),
    },
  });
  const versions = { base: signed(), mine: signed(1), theirs: signed(0) };
  const { particulars } = mergeCorrections(INDEX, versions, new Set());
  expect(particulars.signatures.map(({ slot }) => slot)).toEqual([0, 1]);
});

/** A few random edits of what a form like this can hold. */
function edited(draw: Draw, { ticked, main, rows }: AnswerSet): AnswerSet {
  const value = draw(fc.constantFrom('A', 'B', ''));
  const answer = value === '' ? {} : { value };
  const ids = (rows['r'] ?? []).map(({ id }) => id);
  const row = draw(fc.constantFrom('c1', 'c2', 'c3'));
  const field = draw(fc.constantFrom('name', 'age'));
  const open = draw(fc.constantFrom([], ['open'], ['closed']));
  const after = draw(
    fc.constantFrom<Partial<AnswerSet>>(
      { main: { ...main, [draw(fc.constantFrom('both', 'which', 'where', 'hours', 'since'))]: answer } },
      { ticked: { ...ticked, t: (ticked['t'] ?? []).length > 0 ? [] : ['pests'] } },
      { ticked: { ...ticked, u: open } },
      ids.includes(row)
        ? { rows: { r: (rows['r'] ?? []).filter(({ id }) => id !== row) } }
        : { rows: { r: [...(rows['r'] ?? []), { id: row, answers: {} }] } },
      {
        rows: {
          r: (rows['r'] ?? []).map((one) =>
            one.id === row ? { id: row, answers: { ...one.answers, [field]: answer } } : one,
          ),
        },
      },
    ),
  );
  return checkAnswers(INDEX, { ticked, main, rows, ...after }).answers;
}

const editedTimes = (draw: Draw, times: number, answers: AnswerSet): AnswerSet =>
  times === 0 ? answers : editedTimes(draw, times - 1, edited(draw, answers));

it('W9 X17.04 with any two corrections nothing anybody wrote is lost, but for what was not chosen', () => {
  fc.assert(
    fc.property(drawing, (draw) => {
      const base = editedTimes(draw, 6, { ticked: {}, main: {}, rows: {} });
      const versions = of(base, editedTimes(draw, 3, base), editedTimes(draw, 3, base));
      const conflicts = conflictsOf(INDEX, versions);
      const keepTheirs = new Set(conflicts.map(({ key }) => key).filter(() => draw(fc.boolean())));
      const merged = checkAnswers(INDEX, mergeCorrections(INDEX, versions, keepTheirs).answers);
      expect(merged.issues).toEqual([]);
      const inConflict = (at: AnswerRef) =>
        conflicts.some(
          (one) =>
            (one.kind === 'answer' && one.mine.questionId === at.questionId && one.mine.rowId === at.rowId) ||
            (one.kind === 'section' && one.sectionId === INDEX.questionById.get(at.questionId)?.section.id),
        );
      for (const content of [versions.mine, versions.theirs])
        for (const change of changesBetween(versions.base, content).answers)
          if (change.after && !inConflict(change))
            expect(answerAt(merged.answers, change)).toEqual(change.after);
      const added = [versions.mine, versions.theirs].flatMap(({ answers }) => answers.rows['r'] ?? []);
      const wasThere = new Set((base.rows['r'] ?? []).map(({ id }) => id));
      for (const { id } of added.filter((one) => !wasThere.has(one.id)))
        expect(merged.answers.rows['r']?.map((row) => row.id)).toContain(id);
      for (const conflict of conflicts) {
        const winner = keepTheirs.has(conflict.key) ? 'theirs' : 'mine';
        if (conflict.kind === 'answer')
          expect(answerAt(merged.answers, conflict.mine) ?? null).toEqual(conflict[winner].after);
        if (conflict.kind === 'section')
          expect(merged.answers.ticked[conflict.sectionId]).toEqual(
            versions[winner].answers.ticked[conflict.sectionId],
          );
      }
    }),
    { numRuns: 1000 },
  );
});
