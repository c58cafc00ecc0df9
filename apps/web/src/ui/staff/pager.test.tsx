// @vitest-environment jsdom
// The pages of a list whose last page is gone, and one whose further rows cannot be read.
import { useInfiniteQuery } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { CallError } from '../../platform/api-client.ts';
import { click, pressKey } from '../../platform/testing/act-on.ts';
import { draw, until } from '../../platform/testing/draw.ts';
import { all, one, text } from '../../platform/testing/find.ts';
import { ListScreen } from './list-screen.tsx';
import { MoreRows, NeighbourPages, NumberedPages } from './pager.tsx';
import { AroundStaff } from './testing/around-staff.tsx';

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

/** What the server replies to the next page of the list. */
let reply: () => { readonly names: readonly string[]; readonly next: number | null };

const failing = (): never => {
  throw new CallError('offline');
};
const FIRST = { names: ['Tránsito', 'Obras'], next: 1 };

function Areas() {
  const list = useInfiniteQuery({
    queryKey: ['areas'],
    queryFn: async ({ pageParam }) => (pageParam === 0 ? FIRST : reply()),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <ListScreen
      title="Áreas"
      list={list}
      empty={false}
      actions={
        <button type="button" onClick={() => void list.refetch()}>
          Leer otra vez
        </button>
      }
    >
      {({ pages }) => (
        <>
          <p>{pages.flatMap(({ names }) => names).join(', ')}</p>
          <MoreRows label="Ver más" list={list} />
        </>
      )}
    </ListScreen>
  );
}

const STALE = 'No se pudo actualizar: se muestra lo último que se supo.';
const UNREAD = 'No se pudo leer el resto de la lista.';
const alerts = () => all('alert').map((alert) => alert.textContent);

/** The list after its second page was asked for, with the keyboard, and did not come. */
async function withoutTheRest(): Promise<void> {
  reply = failing;
  draw(
    <AroundStaff>
      <Areas />
    </AroundStaff>,
  );
  const more = await until(() => one('button', 'Ver más'));
  act(() => more.focus());
  await pressKey('Enter');
  await until(() => expect(alerts()).toEqual([UNREAD]));
}

it('X40.56 a list whose further rows cannot be read says so below those it has, and tries again by the same button', async () => {
  await withoutTheRest();
  expect(text()).toContain('Tránsito, Obras');
  expect(all('button', 'Ver más')).toEqual([]);
  await until(() => document.activeElement === one('button', 'Reintentar'));
  await pressKey('Enter');
  await until(() => expect(alerts()).toEqual([UNREAD]));
  await until(() => document.activeElement === one('button', 'Reintentar'));
  reply = () => ({ names: ['Espacios Verdes'], next: 2 });
  await pressKey('Enter');
  await until(() => expect(text()).toContain('Tránsito, Obras, Espacios Verdes'));
  expect(alerts()).toEqual([]);
  await until(() => document.activeElement === one('button', 'Ver más'));
});

it('X40.56 the rest of a list is not called out of date while the list is read again, only once that fails', async () => {
  await withoutTheRest();
  reply = () => ({ names: ['Espacios Verdes'], next: 2 });
  await click(one('button', 'Reintentar'));
  await until(() => expect(text()).toContain('Espacios Verdes'));
  const { promise, reject } = Promise.withResolvers<never>();
  reply = failing;
  await click(one('button', 'Ver más'));
  await until(() => expect(alerts()).toEqual([UNREAD]));
  reply = () => promise as never;
  await click(one('button', 'Leer otra vez'));
  expect(alerts()).toEqual([UNREAD]);
  reject(new CallError('offline'));
  await until(() => expect(alerts()).toEqual([`${STALE}Reintentar`]));
});

it('X40.56 who went on while further rows were read keeps the focus', async () => {
  await withoutTheRest();
  const again = one('button', 'Leer otra vez');
  const { promise, resolve } = Promise.withResolvers<void>();
  reply = (() => promise.then(failing)) as never;
  await click(one('button', 'Reintentar'));
  act(() => again.focus());
  resolve();
  await until(() => expect(one('button', 'Reintentar').disabled).toBe(false));
  expect(document.activeElement).toBe(again);
});
