// Sets up, moves, renews or removes the own second factor. The password is asked for first, so that an open page alone does
// not suffice.
// rules: X34.01, X34.04
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type Enrolment,
  removeSecondFactor,
  renewRecoveryCodes,
} from './api.ts';
import { Enrolling } from './enrolling.tsx';
import { PasswordAgain } from './password-again.tsx';
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
      <DialogFrame
        title={title}
        size="sm"
        closedBy="escape-only"
        busy={confirming.isPending}
        onClose={onClose}
      >
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
      problem={proving.error && problemText(proving.error)}
      busy={proving.isPending}
      onPassword={proving.mutate}
      onClose={onClose}
    />
  );
}
