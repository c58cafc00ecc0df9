// Sending a copy of a stored answer by e-mail: addresses, a text, a file; and what became of it.
// rules: A2.33, A4.40-A4.44, A5.30-A5.33, A8.11, A8.12, A8.17-A8.19, A9.12, A9.13, X19.10, X19.13, X19.14

import { MAIL_BODY_MAX } from '@constancia/domain/limits.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { SAVED_NOTICE_MS, useNotify } from '../../ui/staff/notices.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { type MailOffer, readMailOffer } from './mail-calls.ts';
import { RecipientsField } from './recipients-field.tsx';
import { TimedAlert } from './timed-alert.tsx';
import { BANNER_MS, type Entered, type Mail, useMail } from './use-mail.ts';

interface MailDialogProps {
  readonly submissionId: string;
  /** `saved`: the answer was stored a moment ago. */
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
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const narrow = useMediaQuery('(max-width: 600px)');
  const send = async () => {
    const outcome = await mail.send();
    if (outcome === null) return input.current?.focus();
    const { kind, code } = OUTCOMES[outcome];
    notify({ kind, text: t(code), milliseconds: SAVED_NOTICE_MS });
    onClose();
  };
  const leave = () => {
    if (mail.work === 'sending') return;
    if (after === 'saved' || isWritten(mail.entered)) setAsking(true);
    else onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={narrow}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && leave()}
      aria-labelledby="mail-title"
    >
      <DialogTitle id="mail-title">{t('mail.title')}</DialogTitle>
      <MailContent mail={mail} offer={offer} input={input} />
      <DialogActions>
        <Button onClick={leave} disabled={mail.work === 'sending'}>
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
      </DialogActions>
      <CancelQuestion
        open={asking}
        about={after === 'saved' ? 'saved' : 'written'}
        onLeave={onClose}
        onStay={() => setAsking(false)}
      />
    </Dialog>
  );
}

const savedBanner = () => ({
  severity: 'success' as const,
  title: '',
  text: t('mail.saved'),
  milliseconds: BANNER_MS,
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
    <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      {banner && <TimedAlert key={banner.text} banner={banner} onClose={mail.closeBanner} />}
      {offer.isError ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void offer.refetch()}>
              {t('shell.retry')}
            </Button>
          }
        >
          {t('mail.not-loaded')}
        </Alert>
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
    </DialogContent>
  );
}

function About({ offer: { subject, transport } }: { readonly offer: MailOffer }) {
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
          {t('mail.subject', { subject })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
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
