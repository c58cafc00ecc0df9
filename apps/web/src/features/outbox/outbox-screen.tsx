// The deliveries to other systems with their attempts. One click tries a delivery again.
// rules: X20.04-X20.06

import type { DeliveryState } from '@constancia/contract/outbox.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { t } from '../../platform/texts.ts';
import { FilterButtons } from '../../ui/staff/filter-buttons.tsx';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { MoreRows } from '../../ui/staff/pager.tsx';
import { DeliveryList, type EntrySlot } from './delivery-list.tsx';
import { listOutbox, type OutboxPage } from './list-outbox.ts';
import { STATE_TEXTS } from './state-texts.ts';

/** Deliveries continue by themselves: the list is read often while one is waiting, seldom otherwise. */
const REFRESH_WAITING_MS = 3_000;
const REFRESH_IDLE_MS = 15_000;

const STATES: readonly DeliveryState[] = ['waiting', 'failed', 'delivered'];

export function OutboxScreen({ actions }: { readonly actions: readonly EntrySlot[] }) {
  const [search, setSearch] = useSearchParams();
  const state = STATES.find((known) => known === search.get('estado')) ?? null;
  const list = useInfiniteQuery({
    queryKey: ['outbox', state],
    queryFn: ({ pageParam, signal }) => listOutbox({ state, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.counts.waiting ? REFRESH_WAITING_MS : REFRESH_IDLE_MS,
  });
  const first = list.data?.pages[0];
  return (
    <ListScreen
      title={t('outbox.title')}
      description={t('outbox.description')}
      filters={
        <FilterButtons
          label={t('outbox.filter')}
          all={t('outbox.all')}
          kinds={STATES}
          nameOf={(known) => nameOf(known, first)}
          shown={state}
          onShow={(picked) => setSearch(picked === null ? {} : { estado: picked })}
        />
      }
      list={list}
      failure={{ otherwise: 'outbox.failed-to-load', explains: [] }}
      empty={first?.entries.length === 0 && { text: t(state === null ? 'outbox.none' : 'outbox.none-such') }}
    >
      {({ pages }) => (
        <>
          <DeliveryList
            entries={pages.flatMap(({ entries }) => entries)}
            timeZone={pages[0]?.timeZone ?? ''}
            actions={actions}
          />
          <MoreRows label={t('outbox.more')} list={list} />
        </>
      )}
    </ListScreen>
  );
}

/** A state with the number of its deliveries, as soon as the number is known. */
function nameOf(state: DeliveryState, page: OutboxPage | undefined): string {
  const name = t(STATE_TEXTS[state]);
  return page ? t('outbox.count', { state: name, count: page.counts[state] }) : name;
}
