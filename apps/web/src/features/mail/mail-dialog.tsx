// Sends a copy of a stored submission by e-mail: addresses, a text, a file, and the result.
// rules: A2.33, A4.40-A4.44, A5.30-A5.33

import { MAIL_BODY_MAX } from '@constancia/domain/limits.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { t } from '../../platform/texts.ts';
import { NOTICE_MS } from '../../ui/notice-times.ts';
import { type Question, useConfirm } from '../../ui/staff/confirm-dialog.tsx';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../ui/staff/failure-alert.tsx';
import { DialogToast, useNotify } from '../../ui/staff/toast.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { type MailOffer, readMailOffer } from './mail-api.ts';
import { RecipientsField } from './recipients-field.tsx';
import { type Entered, type Mail, useMail } from './use-mail.ts';

interface MailDialogProps {
  readonly submissionId: string;
  /** `saved`: the submission was stored a moment ago. */
  readonly after: 'saved' | 'viewing';
  readonly onClose: () => void;
}

const OUTCOMES = {
  sent: { kind: 'success', code: 'mail.sent' },
  waits: { kind: 'info', code: 'mail.waits' },
  queued: { kind: 'info', code: 'mail.queued' },
} as const;

export function MailDialog({ submissionId, after, onClose }: MailDialogProps) {
  const offer = useQuery({
    queryKey: ['mail-offer', submissionId],
    queryFn: ({ signal }) => readMailOffer(submissionId, signal),
  });
  const mail = useMail(submissionId, after === 'saved' ? savedBanner() : null);
  const { confirm, dialog: question } = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const send = async () => {
    const outcome = await mail.send();
    if (outcome === null) return input.current?.focus();
    const { kind, code } = OUTCOMES[outcome];
    notify({ kind, text: t(code), milliseconds: NOTICE_MS.saved });
    onClose();
  };
  const leave = async () => {
    if (mail.work === 'sending') return;
    const asks = after === 'saved' || isWritten(mail.entered);
    if (!asks || (await confirm(cancelQuestion(after)))) onClose();
  };
  return (
    <DialogFrame
      title={t('mail.title')}
      size="sm"
      fullScreenBelow="sm"
      closedBy="escape-only"
      onClose={() => void leave()}
      actions={
        <>
          <Button onClick={() => void leave()} disabled={mail.work === 'sending'}>
            {t('mail.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={mail.work === 'sending'}
            disabled={!offer.data || mail.work === 'attaching'}
            onClick={() => void send()}
          >
            {t('mail.send')}
          </Button>
        </>
      }
    >
      <MailContent mail={mail} offer={offer} input={input} />
      {question}
    </DialogFrame>
  );
}

/** Asks before the copy is discarded; the stored submission stays (A4.44). */
function cancelQuestion(after: MailDialogProps['after']): Question {
  return {
    title: t('mail.cancel-title'),
    text: t(after === 'saved' ? 'mail.cancel-saved' : 'mail.cancel-written'),
    yes: t('mail.cancel-yes'),
    no: t('mail.cancel-no'),
    tone: 'destructive',
  };
}

const savedBanner = () => ({
  kind: 'success' as const,
  text: t('mail.saved'),
  milliseconds: NOTICE_MS.banner,
});

function isWritten({ address, recipients, body, attached }: Entered): boolean {
  return address !== '' || recipients.length > 0 || body !== '' || attached !== null;
}

interface ContentProps {
  readonly mail: Mail;
  readonly offer: {
    readonly data: MailOffer | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly input: Parameters<typeof RecipientsField>[0]['input'];
}

function MailContent({ mail, offer, input }: ContentProps) {
  const { banner, entered, change, work } = mail;
  return (
    <>
      {banner && <DialogToast key={banner.text} notice={banner} onClose={mail.closeBanner} />}
      {offer.isError ? (
        <FailureAlert text={t('mail.not-loaded')} onRetry={offer.refetch} />
      ) : offer.data ? (
        <About offer={offer.data} />
      ) : (
        <Skeleton variant="rounded" height={48} />
      )}
      <RecipientsField mail={mail} input={input} />
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        label={t('mail.body')}
        value={entered.body}
        disabled={work === 'sending'}
        slotProps={{ htmlInput: { maxLength: MAIL_BODY_MAX } }}
        onChange={(event) => change({ body: event.target.value })}
      />
      <AttachmentField mail={mail} />
      <p className="only-read" role="status">
        {work === 'sending' && t('mail.sending')}
      </p>
    </>
  );
}

function About({ offer: { subject, transport } }: { readonly offer: MailOffer }) {
  return (
    <>
      <div>
        <Typography variant="subtitle1" dir="auto">
          {t('mail.subject', { subject })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('mail.record-attached')}
        </Typography>
      </div>
      {transport === 'outbox' && (
        <Alert severity="warning" role="note">
          {t('mail.not-configured')}
        </Alert>
      )}
    </>
  );
}
