// The log of a webhook: each event with what was sent and what was replied last, and a button that sends it again.
// rules: X38.74
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { type ListedDelivery, sendAgain } from './api.ts';
import { kindText, outcomeText, stateText } from './webhook-texts.ts';

interface Props {
  readonly webhookId: string;
  readonly deliveries: readonly ListedDelivery[];
  readonly timeZone: string;
}

const COLORS = { waiting: 'warning', delivered: 'success', failed: 'error' } as const;

type Row = ListedDelivery & { readonly id: string };

/** The body is our own, so its code is where we put it. */
function codeOf({ body }: ListedDelivery): string {
  return (JSON.parse(body) as { data: { submission: { code: string } } }).data.submission.code;
}

const columns = (timeZone: string): readonly [Column<Row>, ...Column<Row>[]] => [
  { title: t('webhooks.column-what'), cell: ({ kind }) => kindText(kind) },
  { title: t('webhooks.column-code'), cell: codeOf },
  { title: t('webhooks.column-when'), cell: ({ createdAt }) => dateAndTime(createdAt, timeZone) },
  {
    title: t('webhooks.column-state'),
    cell: ({ state, dueAt }) => (
      <>
        <Chip size="small" variant="outlined" color={COLORS[state]} label={stateText(state)} />
        {state === 'waiting' && (
          <Typography variant="body2" color="textSecondary">
            {t('webhooks.next-attempt', { moment: dateAndTime(dueAt, timeZone) })}
          </Typography>
        )}
      </>
    ),
  },
  { title: t('webhooks.column-attempts'), cell: ({ attempts }) => attempts },
  { title: t('webhooks.column-reply'), cell: outcomeText },
  { title: t('webhooks.column-content'), cell: (delivery) => <Content {...delivery} /> },
];

function Content({ body, reply }: Pick<ListedDelivery, 'body' | 'reply'>) {
  return (
    <details>
      <summary>{t('webhooks.show-content')}</summary>
      <Quoted title={t('webhooks.sent-body')} text={body} />
      <Quoted title={t('webhooks.reply-body')} text={reply || t('webhooks.empty-reply')} />
    </details>
  );
}

export function Quoted({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600, mt: 2 }}>
        {title}
      </Typography>
      <Box
        component="pre"
        dir="auto"
        sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 480 }}
      >
        {text}
      </Box>
    </>
  );
}

interface Again {
  readonly isRunning: boolean;
  readonly send: (position: number) => void;
}

const sendingAgain = ({ isRunning, send }: Again): Column<Row> => ({
  title: t('webhooks.column-actions'),
  cell: ({ position }) => (
    <Button
      size="small"
      disabled={isRunning}
      aria-label={t('webhooks.again-named', { position })}
      onClick={() => send(position)}
    >
      {t('webhooks.again')}
    </Button>
  ),
});

export function DeliveryTable({ webhookId, deliveries, timeZone }: Props) {
  const client = useQueryClient();
  const notify = useNotify();
  const again = useMutation({
    mutationFn: (position: number) => sendAgain(webhookId, position),
    onSuccess: () => notify({ kind: 'success', text: t('webhooks.sent-again') }),
    onError: (error) =>
      notify({ kind: 'error', text: problemText(error, { otherwise: 'webhooks.again-failed' }) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['webhook-deliveries', webhookId] }),
  });
  return (
    <DataTable
      label={t('webhooks.title')}
      rows={deliveries.map((delivery) => ({ ...delivery, id: String(delivery.position) }))}
      columns={columns(timeZone)}
      actions={sendingAgain({ isRunning: again.isPending, send: again.mutate })}
    />
  );
}
