// Adds a passkey to the own account: the password, a name, what the browser makes, and the recovery codes when it is the
// first second factor.
// rules: X34.16
import type { PasskeyCreation } from '@constancia/contract/session/passkeys.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { failureText, makePasskey } from './ask-device.ts';
import { addPasskey, beginPasskey } from './passkey-api.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { PasswordAgain } from './password-again.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface AddPasskeyDialogProps {
  /** Its name on the sheet of recovery codes. */
  readonly account: string;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** What the browser was asked is used up by an answer that the server refused. */
const isUsedUp = (error: unknown) => error instanceof CallError && error.code === 'second-factor-wrong';

export function AddPasskeyDialog({ account, onAdded, onClose }: AddPasskeyDialogProps) {
  const [creation, setCreation] = useState<PasskeyCreation | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const adding = useMutation({
    mutationFn: async (asked: { readonly name: string; readonly creation: PasskeyCreation }) =>
      addPasskey({ name: asked.name, credential: await makePasskey(asked.creation) }),
    onSuccess: ({ recoveryCodes }) => (recoveryCodes.length > 0 ? setCodes(recoveryCodes) : onAdded()),
    onError: (error) => isUsedUp(error) && setCreation(null),
  });
  const proving = useMutation({
    mutationFn: beginPasskey,
    onMutate: () => adding.reset(),
    onSuccess: setCreation,
  });
  const title = t('account.passkey-add');
  if (codes) {
    return (
      <DialogFrame title={title} size="sm" closedBy="escape-only" busy actions={<></>} onClose={onClose}>
        <RecoveryCodes account={account} codes={codes} onKept={onAdded} />
      </DialogFrame>
    );
  }
  const notAdded = adding.error && failureText(adding.error, 'account.passkey-make-refused');
  if (creation) {
    return (
      <DialogFrame title={title} size="sm" closedBy="escape-only" busy={adding.isPending} onClose={onClose}>
        <PasskeyForm
          busy={adding.isPending}
          problem={notAdded}
          onName={(name) => adding.mutate({ name, creation })}
        />
      </DialogFrame>
    );
  }
  return (
    <PasswordAgain
      title={title}
      problem={proving.error ? problemText(proving.error) : notAdded}
      busy={proving.isPending}
      onPassword={proving.mutate}
      onClose={onClose}
    />
  );
}
