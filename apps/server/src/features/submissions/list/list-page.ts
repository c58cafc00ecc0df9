// One page of a form's submissions, with cursors for the next and previous page and the total. It uses keyset
// paging: the thousandth page costs as much as the first, and new rows do not shift the pages.
// rules: R7.02, R7.08-R7.10, R2.041, R2.042

import type { RowScope } from '@constancia/domain/access/scope.ts';
import { PAGE_SIZES } from '@constancia/domain/limits.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FormRow } from '../../forms/public.ts';
import { countSubmissions, type ListedSubmission, listAfter, listBefore } from '../queries.ts';
import { readCursor, writeCursor } from './page-key.ts';

export interface SubmissionPage {
  readonly rows: readonly ListedSubmission[];
  readonly total: number;
  readonly next: string | null;
  readonly previous: string | null;
}

const SIZE = PAGE_SIZES.submissions;

export async function listPage(
  db: Queryable,
  { form, scope }: { readonly form: FormRow; readonly scope: RowScope },
  cursorText: string | undefined,
): Promise<SubmissionPage> {
  const rowsOf = { form: { municipalityId: form.municipalityId, formId: form.id }, scope };
  const cursor = cursorText === undefined ? null : readCursor(cursorText);
  const backwards = cursor?.direction === 'previous';
  // One row more than the page size shows whether there is a further page.
  const found = backwards
    ? await listBefore(db, rowsOf, { before: cursor.key, size: SIZE + 1 })
    : await listAfter(db, rowsOf, { after: cursor?.key ?? null, size: SIZE + 1 });
  const more = found.length > SIZE;
  const rows = backwards ? found.slice(-SIZE) : found.slice(0, SIZE);
  const [first, last] = [rows[0], rows.at(-1)];
  const hasNext = backwards || more;
  const hasPrevious = backwards ? more : cursor !== null;
  return {
    rows,
    total: await countSubmissions(db, rowsOf),
    next: hasNext && last ? writeCursor('next', last) : null,
    previous: hasPrevious && first ? writeCursor('previous', first) : null,
  };
}
