// The number of forms and the pages of their list.
// rules: P2.66, P9.02
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { t } from '../../../platform/texts.ts';
import { NumberedPages, Pager } from '../../../ui/staff/pager.tsx';

/** Number of pages, at least one. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZES.forms));
}

interface Props {
  readonly total: number;
  /** Counted from 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function FormPager({ total, page, onPage }: Props) {
  return (
    <Pager total={t('staff.forms-total', { total })}>
      <NumberedPages label={t('form-list.pages')} count={pagesOf(total)} page={page} onPage={onPage} />
    </Pager>
  );
}
