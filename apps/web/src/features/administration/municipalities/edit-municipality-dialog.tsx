// Changes the number of a municipality in the municipal platform.
// rules: P7.24, P8.27, P8.30, P8.31
import { checkPlatformId } from '@constancia/domain/territory/new-municipality.ts';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t, tIssue } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { readMunicipality, updateMunicipality } from '../api.ts';
import { SavingDialog } from '../saving-dialog.tsx';
import { useSaving } from '../use-saving.ts';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

export function EditMunicipalityDialog({ id, onClose }: Props) {
  const notify = useNotify();
  const read = useQuery({
    queryKey: ['municipality-to-edit', id],
    queryFn: ({ signal }) => readMunicipality(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (!read.isError) return;
    notify({ kind: 'error', text: t('municipalities.read-failed') });
    onClose();
  }, [read.isError, notify, onClose]);
  if (read.data) return <Opened municipality={read.data} onClose={onClose} />;
  return (
    <DialogFrame title={t('municipalities.edit-title')} size="sm" onClose={onClose}>
      <Skeleton variant="rounded" height={80} aria-busy="true" />
    </DialogFrame>
  );
}

interface OpenedProps {
  readonly municipality: Awaited<ReturnType<typeof readMunicipality>>;
  readonly onClose: () => void;
}

function Opened({ municipality, onClose }: OpenedProps) {
  const [platformId, setPlatformId] = useState(String(municipality.platformId ?? ''));
  const { save, busy, alert, box } = useSaving({
    send: (typed: string) => updateMunicipality(municipality.id, typed),
    saved: t('municipalities.saved'),
    refused: { otherwise: 'municipalities.save-failed' },
    stale: ['municipalities'],
    onClose,
  });
  const check = () => {
    const [issue] = checkPlatformId(platformId);
    if (issue) alert(tIssue(issue.code));
    else save(platformId);
  };
  return (
    <SavingDialog
      title={t('municipalities.edit-title')}
      text={municipality.name}
      action={t('administration.save')}
      busy={busy}
      onSave={check}
      onClose={onClose}
    >
      <TextField
        size="small"
        label={t('municipalities.platform-id')}
        value={platformId}
        disabled={busy}
        onChange={(event) => setPlatformId(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 20, inputMode: 'numeric' } }}
      />
      {box}
    </SavingDialog>
  );
}
