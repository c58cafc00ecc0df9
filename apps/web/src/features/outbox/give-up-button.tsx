// Stops an e-mail that waits for a server or keeps failing; asked first, because somebody waits for it.
// rules: X31.87
import type { OutboxEntry } from '@constancia/contract/outbox.ts';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { useConfirm } from '../../ui/staff/confirm-dialog.tsx';
import { useNotify } from '../../ui/staff/toast.tsx';
import { giveUpMail } from './delivery-api.ts';

/** The kinds of deliveries that are e-mails; the server gives up no others. */
const MAILS = [
  'mail',
  'payment-mail',
  'revision-mail',
  'appointment-mail',
  'password-mail',
  'webhook-mail',
  'plan-mail',
];

export function canGiveUp({ kind, state }: OutboxEntry): boolean {
  return state === 'waiting' && MAILS.includes(kind);
}

export function GiveUpButton({ entry: { id, label } }: { readonly entry: OutboxEntry }) {
  const client = useQueryClient();
  const notify = useNotify();
  const { confirm, dialog } = useConfirm();
  const giveUp = useMutation({
    mutationFn: () => giveUpMail(id),
    onSuccess: () => notify({ kind: 'info', text: t('outbox.given-up') }),
    onError: (error) =>
      notify({
        kind: 'error',
        text: problemText(error, { otherwise: 'outbox.failed-to-load', explains: ['delivery-not-found'] }),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['outbox'] }),
  });
  const ask = async () => {
    const isMeant = await confirm({
      title: t('outbox.give-up-title'),
      text: t('outbox.give-up-text', { label }),
      yes: t('outbox.give-up'),
      tone: 'destructive',
    });
    if (isMeant) giveUp.mutate();
  };
  return (
    <>
      <Button
        size="small"
        loading={giveUp.isPending}
        aria-label={t('outbox.give-up-named', { label })}
        onClick={() => void ask()}
      >
        {t('outbox.give-up')}
      </Button>
      {dialog}
    </>
  );
}
