// What is delivered to systems outside: each delivery with its attempts, and one more attempt at a click.
// rules: X20.04-X20.06

import type { DeliveryState } from '@constancia/contract/outbox.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { t } from '../../platform/texts.ts';
import { EmptyState } from '../../ui/staff/empty-state.tsx';
import { Page } from '../../ui/staff/page.tsx';
import { DeliveryList, type EntryPart } from './delivery-list.tsx';
import { listOutbox } from './list-outbox.ts';
import { STATE_TEXTS } from './state-texts.ts';

/** Deliveries go on by themselves: often looked at while one waits, seldom otherwise. */
const REFRESH_WAITING_MS = 3_000;
const REFRESH_IDLE_MS = 15_000;

const STATES: readonly DeliveryState[] = ['waiting', 'failed', 'delivered'];

export function OutboxScreen({ actions }: { readonly actions: readonly EntryPart[] }) {
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
  const [first] = list.data?.pages ?? [];
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const retry = (
    <Button variant="outlined" onClick={() => void list.refetch()}>
      {t('shell.retry')}
    </Button>
  );
  return (
    <Page title={t('outbox.title')} description={t('outbox.description')}>
      {list.isError ? (
        <EmptyState tone="error" text={t('outbox.failed-to-load')} action={retry} />
      ) : (
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={state ?? 'all'}
            aria-label={t('outbox.filter')}
            sx={{ mb: 4, flexWrap: 'wrap' }}
            onChange={(_, picked: string | null) =>
              setSearch(picked === null || picked === 'all' ? {} : { estado: picked })
            }
          >
            <ToggleButton value="all">{t('outbox.all')}</ToggleButton>
            {STATES.map((known) => (
              <ToggleButton key={known} value={known}>
                {first
                  ? t('outbox.count', { state: t(STATE_TEXTS[known]), count: first.counts[known] })
                  : t(STATE_TEXTS[known])}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {!first ? (
            <Skeleton variant="rounded" height={320} />
          ) : entries.length === 0 ? (
            <EmptyState text={t(state === null ? 'outbox.none' : 'outbox.none-such')} />
          ) : (
            <DeliveryList entries={entries} timeZone={first.timeZone} actions={actions} />
          )}
          {list.hasNextPage && (
            <Button
              sx={{ mt: 4 }}
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('outbox.more')}
            </Button>
          )}
        </>
      )}
    </Page>
  );
}
