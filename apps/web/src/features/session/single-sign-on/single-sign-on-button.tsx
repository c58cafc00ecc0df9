// The button that leads to the identity provider, where the installation has one.
// rules: P1.14, P7.33, X34.10
import type { Account, readSession, SingleSignOn } from '@constancia/contract/session.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { goToProvider, signInBeside } from './go-to-provider.ts';

interface SingleSignOnButtonProps {
  readonly way: SingleSignOn;
  /** The path to go to afterwards; null where this page has to stay as it is. */
  readonly to: string | null;
  readonly onSignedIn: (account: Account) => void;
}

async function readAccount(): Promise<Account | null> {
  return (await call<typeof readSession>({ method: 'GET', path: '/api/session' })).account;
}

export function SingleSignOnButton({ way, to, onSignedIn }: SingleSignOnButtonProps) {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const going = useMutation({
    mutationFn: async () => {
      if (to !== null && way.by === 'redirect') return goToProvider(to);
      await signInBeside(leaving.current.signal);
      const account = await readAccount();
      if (account) onSignedIn(account);
    },
  });
  return (
    <>
      <Divider sx={{ my: 5 }}>{t('account.sso-or')}</Divider>
      {going.isError && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {problemText(going.error)}
        </Alert>
      )}
      <Button variant="outlined" size="large" fullWidth onClick={() => going.mutate()}>
        {way.name === '' ? t('account.sso-enter') : t('account.sso-enter-with', { name: way.name })}
      </Button>
    </>
  );
}
