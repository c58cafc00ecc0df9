// The number of rows and the pages of a table of seven.
// rules: P9.03
import { PAGE_SIZES } from '@constancia/domain/limits.ts';
import { t } from '../../platform/texts.ts';
import { NumberedPages, Pager } from '../../ui/staff/pager.tsx';

interface Props {
  /** The number of rows on all pages, as a sentence. */
  readonly text: string;
  readonly total: number;
  /** Counted from 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function TablePager({ text, total, page, onPage }: Props) {
  return (
    <Pager total={text}>
      <NumberedPages
        label={t('administration.pages')}
        count={Math.ceil(total / PAGE_SIZES.administration)}
        page={page}
        onPage={onPage}
      />
    </Pager>
  );
}
