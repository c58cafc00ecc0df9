// @vitest-environment jsdom
// The pages of a list whose last page is gone.
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { NumberedPages } from './pager.tsx';

let gone: unknown[][];

beforeEach(() => {
  gone = [];
});

/** Where a list with so many pages goes by itself from the page. */
function leadsTo(count: number, page: number, rows?: number) {
  gone = [];
  const onPage = (...to: unknown[]) => void gone.push(to);
  draw(<NumberedPages label="p" count={count} page={page} rows={rows} onPage={onPage} />);
  return gone;
}

it('X10.09 a page whose last row was deleted gives way to the last page, also where that is the only one', () => {
  expect(leadsTo(1, 1, 0)).toEqual([[0, 'replace']]);
  expect(leadsTo(3, 7, 0)).toEqual([[2, 'replace']]);
});

it('X10.09 a page with rows stays, as one that was not read yet and a list that has none', () => {
  expect(leadsTo(3, 2, 4)).toEqual([]);
  // The rows before are still shown while those of the page are on their way.
  expect(leadsTo(1, 2, 4)).toEqual([]);
  expect(leadsTo(1, 2)).toEqual([]);
  expect(leadsTo(0, 2, 0)).toEqual([]);
});
