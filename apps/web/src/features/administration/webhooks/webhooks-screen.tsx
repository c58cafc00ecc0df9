// The systems outside that are notified of events: a list, in which new ones are added. Each has a page of its own.
// rules: X38.73
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';
import { type ListedWebhook, listWebhooks } from './api.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type Health, healthOf, healthText, kindText } from './webhook-texts.ts';

const COLORS = { active: 'success', failing: 'warning', paused: 'default' } as const;

export function HealthChip({ health }: { readonly health: Health }) {
  return <Chip size="small" variant="outlined" color={COLORS[health]} label={healthText(health)} />;
}

/** Made when drawn, because the texts may change with the language. */
const columns = (): readonly [Column<ListedWebhook>, ...Column<ListedWebhook>[]] => [
  {
    title: t('webhooks.column-name'),
    cell: ({ id, name }) => (
      <MuiLink component={Link} to={pathOf('webhookLog', { id })} dir="auto">
        {name}
      </MuiLink>
    ),
  },
  { title: t('webhooks.column-state'), cell: (webhook) => <HealthChip health={healthOf(webhook)} /> },
  {
    title: t('webhooks.column-url'),
    cell: ({ url }) => <span style={{ overflowWrap: 'anywhere' }}>{url}</span>,
  },
  { title: t('webhooks.column-kinds'), cell: ({ kinds }) => kinds.map(kindText).join(', ') },
  { title: t('webhooks.column-waiting'), cell: ({ waiting }) => waiting },
];

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'secret'; readonly secret: string; readonly name: string };

export function WebhooksScreen() {
  const list = useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => listWebhooks(signal),
    refetchOnMount: 'always',
  });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ListScreen
        title={t('webhooks.title')}
        description={t('webhooks.description')}
        actions={
          <>
            <Button component={Link} to={PATHS.programs}>
              {t('programs.title')}
            </Button>
            <Button variant="contained" onClick={() => setOpen({ what: 'new' })}>
              {t('webhooks.new')}
            </Button>
          </>
        }
        list={list}
        failure={{ otherwise: 'webhooks.failed' }}
        empty={list.data?.webhooks.length === 0 && { text: t('webhooks.none') }}
      >
        {({ webhooks }) => <DataTable label={t('webhooks.title')} rows={webhooks} columns={columns()} />}
      </ListScreen>
      {open?.what === 'new' && (
        <WebhookDialog
          webhook={null}
          onMade={(secret, name) => setOpen({ what: 'secret', secret, name })}
          onClose={close}
        />
      )}
      {open?.what === 'secret' && <SecretDialog {...open} onClose={close} />}
    </>
  );
}

interface SecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

export function SecretDialog({ name, secret, onClose }: SecretProps) {
  return (
    <ShownOnceDialog
      title={t('webhooks.secret-title', { name })}
      text={t('webhooks.secret-text')}
      label={t('webhooks.secret')}
      secret={secret}
      copied={t('webhooks.secret-copied')}
      onClose={onClose}
    />
  );
}
