// Which roles must have a second factor.
// rules: X34.05
import { isRole, ROLES, type Role } from '@constancia/domain/access/role-table.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/staff/choices/check-list.tsx';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { readRequiredRoles, setRequiredRoles } from '../api.ts';
import { SavingDialog } from '../saving-dialog.tsx';
import { useSaving } from '../use-saving.ts';
import { roleName } from './role-texts.ts';

export function RequiredRolesDialog({ onClose }: { readonly onClose: () => void }) {
  const read = useQuery({
    queryKey: ['second-factor-roles'],
    queryFn: ({ signal }) => readRequiredRoles(signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (read.data) return <Opened roles={read.data.roles} onClose={onClose} />;
  return (
    <DialogFrame title={t('users.second-factor-title')} size="sm" onClose={onClose}>
      {read.isError ? (
        <FailureAlert text={t('administration.failed-to-load')} onRetry={read.refetch} />
      ) : (
        <Skeleton variant="rounded" height={200} aria-busy="true" />
      )}
    </DialogFrame>
  );
}

interface OpenedProps {
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

function Opened({ roles, onClose }: OpenedProps) {
  const [chosen, setChosen] = useState<readonly string[]>(roles);
  const { save, busy, box } = useSaving({
    send: setRequiredRoles,
    saved: t('users.saved'),
    refused: { otherwise: 'users.save-failed' },
    stale: ['second-factor'],
    onClose,
  });
  return (
    <SavingDialog
      title={t('users.second-factor-title')}
      action={t('administration.save')}
      busy={busy}
      onSave={() => save(chosen.filter(isRole))}
      onClose={onClose}
    >
      <Alert severity="info">{t('users.second-factor-text')}</Alert>
      <CheckList
        legend={t('users.second-factor-roles')}
        choices={ROLES.map((role) => ({ id: role, name: roleName(role) }))}
        chosen={chosen}
        disabled={busy}
        onChoose={setChosen}
      />
      {box}
    </SavingDialog>
  );
}
