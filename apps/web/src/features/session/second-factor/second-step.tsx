// The second step of signing in: a passkey or a code, or setting up a second factor when the role must have one.
// rules: X34.02, X34.05, X34.17-X34.19
import type { Account } from '@constancia/contract/session.ts';
import type { FactorWays, SecondStep as Step } from '@constancia/domain/users/second-factor.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { giveSecondFactor } from './api.ts';
import { canUsePasskeys } from './ask-device.ts';
import { CodeForm } from './code-form.tsx';
import { EnrolmentStep } from './enrolment-step.tsx';
import { PasskeyStep } from './passkey-step.tsx';

interface SecondStepProps {
  readonly awaits: Step;
  /** The second factors of the account; absent when it has none yet. */
  readonly ways?: FactorWays | undefined;
  readonly onSignedIn: (account: Account) => void;
  /** Back to the password. */
  readonly onBack: () => void;
}

const NO_PASSKEY: FactorWays = { application: true, passkey: false };

export function SecondStep({ awaits, ways = NO_PASSKEY, onSignedIn, onBack }: SecondStepProps) {
  return (
    <>
      {awaits === 'code' ? (
        <FactorStep ways={ways} onSignedIn={onSignedIn} />
      ) : (
        <EnrolmentStep onSignedIn={onSignedIn} />
      )}
      <Button sx={{ mt: 4 }} onClick={onBack}>
        {t('account.step-back')}
      </Button>
    </>
  );
}

interface FactorStepProps extends Pick<SecondStepProps, 'onSignedIn'> {
  readonly ways: FactorWays;
}

/** A passkey comes first, where the account has one and the browser can use it. */
function FactorStep({ ways, onSignedIn }: FactorStepProps) {
  const usable = ways.passkey && canUsePasskeys();
  const [byCode, setByCode] = useState(!usable);
  if (!byCode) {
    return (
      <Titled title={t('account.step-passkey')}>
        <PasskeyStep onSignedIn={onSignedIn} />
        <Button sx={{ mt: 4 }} onClick={() => setByCode(true)}>
          {t(ways.application ? 'account.step-by-code' : 'account.step-by-recovery')}
        </Button>
      </Titled>
    );
  }
  return (
    <Titled title={t(ways.application ? 'account.step-code' : 'account.step-recovery')}>
      {ways.passkey && !usable && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('account.passkeys-unusable')}
        </Alert>
      )}
      <CodeStep ways={ways} onSignedIn={onSignedIn} />
      {usable && (
        <Button sx={{ mt: 4 }} onClick={() => setByCode(false)}>
          {t('account.step-passkey-use')}
        </Button>
      )}
    </Titled>
  );
}

function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {t('account.step-code-lost')}
      </Typography>
    </>
  );
}

function CodeStep({ ways: { application }, onSignedIn }: FactorStepProps) {
  const giving = useMutation({
    mutationFn: giveSecondFactor,
    onSuccess: ({ account }) => onSignedIn(account),
  });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 5 }}>
        {t(application ? 'account.step-code-text' : 'account.step-recovery-text')}
      </Typography>
      <CodeForm
        label={t(application ? 'account.step-code-label' : 'account.step-recovery')}
        action={t('account.step-submit')}
        takesLetters
        busy={giving.isPending}
        error={giving.error}
        onCode={giving.mutate}
      />
    </>
  );
}
