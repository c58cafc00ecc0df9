// The passkeys of the own account: what they are called, when they were added and used, and how to add and delete one.
// rules: X34.16, X34.19
import { PASSKEYS_MAX } from '@constancia/domain/limits.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import type { FactorState } from './api.ts';
import { canUsePasskeys } from './ask-device.ts';
import { deletePasskey } from './passkey-api.ts';
import { PasswordAgain } from './password-again.tsx';

type OwnPasskey = FactorState['passkeys'][number];

interface OwnPasskeysProps {
  readonly passkeys: readonly OwnPasskey[];
  /** Its name on the sheet of recovery codes. */
  readonly account: string;
  readonly timeZone: string;
}

export function OwnPasskeys({ passkeys, account, timeZone }: OwnPasskeysProps) {
  const [adding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<OwnPasskey | null>(null);
  const finish = useFinish();
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 6, mb: 2 }}>
        {t('account.passkeys')}
      </Typography>
      <Typography sx={{ mb: 3, maxWidth: '70ch' }}>{t('account.passkeys-text')}</Typography>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} timeZone={timeZone} onDelete={setDeleted} />}
      <AddButton count={passkeys.length} onAdd={() => setAdding(true)} />
      {adding && (
        <AddPasskeyDialog
          account={account}
          onAdded={() => {
            setAdding(false);
            finish(t('account.passkey-added'));
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {deleted && (
        <DeletePasskeyDialog
          passkey={deleted}
          onDeleted={() => {
            setDeleted(null);
            finish(t('account.passkey-deleted'));
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

/** Says what was done, and reads again what it changed. */
function useFinish(): (text: string) => void {
  const notify = useNotify();
  const client = useQueryClient();
  return (text) => {
    notify({ kind: 'success', text });
    void client.invalidateQueries({ queryKey: ['second-factor'] });
    void client.invalidateQueries({ queryKey: ['own-sessions'] });
  };
}

function AddButton({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  if (!canUsePasskeys())
    return <Typography color="textSecondary">{t('account.passkeys-unusable')}</Typography>;
  if (count >= PASSKEYS_MAX)
    return <Typography color="textSecondary">{t('account.passkeys-full', { max: PASSKEYS_MAX })}</Typography>;
  return (
    <Button variant="outlined" onClick={onAdd}>
      {t('account.passkey-add')}
    </Button>
  );
}

interface PasskeyListProps extends Pick<OwnPasskeysProps, 'passkeys' | 'timeZone'> {
  readonly onDelete: (passkey: OwnPasskey) => void;
}

function PasskeyList({ passkeys, timeZone, onDelete }: PasskeyListProps) {
  const timesOf = ({ addedAt, lastUsedAt }: OwnPasskey) => {
    const added = dateAndTime(addedAt, timeZone);
    return lastUsedAt === null
      ? t('account.passkey-unused', { added })
      : t('account.passkey-times', { added, used: dateAndTime(lastUsedAt, timeZone) });
  };
  return (
    <Stack
      component="ul"
      aria-label={t('account.passkeys')}
      sx={{ gap: 3, m: 0, mb: 3, p: 0, listStyle: 'none' }}
    >
      {passkeys.map((passkey) => (
        <Stack
          key={passkey.id}
          component="li"
          direction="row"
          sx={{ gap: 3, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <div>
            <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {passkey.name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {timesOf(passkey)}
            </Typography>
          </div>
          <Button
            size="small"
            aria-label={t('account.passkey-delete-named', { name: passkey.name })}
            onClick={() => onDelete(passkey)}
          >
            {t('account.passkey-delete')}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}

interface DeletePasskeyDialogProps {
  readonly passkey: OwnPasskey;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

function DeletePasskeyDialog({ passkey: { id, name }, onDeleted, onClose }: DeletePasskeyDialogProps) {
  const deleting = useMutation({
    mutationFn: (password: string) => deletePasskey(id, password),
    onSuccess: onDeleted,
  });
  const { error } = deleting;
  return (
    <PasswordAgain
      title={t('account.passkey-delete-named', { name })}
      text={t('account.passkey-delete-text')}
      action={t('account.passkey-delete')}
      problem={error && problemText(error, { codes: { 'second-factor-required': 'account.passkey-last' } })}
      busy={deleting.isPending}
      onPassword={deleting.mutate}
      onClose={onClose}
    />
  );
}
