// One page of a form's submissions, with cursors for the next and previous page and the total. It uses keyset
// paging: the thousandth page costs as much as the first, and new rows do not shift the pages.
// rules: R7.02, R7.08-R7.10, R2.041, R2.042
import type { RowScope } from '@constancia/domain/access/scope.ts';
import { LAST_PAGE } from '@constancia/domain/limits.ts';
import type { SubmissionFilter } from '@constancia/domain/submissions/filter/submission-filter.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FormRow } from '../../forms/public.ts';
import { countSelection, type PageWish } from './lane-queries.ts';
import { type ListedSubmission, listSelected } from './list-queries.ts';
import { type Cursor, cursorsOf } from './page-key.ts';
import { selectionOf } from './selection-queries.ts';

export interface SubmissionPage {
  readonly rows: readonly ListedSubmission[];
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly more: boolean;
  readonly next: string | null;
  readonly previous: string | null;
}

export interface ListWish {
  readonly form: Pick<FormRow, 'municipalityId' | 'id' | 'timeZone'>;
  readonly scope: RowScope;
  readonly filter: SubmissionFilter;
}

/** The last page begins where paging from the first one would come to. */
function wishFor(
  cursor: Cursor | 'first' | 'last',
  { total, size }: { readonly total: number; readonly size: number },
): PageWish {
  if (cursor === 'first') return { beside: null, direction: 'older', size };
  if (cursor === 'last') return { beside: null, direction: 'newer', size: total % size || size };
  return { beside: cursor.key, direction: cursor.direction === 'next' ? 'older' : 'newer', size };
}

export async function listPage(
  db: Queryable,
  { form, scope, filter }: ListWish,
  { cursor: cursorText, size }: { readonly cursor: string | undefined; readonly size: number },
): Promise<SubmissionPage> {
  const cursors = cursorsOf([form.id, scope.createdBy, filter]);
  const cursor =
    cursorText === undefined ? 'first' : cursorText === LAST_PAGE ? 'last' : cursors.read(cursorText);
  const key = { municipalityId: form.municipalityId, formId: form.id };
  const selection = await selectionOf(db, { form: key, scope, filter, timeZone: form.timeZone });
  const counted = await countSelection(db, selection);
  const { total, more: uncounted } = counted;
  if (total === 0) return { rows: [], total, more: false, next: null, previous: null };
  const wish = wishFor(cursor, { total: uncounted ? 0 : total, size });
  // One row more than the page size shows whether there is a further page.
  const page = { ...wish, size: wish.size + 1 };
  const found = await listSelected(db, selection, { counted, page });
  const newer = wish.direction === 'newer';
  const more = found.length > wish.size;
  const rows = newer ? found.slice(-wish.size) : found.slice(0, wish.size);
  const [first, last] = [rows[0], rows.at(-1)];
  const hasNext = newer ? cursor !== 'last' : more;
  const hasPrevious = newer ? more : cursor !== 'first';
  return {
    rows,
    total,
    more: uncounted,
    next: hasNext && last ? cursors.write('next', last) : null,
    previous: hasPrevious && first ? cursors.write('previous', first) : null,
  };
}
