// The number of submissions and the buttons to the previous and next page.
// rules: R2.041, R2.042
import { LAST_PAGE } from '@constancia/domain/limits.ts';
import { t } from '../../../platform/texts.ts';
import { NeighbourPages, Pager } from '../../../ui/staff/pager.tsx';
import type { SubmissionPage } from './list-submissions.ts';

interface Props {
  readonly page: SubmissionPage;
  readonly onCursor: (cursor: string | null) => void;
}

export function SubmissionPager({ page: { total, more, previous, next }, onCursor }: Props) {
  return (
    <Pager total={t(more ? 'staff.submissions-total-more' : 'staff.submissions-total', { total })}>
      <NeighbourPages previous={previous} next={next} last={more ? null : LAST_PAGE} onCursor={onCursor} />
    </Pager>
  );
}
