// Changes role, names, file number and areas of an account. The username stays.
// rules: P2.93-P2.95, P8.25, P8.26
import { ROLE_WITH_FILE_NUMBER } from '@constancia/domain/access/role-table.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/staff/choices/check-list.tsx';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { readUser, type UserChange, type UserToEdit, updateUser } from '../api.ts';
import { SavingDialog } from '../saving-dialog.tsx';
import { useSaving } from '../use-saving.ts';
import { roleName } from './role-texts.ts';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

export function EditUserDialog({ id, onClose }: Props) {
  const read = useQuery({
    queryKey: ['user-to-edit', id],
    queryFn: ({ signal }) => readUser(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (read.data) return <Opened user={read.data} onClose={onClose} />;
  return (
    <DialogFrame title={t('users.edit-title')} size="sm" onClose={onClose}>
      {read.isError ? (
        <FailureAlert text={t('users.read-failed')} onRetry={read.refetch} />
      ) : (
        <Skeleton variant="rounded" height={280} aria-busy="true" />
      )}
    </DialogFrame>
  );
}

function draftOf(user: UserToEdit): UserChange {
  return {
    roles: user.role === null ? [] : [user.role],
    firstName: user.firstName,
    lastName: user.lastName,
    inspectorNumber: user.inspectorNumber,
    areaIds: user.mayEditAreas ? user.areaIds : null,
    readAt: user.updatedAt,
  };
}

function Opened({ user, onClose }: { readonly user: UserToEdit; readonly onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(user));
  const { save, busy, box } = useSaving({
    send: (changed: UserChange) => updateUser(user.id, changed),
    saved: t('users.saved'),
    refused: { otherwise: 'users.save-failed' },
    stale: ['users'],
    onClose,
  });
  const change = (next: Partial<UserChange>) => setDraft((now) => ({ ...now, ...next }));
  return (
    <SavingDialog
      title={t('users.edit-title')}
      action={t('administration.save')}
      busy={busy}
      onSave={() => save(draft)}
      onClose={onClose}
    >
      <TextField size="small" label={t('users.username')} value={user.username} disabled />
      <Alert severity="warning">{t('users.username-warning')}</Alert>
      <CheckList
        legend={t('users.role')}
        help={user.mayEditRole ? t('users.role-help') : t('users.own-role')}
        choices={user.rolesToGive.map((role) => ({ id: role, name: roleName(role) }))}
        chosen={draft.roles}
        disabled={busy || !user.mayEditRole}
        onChoose={(roles) => change({ roles })}
      />
      <Names draft={draft} busy={busy} onChange={change} />
      <CheckList
        legend={t('administration.areas')}
        help={user.mayEditAreas ? undefined : t('users.areas-elsewhere')}
        choices={user.areas}
        chosen={draft.areaIds ?? user.areaIds}
        disabled={busy || !user.mayEditAreas}
        onChoose={(areaIds) => change({ areaIds })}
      />
      {box}
    </SavingDialog>
  );
}

interface NamesProps {
  readonly draft: UserChange;
  readonly busy: boolean;
  readonly onChange: (next: Partial<UserChange>) => void;
}

function Names({ draft, busy, onChange }: NamesProps) {
  const field = (name: 'firstName' | 'lastName' | 'inspectorNumber', label: string) => (
    <TextField
      size="small"
      label={label}
      value={draft[name]}
      disabled={busy}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: name === 'inspectorNumber' ? 100 : 200 } }}
    />
  );
  return (
    <>
      {field('firstName', t('users.first-name'))}
      {field('lastName', t('users.last-name'))}
      {draft.roles.includes(ROLE_WITH_FILE_NUMBER) && field('inspectorNumber', t('users.inspector-number'))}
    </>
  );
}
