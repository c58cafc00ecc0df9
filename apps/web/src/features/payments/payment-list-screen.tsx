// The payments of a form for its staff: orders by state, submissions that nobody paid for, orders whose submission was
// deleted, with sums and seats.
// rules: R4.16-R4.18, X21.12, X21.13

import type { PaymentFilter } from '@constancia/contract/payments/payment-list.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { BackButton } from '../../ui/staff/back-button.tsx';
import { FilterButtons } from '../../ui/staff/filter-buttons.tsx';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { MoreRows } from '../../ui/staff/pager.tsx';
import { useListBack } from '../forms/public.ts';
import { listPayments, type PaymentPage } from './list-payments.ts';
import { PaymentRows } from './payment-rows.tsx';
import { PaymentTotals } from './payment-totals.tsx';

const FILTERS: readonly PaymentFilter[] = [
  'paid',
  'pending',
  'late',
  'late-closed',
  'denied',
  'expired',
  'orphan',
  'unpaid-submission',
];

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
  const first = list.data?.pages[0];
  return (
    <ListScreen
      title={t('payment-list.title')}
      windowTitle={[t('payment-list.title'), first && inLanguage(first.form.title, language)]}
      description={first && inLanguage(first.form.title, language)}
      back={<BackButton to={listBack.to} />}
      // A page of its own: only its document may use the camera.
      actions={
        <Button variant="outlined" href={`${pathOf('useTickets')}?evento=${id}`}>
          {t('payment-list.door-open')}
        </Button>
      }
      filters={
        <>
          {first && <PaymentTotals page={first} />}
          <FilterButtons
            label={t('payment-list.filter')}
            all={t('payment-list.all')}
            kinds={FILTERS}
            nameOf={(filter) => nameOf(filter, first)}
            shown={show}
            onShow={(picked) => setSearch(picked === null ? {} : { ver: picked }, { state: listBack.state })}
          />
        </>
      }
      list={list}
      failure={{ otherwise: 'payment-list.failed' }}
      empty={
        first?.payments.length === 0 && {
          text: t(show === null ? 'payment-list.none' : 'payment-list.none-such'),
        }
      }
    >
      {({ pages }) => (
        <>
          <PaymentRows
            payments={pages.flatMap(({ payments }) => payments)}
            timeZone={pages[0]?.timeZone ?? ''}
            currency={pages[0]?.currency ?? ''}
            formId={id}
            mayCloseCases={pages[0]?.may.closeCases ?? false}
          />
          <MoreRows label={t('payment-list.more')} list={list} />
        </>
      )}
    </ListScreen>
  );
}

/** A filter with the number of its payments, as soon as the number is known. */
function nameOf(filter: PaymentFilter, page: PaymentPage | undefined): string {
  const name = t(`payment-list.${filter}`);
  return page ? t('payment-list.count', { name, count: page.totals[filter].count }) : name;
}
