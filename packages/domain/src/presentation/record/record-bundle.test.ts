import { expect, it } from 'vitest';
import { type BundleItem, bundleFileNames, bundleProgress, isInArchive } from './record-bundle.ts';

const item = (over: Partial<BundleItem>): BundleItem => ({
  submissionId: 'a',
  code: 'VM1',
  refusal: null,
  isSeen: true,
  state: 'ready',
  ...over,
});

it('X33.68 a bundle waits until each record is ready or left out, and says why one is left out', () => {
  const items = [
    item({}),
    item({ submissionId: 'b', state: 'failed' }),
    item({ submissionId: 'c', code: '', refusal: 'form-outside-areas', state: null, isSeen: false }),
    item({ submissionId: 'd', state: null }),
    item({ submissionId: 'e', isSeen: false }),
    item({ submissionId: 'f', state: 'cancelled' }),
  ];
  const refused = [
    ['b', 'record-failed'],
    ['c', 'form-outside-areas'],
    ['d', 'submission-not-found'],
    ['e', 'submission-not-found'],
    ['f', 'record-cancelled'],
  ];
  const done = bundleProgress(items, false);
  expect(done).toMatchObject({ state: 'ready', made: 1, total: 6 });
  expect(done.refused.map(({ submissionId, why }) => [submissionId, why])).toEqual(refused);
  const waiting = item({ submissionId: 'g', state: 'waiting' });
  expect(bundleProgress([...items, waiting], false)).toMatchObject({ state: 'waiting', made: 1, total: 7 });
  expect(bundleProgress([...items, waiting], true).state).toBe('cancelled');
  expect([isInArchive(waiting), isInArchive(item({})), isInArchive(item({ isSeen: false }))]).toEqual([
    false,
    true,
    false,
  ]);
});

it('X33.68 the files of an archive are called by their codes, and no two are called the same', () => {
  expect(bundleFileNames(['VM1', 'DESC', 'DESC', 'DESC', 'A/../B'])).toEqual([
    'acta-VM1.pdf',
    'acta-DESC.pdf',
    'acta-DESC (2).pdf',
    'acta-DESC (3).pdf',
    'acta-AB.pdf',
  ]);
});
