// The sign-in page.
// rules: P2.03, P2.44, X31.60

import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { readyOnDevice } from '../../answering/queue/ready-on-device.ts';
import { t } from '../../platform/texts.ts';
import { RecoveryButton } from './recovery-dialog.tsx';
import { SessionCard } from './session-card.tsx';
import { useSession } from './session-context.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SingleSignOnButton } from './single-sign-on/single-sign-on-button.tsx';

const HOME = pathOf('home');

/** The URL that the guard refused, so that the person lands there after signing in. */
function useDestination(): string {
  const { state } = useLocation() as { state: { from?: string } | null };
  return state?.from ?? HOME;
}

export function LoginScreen() {
  const session = useSession();
  const destination = useDestination();
  if (session.state === 'authenticated') return <Navigate to={destination} replace />;
  return (
    <SessionCard title={t('staff.login-welcome')} hint={t('staff.login-hint')}>
      <WaitingHere />
      <SignInForm email="" onSignedIn={session.signedIn} />
      <RecoveryButton />
      {session.state === 'unauthenticated' && session.singleSignOn && (
        <SingleSignOnButton way={session.singleSignOn} to={destination} onSignedIn={session.signedIn} />
      )}
    </SessionCard>
  );
}

/** Says how many submissions wait for their author, and nothing else of them. */
function WaitingHere() {
  const [count, setCount] = useState(0);
  useEffect(() => void readyOnDevice().then(setCount), []);
  if (count === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 6 }}>
      {t('waiting.login', { count })}
    </Alert>
  );
}
