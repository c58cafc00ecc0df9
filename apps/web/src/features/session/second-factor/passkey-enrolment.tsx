// A passkey for who must have a second factor and has none: its name, what the browser makes, and the recovery codes.
// rules: X34.18
import type { Account } from '@constancia/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import { failureText, makePasskey } from './ask-device.ts';
import { beginPasskeyEnrolment, confirmPasskeyEnrolment } from './passkey-api.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface PasskeyEnrolmentProps {
  readonly onSignedIn: (account: Account) => void;
  /** It is added, and the recovery codes are shown. */
  readonly onEnrolled: () => void;
}

export function PasskeyEnrolment({ onSignedIn, onEnrolled }: PasskeyEnrolmentProps) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async (name: string) => {
      const credential = await makePasskey(await beginPasskeyEnrolment());
      return confirmPasskeyEnrolment({ name, credential });
    },
    onSuccess: onEnrolled,
  });
  if (!data) {
    const problem = error && failureText(error, 'account.passkey-make-refused');
    return <PasskeyForm busy={isPending} problem={problem} onName={mutate} />;
  }
  const { account, recoveryCodes } = data;
  const name = account.email || account.username;
  return <RecoveryCodes account={name} codes={recoveryCodes} onKept={() => onSignedIn(account)} />;
}
