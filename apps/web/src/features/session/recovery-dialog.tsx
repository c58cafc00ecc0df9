// Sends a link for a new password to an e-mail address. What it says is the same whether or not there is such an account.
// rules: P2.46, P5.03, P5.04, P7.32, P8.15
import type { askRecovery } from '@constancia/contract/passwords.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { NOTICE_MS } from '../../ui/notice-times.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { DialogToast, type Notice, useNotify } from '../../ui/staff/toast.tsx';
import { typedIn } from './fields/typed-in.ts';

export function RecoveryButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button sx={{ mt: 4 }} onClick={() => setOpen(true)}>
        {t('staff.login-forgotten')}
      </Button>
      {open && <RecoveryDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RecoveryDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const notify = useNotify();
  const [failure, setFailure] = useState<Notice | null>(null);
  /** This installation sends no mail. */
  const [unsent, setUnsent] = useState(false);
  const asking = useMutation({
    mutationFn: (email: string) =>
      call<typeof askRecovery>({ method: 'POST', path: '/api/password-recovery', body: { email } }),
    onSuccess: ({ sendsLetters }) => {
      if (!sendsLetters) return setUnsent(true);
      notify({ kind: 'success', text: t('account.recovery-sent'), milliseconds: NOTICE_MS.saved });
      onClose();
    },
    onMutate: () => setFailure(null),
    onError: (error) =>
      setFailure({
        kind: 'error',
        text: problemText(error, { otherwise: 'account.recovery-failed', explains: [] }),
      }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    asking.mutate(typedIn(event.currentTarget, 'email').trim());
  };
  return (
    <DialogFrame
      title={t('staff.login-forgotten')}
      text={t('account.recovery-text')}
      size="xs"
      busy={asking.isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={asking.isPending} onClick={onClose}>
            {t(unsent ? 'shell.close' : 'account.cancel')}
          </Button>
          {!unsent && (
            <Button type="submit" form={formId} variant="contained" loading={asking.isPending}>
              {t('account.recovery-send')}
            </Button>
          )}
        </>
      }
    >
      {failure && <DialogToast notice={failure} onClose={() => setFailure(null)} />}
      {unsent ? (
        <Alert severity="info">{t('staff.login-forgotten-help')}</Alert>
      ) : (
        <form id={formId} onSubmit={submit}>
          <TextField
            name="email"
            type="email"
            label={t('staff.login-email')}
            autoComplete="username"
            required
            fullWidth
            slotProps={{ inputLabel: { required: false }, htmlInput: { maxLength: 320 } }}
          />
        </form>
      )}
    </DialogFrame>
  );
}
