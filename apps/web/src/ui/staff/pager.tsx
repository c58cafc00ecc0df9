// The number of entries of a list and the controls for its other pages: numbered pages, the neighbouring pages, or more
// rows.
// rules: P2.66, R2.041, R2.042, X10.09, X40.56
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { type PagedReading, useMoreFailed } from '../../platform/page/shown-data.ts';
import { t } from '../../platform/texts.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface PagerProps {
  /** The number of entries, as a sentence. */
  readonly total: string;
  readonly children: ReactNode;
}

/** Shown above the rows. */
export function Pager({ total, children }: PagerProps) {
  return (
    <Stack
      direction="row"
      sx={{
        justifyContent: 'space-between',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 3,
        mb: 3,
        minHeight: 40,
      }}
    >
      <Typography aria-live="polite">{total}</Typography>
      {children}
    </Stack>
  );
}

interface NumberedPagesProps {
  readonly label: string;
  readonly count: number;
  /** Counted from 0. */
  readonly page: number;
  /** How many the page that was read has. One without any, which is gone since, gives way to the last there is. */
  readonly rows?: number | undefined;
  /** `replace`: the page that is gone does not stay behind the back button. */
  readonly onPage: (page: number, how?: 'replace') => void;
}

export function NumberedPages({ label, count, page, rows, onPage }: NumberedPagesProps) {
  const isBeyond = rows === 0 && count > 0 && page >= count;
  useEffect(() => {
    if (isBeyond) onPage(count - 1, 'replace');
  });
  if (count < 2) return null;
  return (
    <Pagination
      aria-label={label}
      count={count}
      page={page + 1}
      onChange={(_event, next) => onPage(next - 1)}
      getItemAriaLabel={(type, number) =>
        type === 'page'
          ? t('staff.page-number', { number: number ?? 0 })
          : t(type === 'next' ? 'staff.page-next' : 'staff.page-previous')
      }
    />
  );
}

interface NumberedPagerProps extends Omit<NumberedPagesProps, 'count' | 'label'> {
  /** The number of entries, as a sentence. */
  readonly text: string;
  /** Entries on all pages, and on one. */
  readonly total: number;
  readonly size: number;
}

/** How many entries a list has, and its numbered pages. */
export function NumberedPager({ text, total, size, ...pages }: NumberedPagerProps) {
  return (
    <Pager total={text}>
      <NumberedPages label={t('staff.pages')} count={Math.ceil(total / size)} {...pages} />
    </Pager>
  );
}

interface NeighbourPagesProps {
  readonly previous: string | null;
  readonly next: string | null;
  /** Cursor of the last page; null when the list has no way there. */
  readonly last: string | null;
  /** Of the page that was read; null for the first one, and while another is on its way. */
  readonly cursor: string | null;
  /** How many the page that was read has. One without any, which is gone since, gives way to the last there is. */
  readonly rows: number;
  /** null: the first page. `replace`: the page that is gone does not stay behind the back button. */
  readonly onCursor: (cursor: string | null, how?: 'replace') => void;
}

export function NeighbourPages({ previous, next, last, cursor, rows, onCursor }: NeighbourPagesProps) {
  const isGone = rows === 0 && cursor !== null;
  useEffect(() => {
    if (isGone) onCursor(cursor === last ? null : last, 'replace');
  });
  if (previous === null && next === null) return null;
  const [isFirst, isLast] = [previous === null, next === null];
  return (
    <Stack direction="row" component="nav" aria-label={t('staff.pages')} sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Button size="small" disabled={isFirst} onClick={() => onCursor(null)}>
        {t('submission-list.page-first')}
      </Button>
      <Button size="small" disabled={isFirst} onClick={() => onCursor(previous)}>
        {t('staff.page-previous')}
      </Button>
      <Button size="small" disabled={isLast} onClick={() => onCursor(next)}>
        {t('staff.page-next')}
      </Button>
      {last !== null && (
        <Button size="small" disabled={isLast} onClick={() => onCursor(last)}>
          {t('submission-list.page-last')}
        </Button>
      )}
    </Stack>
  );
}

interface MoreRowsProps {
  /** null: further rows are read by themselves, and there is a button only where that failed. */
  readonly label: string | null;
  /** The list, as `useInfiniteQuery` returns it. */
  readonly list: PagedReading & {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/**
 * Shown below the rows. Where further ones could not be read it says so, and the same button tries again: the focus stays
 * where it was.
 */
export function MoreRows({ label, list }: MoreRowsProps) {
  const hasFailed = useMoreFailed(list);
  const button = useFocusAfter<HTMLButtonElement>(list.isFetchingNextPage, 'if-lost');
  const text = hasFailed ? t('shell.retry') : label;
  if (!list.hasNextPage || text === null) return null;
  return (
    <Box sx={{ mt: 4 }}>
      {hasFailed && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('staff.more-failed')}
        </Alert>
      )}
      <Button ref={button} loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {text}
      </Button>
    </Box>
  );
}
