// What can be done with a webhook: a test, changes, a pause, another secret, its end.
// rules: X38.74
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { AskingDialog } from '../asking-dialog.tsx';
import {
  deleteWebhook,
  type ListedWebhook,
  rotateSecret,
  type Sample,
  sendSample,
  setActive,
} from './api.ts';
import { Quoted } from './delivery-table.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { outcomeText } from './webhook-texts.ts';
import { SecretDialog } from './webhooks-screen.tsx';

type Open =
  | { readonly what: 'edit' | 'rotate' | 'delete' }
  | { readonly what: 'secret'; readonly secret: string }
  | { readonly what: 'sample'; readonly sample: Sample };

export function WebhookActions({ webhook }: { readonly webhook: ListedWebhook }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <TestButton webhook={webhook} onSent={(sample) => setOpen({ what: 'sample', sample })} />
      <Button onClick={() => setOpen({ what: 'edit' })}>{t('webhooks.edit')}</Button>
      <PauseButton webhook={webhook} />
      <Button onClick={() => setOpen({ what: 'rotate' })}>{t('webhooks.rotate')}</Button>
      <Button color="error" onClick={() => setOpen({ what: 'delete' })}>
        {t('webhooks.delete')}
      </Button>
      {open?.what === 'edit' && <WebhookDialog webhook={webhook} onMade={close} onClose={close} />}
      {open?.what === 'rotate' && (
        <RotateDialog
          webhook={webhook}
          onMade={(secret) => setOpen({ what: 'secret', secret })}
          onClose={close}
        />
      )}
      {open?.what === 'secret' && <SecretDialog name={webhook.name} secret={open.secret} onClose={close} />}
      {open?.what === 'delete' && <DeleteDialog webhook={webhook} onClose={close} />}
      {open?.what === 'sample' && <SampleDialog sample={open.sample} onClose={close} />}
    </>
  );
}

interface TestProps {
  readonly webhook: ListedWebhook;
  readonly onSent: (sample: Sample) => void;
}

function TestButton({ webhook, onSent }: TestProps) {
  const notify = useNotify();
  const testing = useMutation({
    mutationFn: () => sendSample(webhook.id),
    onSuccess: onSent,
    onError: (error) =>
      notify({ kind: 'error', text: problemText(error, { otherwise: 'webhooks.test-failed' }) }),
  });
  return (
    <Button variant="contained" loading={testing.isPending} onClick={() => testing.mutate()}>
      {t('webhooks.test')}
    </Button>
  );
}

function PauseButton({ webhook: { id, name, pausedBecause } }: { readonly webhook: ListedWebhook }) {
  const client = useQueryClient();
  const notify = useNotify();
  const isPaused = pausedBecause !== null;
  const switching = useMutation({
    mutationFn: () => setActive(id, isPaused),
    onSuccess: () =>
      notify({ kind: 'success', text: t(isPaused ? 'webhooks.resumed' : 'webhooks.paused', { name }) }),
    onError: (error) =>
      notify({ kind: 'error', text: problemText(error, { otherwise: 'webhooks.switch-failed' }) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  return (
    <Button loading={switching.isPending} onClick={() => switching.mutate()}>
      {t(isPaused ? 'webhooks.resume' : 'webhooks.pause')}
    </Button>
  );
}

interface RotateProps {
  readonly webhook: ListedWebhook;
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

/** The dialog with the secret comes in place of this one. */
function RotateDialog({ webhook: { id, name }, onMade, onClose }: RotateProps) {
  const rotating = useMutation({
    mutationFn: () => rotateSecret(id),
    onSuccess: ({ secret }) => onMade(secret),
  });
  return (
    <DialogFrame
      role="alertdialog"
      size="xs"
      title={t('webhooks.rotate-title', { name })}
      text={t('webhooks.rotate-text')}
      busy={rotating.isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={rotating.isPending} onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          <Button variant="contained" loading={rotating.isPending} onClick={() => rotating.mutate()}>
            {t('webhooks.rotate')}
          </Button>
        </>
      }
    >
      {rotating.isError && (
        <Alert severity="error">{problemText(rotating.error, { otherwise: 'webhooks.rotate-failed' })}</Alert>
      )}
    </DialogFrame>
  );
}

function DeleteDialog({
  webhook: { id, name },
  onClose,
}: {
  readonly webhook: ListedWebhook;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  return (
    <AskingDialog
      title={t('webhooks.delete-title', { name })}
      text={t('webhooks.delete-text')}
      action={t('webhooks.delete')}
      run={async () => {
        await deleteWebhook(id);
        await navigate(PATHS.webhooks);
      }}
      done={t('webhooks.deleted', { name })}
      refused={{ otherwise: 'webhooks.delete-failed' }}
      stale="webhooks"
      onClose={onClose}
    />
  );
}

function SampleDialog({ sample, onClose }: { readonly sample: Sample; readonly onClose: () => void }) {
  const arrived = sample.problem === '';
  return (
    <DialogFrame
      title={t(arrived ? 'webhooks.test-arrived' : 'webhooks.test-lost')}
      size="sm"
      fullScreenBelow="sm"
      scrolls
      onClose={onClose}
    >
      <Alert severity={arrived ? 'success' : 'error'}>{outcomeText(sample)}</Alert>
      <Quoted title={t('webhooks.sent-body')} text={sample.body} />
      <Quoted title={t('webhooks.reply-body')} text={sample.reply || t('webhooks.empty-reply')} />
    </DialogFrame>
  );
}
