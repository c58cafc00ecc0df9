// Shows administrators an e-mail of the outbox: its text, its recipients and the result for each address.
// rules: X19.11

import type { MailMessage } from '@constancia/contract/mail.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { readMailMessage } from './mail-api.ts';
import './mail.css';

export interface MailMessageDialogProps {
  readonly entryId: string;
  /** Null for the person's own municipality. */
  readonly municipality: string | null;
  readonly onClose: () => void;
}

const COLORS = { pending: 'default', accepted: 'success', refused: 'error' } as const;

export function MailMessageDialog({ entryId, municipality, onClose }: MailMessageDialogProps) {
  const message = useQuery({
    queryKey: ['mail-message', municipality, entryId],
    queryFn: ({ signal }) => readMailMessage({ entryId, municipality }, signal),
    // Never cached: each reading is audited and must show the present state.
    gcTime: 0,
  });
  return (
    <DialogFrame title={t('mail.view-title')} size="sm" scrolls onClose={onClose}>
      {message.isError ? (
        <Alert severity="error">{t('mail.view-failed')}</Alert>
      ) : message.data ? (
        <Message message={message.data} />
      ) : (
        <Skeleton variant="rounded" height={200} />
      )}
    </DialogFrame>
  );
}

function Message({ message }: { readonly message: MailMessage }) {
  const { subject, sender, createdAt, timeZone, body, attachment, recipients } = message;
  return (
    <dl className="mail-message">
      <Entry name={t('mail.view-subject')}>{subject}</Entry>
      <Entry name={t('mail.view-sender')}>{sender}</Entry>
      <Entry name={t('mail.view-created')}>{dateAndTime(createdAt, timeZone)}</Entry>
      <Entry name={t('mail.recipients')}>
        <ul>
          {recipients.map(({ address, outcome }) => (
            <li key={address}>
              <bdi>{address}</bdi>
              <Chip size="small" color={COLORS[outcome]} label={t(`mail.recipient-${outcome}`)} />
            </li>
          ))}
        </ul>
      </Entry>
      {attachment !== '' && <Entry name={t('mail.view-attachment')}>{attachment}</Entry>}
      {body !== '' && <Entry name={t('mail.view-body')}>{body}</Entry>}
    </dl>
  );
}

function Entry({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }} dir="auto">
        {children}
      </Typography>
    </div>
  );
}
