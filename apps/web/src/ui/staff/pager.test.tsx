// @vitest-environment jsdom
// The pages of a list whose last page is gone.
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { NeighbourPages, NumberedPages } from './pager.tsx';

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

/** Where a list whose pages have cursors goes by itself from the page that was read. */
function cursorFrom(cursor: string | null, rows: number, last: string | null = 'last') {
  gone = [];
  const onCursor = (...to: unknown[]) => void gone.push(to);
  const pages = { previous: null, next: null, last, cursor, rows, onCursor };
  draw(<NeighbourPages {...pages} />);
  return gone;
}

it('X10.09 a page behind a cursor whose last row is gone gives way to the last page, otherwise to the first', () => {
  expect(cursorFrom('n.15', 0)).toEqual([['last', 'replace']]);
  expect(cursorFrom('last', 0)).toEqual([[null, 'replace']]);
  expect(cursorFrom('n.15', 0, null)).toEqual([[null, 'replace']]);
});

it('X10.09 a page behind a cursor that has rows stays, as does the first one without any', () => {
  expect(cursorFrom('n.15', 1)).toEqual([]);
  expect(cursorFrom(null, 0)).toEqual([]);
});
