// One page of a form's submissions, with cursors for the next and previous page and the total. It uses keyset
// paging: the thousandth page costs as much as the first, and new rows do not shift the pages.
// rules: R7.02, R7.08-R7.10, R2.041, R2.042
import { LAST_PAGE } from '@constancia/domain/limits.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { countToList } from './list-order.ts';
import { type ListedSubmission, listSelected } from './list-queries.ts';
import { KEY_VALUES } from './order-queries.ts';
import { type Cursor, cursorsOf } from './page-key.ts';
import type { PageWish } from './page-queries.ts';
import { type ListWish, selectionOf } from './selection-queries.ts';

export interface SubmissionPage {
  readonly rows: readonly ListedSubmission[];
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly more: boolean;
  readonly next: string | null;
  readonly previous: string | null;
}

/** The last page begins where paging from the first one would come to. */
function wishFor(
  cursor: Cursor | 'first' | 'last',
  { total, size }: { readonly total: number; readonly size: number },
): PageWish {
  if (cursor === 'first') return { beside: null, direction: 'after', size };
  if (cursor === 'last') return { beside: null, direction: 'before', size: total % size || size };
  return { beside: cursor.key, direction: cursor.direction === 'next' ? 'after' : 'before', size };
}

export async function listPage(
  db: Queryable,
  wish: ListWish,
  {
    cursor: cursorText,
    size,
    columns,
  }: { readonly cursor: string | undefined; readonly size: number; readonly columns: readonly string[] },
): Promise<SubmissionPage> {
  const selection = await selectionOf(db, wish);
  const { name, type } = selection.order;
  const cursors = cursorsOf(
    [wish.form.id, wish.scope.createdBy, wish.filter, name],
    type === 'time' ? null : KEY_VALUES[type],
  );
  const cursor =
    cursorText === undefined ? 'first' : cursorText === LAST_PAGE ? 'last' : cursors.read(cursorText);
  const counted = await countToList(db, selection);
  const { total, more: uncounted } = counted;
  if (total === 0) return { rows: [], total, more: false, next: null, previous: null };
  const paging = wishFor(cursor, { total: uncounted ? 0 : total, size });
  // One row more than the page size shows whether there is a further page.
  const page = { ...paging, size: paging.size + 1 };
  const found = await listSelected(db, selection, { counted, page, columns });
  const isBack = paging.direction === 'before';
  const more = found.length > paging.size;
  const rows = isBack ? found.slice(-paging.size) : found.slice(0, paging.size);
  const [first, last] = [rows[0], rows.at(-1)];
  const hasNext = isBack ? cursor !== 'last' : more;
  const hasPrevious = isBack ? more : cursor !== 'first';
  return {
    rows,
    total,
    more: uncounted,
    next: hasNext && last ? cursors.write('next', last) : null,
    previous: hasPrevious && first ? cursors.write('previous', first) : null,
  };
}
