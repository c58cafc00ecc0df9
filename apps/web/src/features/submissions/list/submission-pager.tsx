// The number of submissions and the buttons to the previous and next page.
// rules: R2.041, R2.042, X10.09
import { LAST_PAGE } from '@constancia/domain/limits.ts';
import { t } from '../../../platform/texts.ts';
import { NeighbourPages, Pager } from '../../../ui/staff/pager.tsx';
import type { SubmissionPage } from './list-submissions.ts';

interface Props {
  readonly page: SubmissionPage;
  /** Of the page that was read; null for the first one, and while another is on its way. */
  readonly cursor: string | null;
  readonly onCursor: (cursor: string | null, how?: 'replace') => void;
}

export function SubmissionPager({ page, cursor, onCursor }: Props) {
  const { total, more, previous, next, submissions } = page;
  return (
    <Pager total={t(more ? 'staff.submissions-total-more' : 'staff.submissions-total', { total })}>
      <NeighbourPages
        previous={previous}
        next={next}
        last={more ? null : LAST_PAGE}
        cursor={cursor}
        rows={submissions.length}
        onCursor={onCursor}
      />
    </Pager>
  );
}
