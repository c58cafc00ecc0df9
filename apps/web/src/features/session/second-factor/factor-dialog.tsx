// Sets up, moves, renews or removes the own second factor. The password is asked for first, so that an open page alone does
// not suffice.
// rules: X34.01, X34.04
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { typedIn } from '../fields/typed-in.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type Enrolment,
  removeSecondFactor,
  renewRecoveryCodes,
} from './api.ts';
import { Enrolling } from './enrolling.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export type FactorChange = 'set-up' | 'renew' | 'remove';

/** What follows the password. */
type Next =
  | { readonly enrolment: Enrolment }
  | { readonly codes: readonly string[]; readonly saved: string }
  | { readonly saved: string };

async function afterPassword(change: FactorChange, password: string): Promise<Next> {
  if (change === 'set-up') return { enrolment: await beginSecondFactor(password) };
  if (change === 'renew') return { codes: (await renewRecoveryCodes(password)).recoveryCodes, saved: '' };
  await removeSecondFactor(password);
  return { saved: t('account.factor-turned-off') };
}

interface FactorDialogProps {
  readonly change: FactorChange;
  /** Its name on the sheet of recovery codes. */
  readonly account: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function FactorDialog({ change, account, title, onClose }: FactorDialogProps) {
  const notify = useNotify();
  const client = useQueryClient();
  const [next, setNext] = useState<Next | null>(null);
  const finish = (saved: string) => {
    if (saved !== '') notify({ kind: 'success', text: saved });
    void client.invalidateQueries({ queryKey: ['second-factor'] });
    void client.invalidateQueries({ queryKey: ['own-sessions'] });
    onClose();
  };
  const proving = useMutation({
    mutationFn: (password: string) => afterPassword(change, password),
    onSuccess: (reached) =>
      'codes' in reached || 'enrolment' in reached ? setNext(reached) : finish(reached.saved),
  });
  const confirming = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: ({ recoveryCodes }) => setNext({ codes: recoveryCodes, saved: t('account.factor-set-up') }),
  });
  if (next && 'codes' in next) {
    const { codes, saved } = next;
    return (
      <DialogFrame title={title} size="sm" closedBy="escape-only" busy actions={<></>} onClose={onClose}>
        <RecoveryCodes account={account} codes={codes} onKept={() => finish(saved)} />
      </DialogFrame>
    );
  }
  if (next && 'enrolment' in next) {
    const { enrolment } = next;
    return (
      <DialogFrame title={title} size="sm" closedBy="escape-only" onClose={onClose}>
        <Enrolling
          enrolment={enrolment}
          busy={confirming.isPending}
          error={confirming.error}
          onCode={(code) => confirming.mutate({ enrolment: enrolment.enrolment, code })}
        />
      </DialogFrame>
    );
  }
  return (
    <PasswordAgain
      title={title}
      error={proving.error}
      busy={proving.isPending}
      onPassword={proving.mutate}
      onClose={onClose}
    />
  );
}

interface PasswordAgainProps {
  readonly title: string;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onPassword: (password: string) => void;
  readonly onClose: () => void;
}

function PasswordAgain({ title, error, busy, onPassword, onClose }: PasswordAgainProps) {
  const formId = useId();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPassword(typedIn(event.currentTarget, 'current'));
  };
  return (
    <DialogFrame
      title={title}
      text={t('account.factor-password')}
      size="xs"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={busy}>
            {t('account.factor-continue')}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        {Boolean(error) && (
          <Alert severity="error" ref={alert} tabIndex={-1}>
            {problemText(error)}
          </Alert>
        )}
        <PasswordField kind="current" label={t('account.password-current')} focused />
      </Box>
    </DialogFrame>
  );
}
