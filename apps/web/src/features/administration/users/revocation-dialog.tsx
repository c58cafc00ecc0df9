// Ends the sessions of everybody that began before a moment, while the newer login method is on.
// rules: P4.08-P4.10, P7.35, P7.36
import { revocationOf } from '@constancia/domain/users/revocation.ts';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { fieldTimeOf, momentOf } from '../../../platform/zoned-time.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { useAccount } from '../../session/public.ts';
import { type RemoteValues, readRemoteValues, setRemoteValues } from '../api.ts';
import { SavingDialog } from '../saving-dialog.tsx';
import { useSaving } from '../use-saving.ts';

export function RevocationDialog({ onClose }: { readonly onClose: () => void }) {
  const read = useQuery({
    queryKey: ['remote-values'],
    queryFn: ({ signal }) => readRemoteValues(signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (read.data) return <Opened values={read.data} onClose={onClose} />;
  return (
    <DialogFrame title={t('users.revocation')} size="sm" onClose={onClose}>
      {read.isError ? (
        <FailureAlert text={t('administration.failed-to-load')} onRetry={read.refetch} />
      ) : (
        <Skeleton variant="rounded" height={200} aria-busy="true" />
      )}
    </DialogFrame>
  );
}

interface OpenedProps {
  readonly values: RemoteValues;
  readonly onClose: () => void;
}

function Opened({ values, onClose }: OpenedProps) {
  const { timeZone } = useAccount().municipality;
  const [isOn, setOn] = useState(values.newLoginMethod);
  const [time, setTime] = useState(() =>
    fieldTimeOf(revocationOf(values.revokedBefore)?.toISOString() ?? '', timeZone),
  );
  const { save, busy, box } = useSaving({
    send: setRemoteValues,
    saved: t('users.saved'),
    refused: { otherwise: 'users.save-failed' },
    stale: [],
    onClose,
  });
  return (
    <SavingDialog
      title={t('users.revocation')}
      action={t('administration.save')}
      busy={busy}
      onSave={() => save({ newLoginMethod: isOn, revokedBefore: momentOf(time, timeZone) })}
      onClose={onClose}
    >
      <Alert severity="warning">{t('users.revocation-text')}</Alert>
      <FormControlLabel
        control={
          <Checkbox checked={isOn} disabled={busy} onChange={(event) => setOn(event.target.checked)} />
        }
        label={t('users.revocation-on')}
      />
      <TextField
        size="small"
        type="datetime-local"
        label={t('users.revocation-before')}
        helperText={t('users.revocation-help')}
        value={time}
        disabled={busy}
        onChange={(event) => setTime(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {box}
    </SavingDialog>
  );
}
