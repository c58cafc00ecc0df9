// The deliveries of a page, one row each.
// rules: X20.04, X20.05

import type { DeliveryState, OutboxEntry } from '@constancia/contract/outbox.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { problemText } from '../../platform/problem-text.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import { useNotify } from '../../ui/staff/toast.tsx';
import { retryDelivery } from './delivery-api.ts';
import { canGiveUp, GiveUpButton } from './give-up-button.tsx';
import { STATE_TEXTS } from './state-texts.ts';
import './outbox.css';

const COLORS: Readonly<Record<DeliveryState, 'default' | 'success' | 'error'>> = {
  waiting: 'default',
  delivered: 'success',
  failed: 'error',
};

const KINDS: Readonly<Record<string, TextCode>> = {
  mail: 'outbox.kind-mail',
  'payment-mail': 'outbox.kind-payment-mail',
  'revision-mail': 'outbox.kind-revision-mail',
  'appointment-mail': 'outbox.kind-appointment-mail',
  'password-mail': 'outbox.kind-password-mail',
  'webhook-mail': 'outbox.kind-webhook-mail',
  'plan-mail': 'outbox.kind-plan-mail',
  incident: 'outbox.kind-incident',
  'external-message': 'outbox.kind-external-message',
};

/** Props of what other features add to an entry; the app passes the components in. */
export interface EntrySlotProps {
  readonly entry: OutboxEntry;
}

export type EntrySlot = ComponentType<EntrySlotProps>;

interface Props {
  readonly entries: readonly OutboxEntry[];
  readonly timeZone: string;
  readonly actions: readonly EntrySlot[];
}

export function DeliveryList({ entries, ...rest }: Props) {
  return (
    <Paper component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label={t('outbox.title')}>
      {entries.map((entry) => (
        <DeliveryRow key={entry.id} entry={entry} {...rest} />
      ))}
    </Paper>
  );
}

type RowProps = EntrySlotProps & Omit<Props, 'entries'>;

function DeliveryRow({ entry, timeZone, actions }: RowProps) {
  const { label, state, attempts, lastProblem, submissionId } = entry;
  return (
    <li className="outbox-row">
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" dir="auto">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(KINDS[entry.kind] ?? 'outbox.kind-other')} · {dateAndTime(entry.createdAt, timeZone)}
          {entry.createdBy && (
            <>
              {' · '}
              <bdi>{entry.createdBy}</bdi>
            </>
          )}
        </Typography>
        {lastProblem && state !== 'delivered' && (
          <Typography variant="body2" color="error">
            {t(`outbox.problem-${lastProblem}`)}
          </Typography>
        )}
      </Box>
      <Box>
        <Chip size="small" color={COLORS[state]} label={t(STATE_TEXTS[state])} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('outbox.column-attempts')}: {attempts}
        </Typography>
        {state === 'waiting' && attempts > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('outbox.next-attempt', { moment: dateAndTime(entry.dueAt, timeZone) })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: { md: 'flex-end' } }}>
        {actions.map((Action, position) => (
          <Action key={position} entry={entry} />
        ))}
        {submissionId && (
          <Button
            size="small"
            component={Link}
            to={pathOf('submission', { id: submissionId })}
            aria-label={t('outbox.view-submission-named', { label })}
          >
            {t('outbox.view-submission')}
          </Button>
        )}
        {canGiveUp(entry) && <GiveUpButton entry={entry} />}
        {canRetry(entry) && <RetryButton entry={entry} />}
      </Box>
    </li>
  );
}

/** What has not been tried yet is about to be. */
function canRetry({ state, attempts }: OutboxEntry): boolean {
  return state === 'failed' || (state === 'waiting' && attempts > 0);
}

function RetryButton({ entry: { id, label } }: { readonly entry: OutboxEntry }) {
  const client = useQueryClient();
  const notify = useNotify();
  const retry = useMutation({
    mutationFn: () => retryDelivery(id),
    onSuccess: () => notify({ kind: 'info', text: t('outbox.retried') }),
    onError: (error) =>
      notify({
        kind: 'error',
        text: problemText(error, { otherwise: 'outbox.failed-to-load', explains: ['delivery-not-found'] }),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['outbox'] }),
  });
  return (
    <Button
      size="small"
      variant="outlined"
      loading={retry.isPending}
      aria-label={t('outbox.retry-named', { label })}
      onClick={() => retry.mutate()}
    >
      {t('outbox.retry')}
    </Button>
  );
}
