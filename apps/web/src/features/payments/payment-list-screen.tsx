// The payments of a form for who keeps its accounts: orders by what became of them, answers nobody paid for, orders
// whose answer is gone; what was charged, and the places. rules: R4.16-R4.18, X21.12, X21.13

import type { PaymentFilter } from '@constancia/contract/payments.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { CallError } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { EmptyState } from '../../ui/staff/empty-state.tsx';
import { Page } from '../../ui/staff/page.tsx';
import { useListBack } from '../forms/public.ts';
import { listPayments } from './list-payments.ts';
import { PaymentRows } from './payment-rows.tsx';
import { PaymentTotals } from './payment-totals.tsx';

const FILTERS: readonly PaymentFilter[] = [
  'paid',
  'pending',
  'late',
  'denied',
  'expired',
  'orphan',
  'unpaid-answer',
];

function failureText(error: unknown): string {
  if (error instanceof CallError && error.code === 'offline') return t('shell.offline');
  if (error instanceof CallError && error.status < 500)
    return t(`problem.${error.code as 'not-found'}`, error.values);
  return t('payment-list.failed');
}

export function PaymentListScreen() {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const listBack = useListBack();
  const show = FILTERS.find((known) => known === search.get('ver')) ?? null;
  const list = useInfiniteQuery({
    queryKey: ['payments', id, show],
    queryFn: ({ pageParam, signal }) => listPayments({ formId: id, show, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const [first] = list.data?.pages ?? [];
  const payments = list.data?.pages.flatMap((page) => page.payments) ?? [];
  const back = (
    <Button component={Link} to={listBack.to} size="small">
      {t('staff.back')}
    </Button>
  );
  const description = first ? (first.form.titleIn[language] ?? first.form.title) : '';
  if (list.isError) {
    const again = (
      <Button variant="outlined" onClick={() => void list.refetch()}>
        {t('shell.retry')}
      </Button>
    );
    return (
      <Page title={t('payment-list.title')} back={back}>
        <EmptyState tone="error" text={failureText(list.error)} action={again} />
      </Page>
    );
  }
  return (
    <Page title={t('payment-list.title')} description={description} back={back}>
      {first ? <PaymentTotals page={first} /> : <Skeleton variant="rounded" height={180} sx={{ mb: 4 }} />}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={show ?? 'all'}
        aria-label={t('payment-list.filter')}
        sx={{ mb: 4, flexWrap: 'wrap' }}
        onChange={(_, picked: string | null) =>
          setSearch(picked === null || picked === 'all' ? {} : { ver: picked }, { state: listBack.state })
        }
      >
        <ToggleButton value="all">{t('payment-list.all')}</ToggleButton>
        {FILTERS.map((filter) => (
          <ToggleButton key={filter} value={filter}>
            {first
              ? t('payment-list.count', {
                  name: t(`payment-list.${filter}`),
                  count: first.totals[filter].count,
                })
              : t(`payment-list.${filter}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {!first ? (
        <Skeleton variant="rounded" height={320} />
      ) : payments.length === 0 ? (
        <EmptyState text={t(show === null ? 'payment-list.none' : 'payment-list.none-such')} />
      ) : (
        <PaymentRows payments={payments} timeZone={first.timeZone} currency={first.currency} />
      )}
      {list.hasNextPage && (
        <Button sx={{ mt: 4 }} loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('payment-list.more')}
        </Button>
      )}
    </Page>
  );
}
