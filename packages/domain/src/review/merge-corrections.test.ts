import { expect, it } from 'vitest';
import type { AnswersByQuestion } from '../submissions/answers/answers.ts';
import { NO_PARTICULARS } from '../submissions/particulars/particulars.ts';
import type { SubmissionContent } from './changes.ts';
import { conflictsOf, mergeCorrections } from './merge-corrections.ts';

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
  expect(conflictsOf(VERSIONS).map(({ kind, key }) => [kind, key])).toEqual([
    ['answer', 'both'],
    ['particular', 'location'],
  ]);
});

it('W9 X17.04 merged, each keeps what only they changed, and of what both changed the chosen one', () => {
  const mine = mergeCorrections(VERSIONS, new Set());
  expect(mine.answers.main).toEqual({
    both: { value: '1' },
    mine: { value: '1' },
    theirs: { value: '2' },
    same: { value: '3' },
  });
  expect(mine.particulars.location?.address).toBe('Mitre 1');
  const theirs = mergeCorrections(VERSIONS, new Set(['both', 'location']));
  expect(theirs.answers.main['both']).toEqual({ value: '2' });
  expect(theirs.answers.main['mine']).toEqual({ value: '1' });
  expect(theirs.particulars.location?.address).toBe('Sarmiento 2');
});
