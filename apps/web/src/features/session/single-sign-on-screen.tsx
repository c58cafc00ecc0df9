// Where the identity provider sends people back. What it sent is taken out of the URL and given to the server; then the person
// goes where they wanted, takes the second step, or reads why they are not signed in.
// rules: P2.47, P8.18, X34.10, X34.11, X37.56
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Account, signOut } from '@constancia/contract/session.ts';
import type { completeSingleSignOn } from '@constancia/contract/single-sign-on.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { SecondStep } from './second-factor/second-step.tsx';
import { BackToSignIn, SessionCard } from './session-card.tsx';
import { useSession } from './session-context.tsx';
import { sayDone, takeDestination } from './single-sign-on/go-to-provider.ts';

type Completed = Reply<typeof completeSingleSignOn>;

export function SingleSignOnScreen() {
  const [query] = useState(() => window.location.search.slice(1));
  const begun = useRef(false);
  const completing = useMutation({
    mutationFn: () =>
      call<typeof completeSingleSignOn>({
        method: 'POST',
        path: '/api/single-sign-on/return',
        body: { query },
      }),
  });
  const { mutate, data, error } = completing;
  useEffect(() => {
    // What was sent back is good once.
    if (begun.current) return;
    begun.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    mutate();
  }, [mutate]);
  return (
    <SessionCard title={t('account.sso-title')}>
      {!data && !error && <Skeleton variant="rounded" height={120} aria-busy="true" />}
      {error && <BackToSignIn reason={problemText(error)} />}
      {data && <Arrived completed={data} />}
    </SessionCard>
  );
}

function Arrived({ completed }: { readonly completed: Completed }) {
  const { account, awaits, ways, popup, unregistered } = completed;
  const session = useSession();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const enter = (entered: Account) => {
    if (popup) {
      setDone(true);
      return sayDone();
    }
    session.signedIn(entered);
    void navigate(takeDestination() ?? pathOf('home'), { replace: true });
  };
  const entered = useRef(false);
  useEffect(() => {
    if (!account || entered.current) return;
    entered.current = true;
    enter(account);
  });
  if (isDone) return <Alert severity="success">{t('account.sso-done')}</Alert>;
  if (unregistered) return <Unregistered {...unregistered} />;
  const back = () => void navigate(pathOf('login'), { replace: true });
  return awaits ? <SecondStep awaits={awaits} ways={ways} onSignedIn={enter} onBack={back} /> : null;
}

function Unregistered({ why, username, signOutUrl }: NonNullable<Completed['unregistered']>) {
  const leaving = useMutation({
    mutationFn: () => call<typeof signOut>({ method: 'DELETE', path: '/api/session' }),
    onSettled: () => window.location.assign(signOutUrl ?? pathOf('login')),
  });
  return (
    <>
      <Alert severity="warning" sx={{ mb: 5 }}>
        {t(why === 'of-another' ? 'account.sso-of-another' : 'account.sso-unregistered', { username })}
      </Alert>
      <Button variant="contained" loading={leaving.isPending} onClick={() => leaving.mutate()}>
        {t('staff.sign-out')}
      </Button>
    </>
  );
}
