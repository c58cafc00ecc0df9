// On the page of a submission: the work orders that rules of the plan made because of it. Without any it is absent.
// rules: X39.52
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  CausedOrder,
  listCausedOrders as endpoint,
} from '@constancia/contract/work-orders/plan-rules.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { UnreadCard } from '../../ui/staff/failure-alert.tsx';
import { SectionCard } from '../../ui/staff/section-card.tsx';

const readCaused = (submissionId: string, signal: AbortSignal): Promise<Reply<typeof endpoint>> =>
  call<typeof endpoint>({
    method: 'GET',
    path: '/api/submissions/:submissionId/work-orders',
    params: { submissionId },
    signal,
  });

interface Props {
  readonly view: { readonly id: string };
  readonly entry: 'internal' | 'cis';
}

export function CausedOrders({ view: { id }, entry }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['work-orders', 'caused', id],
    queryFn: ({ signal }) => readCaused(id, signal),
    enabled: entry === 'internal',
  });
  if (error && !data) return <UnreadCard title={t('plan-rules.caused')} error={error} onRetry={refetch} />;
  if (!data || data.workOrders.length === 0) return null;
  return (
    <SectionCard title={t('plan-rules.caused')}>
      <ul>
        {data.workOrders.map((order) => (
          <li key={order.id}>
            <CausedLine order={order} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function CausedLine({ order: { title, dueOn, state, submission } }: { readonly order: CausedOrder }) {
  const day = dueOn.split('-').toReversed().join('/');
  return (
    <>
      <bdi>{inLanguage(title, language)}</bdi> · {t('plan-rules.caused-due', { day })} ·{' '}
      {t(`work-orders.state-${state}`)}{' '}
      {submission && (
        <MuiLink component={Link} to={pathOf('submission', { id: submission.id })}>
          {submission.code}
        </MuiLink>
      )}
    </>
  );
}
