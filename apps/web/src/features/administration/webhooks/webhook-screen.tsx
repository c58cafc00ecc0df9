// One system that is notified: how it stands, what can be done with it, and the log of what was sent and replied.
// rules: X38.74
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { FilterButtons } from '../../../ui/staff/filter-buttons.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { MoreRows } from '../../../ui/staff/pager.tsx';
import { type DeliveryState, type ListedWebhook, listDeliveries, listWebhooks } from './api.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { pausedText, stateText } from './webhook-texts.ts';

const STATES: readonly DeliveryState[] = ['waiting', 'delivered', 'failed'];
/** Deliveries continue by themselves: the log is read often while one waits, seldom otherwise. */
const REFRESH_WAITING_MS = 3_000;
const REFRESH_IDLE_MS = 15_000;

export function WebhookScreen() {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const state = STATES.find((known) => known === search.get('estado')) ?? null;
  const all = useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => listWebhooks(signal),
    refetchInterval: REFRESH_IDLE_MS,
  });
  const webhook = all.data?.webhooks.find((one) => one.id === id);
  const log = useInfiniteQuery({
    queryKey: ['webhook-deliveries', id, state],
    queryFn: ({ pageParam, signal }) => listDeliveries(id, { state, cursor: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.deliveries.some((one) => one.state === 'waiting')
        ? REFRESH_WAITING_MS
        : REFRESH_IDLE_MS,
  });
  const isEmpty = log.data?.pages[0]?.deliveries.length === 0;
  return (
    <ListScreen
      title={webhook?.name ?? t('webhooks.title')}
      description={t('webhooks.log-description')}
      back={<BackButton to={PATHS.webhooks} text={t('webhooks.title')} />}
      actions={webhook && <WebhookActions webhook={webhook} />}
      filters={
        <>
          {webhook && <HealthAlert webhook={webhook} timeZone={all.data?.timeZone ?? 'UTC'} />}
          <FilterButtons
            label={t('webhooks.filter')}
            all={t('webhooks.all')}
            kinds={STATES}
            nameOf={stateText}
            shown={state}
            onShow={(picked) => setSearch(picked === null ? {} : { estado: picked })}
          />
        </>
      }
      list={log}
      failure={{ otherwise: 'webhooks.log-unread' }}
      empty={isEmpty && { text: t(state === null ? 'webhooks.log-none' : 'webhooks.log-none-such') }}
    >
      {({ pages }) => (
        <>
          <DeliveryTable
            webhookId={id}
            deliveries={pages.flatMap(({ deliveries }) => deliveries)}
            timeZone={pages[0]?.timeZone ?? 'UTC'}
          />
          <MoreRows label={t('webhooks.more')} list={log} />
        </>
      )}
    </ListScreen>
  );
}

/** Nothing while it works. */
function HealthAlert({ webhook, timeZone }: { readonly webhook: ListedWebhook; readonly timeZone: string }) {
  const { pausedBecause, failingSince } = webhook;
  if (pausedBecause !== null)
    return (
      <Alert severity={pausedBecause === 'person' ? 'info' : 'error'} sx={{ mb: 4 }}>
        {pausedText(pausedBecause)}
      </Alert>
    );
  if (failingSince === null) return null;
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      {t('webhooks.failing', { moment: dateAndTime(failingSince, timeZone) })}
    </Alert>
  );
}
