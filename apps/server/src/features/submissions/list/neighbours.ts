// How many submissions came since a list was opened, and the two beside one of them.
// rules: X33.02, X33.08
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { countNewSubmissions, readNeighbours } from '@constancia/contract/submissions/beside-list.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { countSince, pageKeyOf } from './beside-queries.ts';
import { countToList } from './list-order.ts';
import { listSelected } from './list-queries.ts';
import type { Direction } from './order-queries.ts';
import { type ListWish, selectionOf } from './selection-queries.ts';

/** Nobody needs to know more exactly how many wait. */
const COUNTED_MAX = 99;
const WEEK_MS = 7 * 24 * 3_600_000;

export async function newSince(
  db: Queryable,
  wish: ListWish,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Reply<typeof countNewSubmissions>> {
  const earliest = new Date(now.getTime() - WEEK_MS);
  const selection = await selectionOf(db, wish);
  const found = await countSince(db, selection, {
    since: since < earliest ? earliest : since,
    max: COUNTED_MAX + 1,
  });
  return { count: Math.min(found, COUNTED_MAX), more: found > COUNTED_MAX };
}

export async function neighboursOf(
  db: Queryable,
  wish: ListWish,
  id: string,
): Promise<Reply<typeof readNeighbours>> {
  const selection = await selectionOf(db, wish);
  const beside = await pageKeyOf(db, { municipalityId: wish.form.municipalityId, id }, selection);
  if (beside === null) return { previous: null, next: null };
  const counted = await countToList(db, selection);
  const besideIt = async (direction: Direction) => {
    if (counted.total === 0) return null;
    const [row] = await listSelected(db, selection, { counted, page: { beside, direction, size: 1 } });
    return row ? { id: row.id, code: row.code } : null;
  };
  return { previous: await besideIt('before'), next: await besideIt('after') };
}
