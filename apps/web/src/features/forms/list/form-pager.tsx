// How many forms there are, and the ways to their pages. rules: P2.66, P9.02
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';

const PAGE_SIZE = 7;

/** Number of pages, at least one. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

interface Props {
  readonly total: number;
  /** From 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function FormPager({ total, page, onPage }: Props) {
  const pages = pagesOf(total);
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 3, mt: 4 }}
    >
      <Typography aria-live="polite">{t('staff.forms-total', { total })}</Typography>
      {pages > 1 && (
        <Pagination
          aria-label={t('form-list.pages')}
          count={pages}
          page={page + 1}
          onChange={(_event, next) => onPage(next - 1)}
          getItemAriaLabel={(type, number) =>
            type === 'page'
              ? t('staff.page-number', { number: number ?? 0 })
              : t(type === 'next' ? 'staff.page-next' : 'staff.page-previous')
          }
        />
      )}
    </Stack>
  );
}
