// The page of a link for a password. The token stands behind the `#` of its URL; it is taken out of the URL at once, so
// that neither the history nor the next page has it.
// rules: X33.42-X33.45
import type { readPasswordLink, setPasswordByLink } from '@constancia/contract/passwords.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { asCallError, call } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t, tIssue } from '../../platform/texts.ts';
import { FailureAlert } from '../../ui/staff/failure-alert.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { typedIn } from './fields/typed-in.ts';
import { BackToSignIn, SessionCard } from './session-card.tsx';

/** Why a password was not taken. */
export function refusedPassword(error: unknown): string {
  const [first] = asCallError(error).issues ?? [];
  return first ? tIssue(first.code, first.values) : problemText(error);
}

const tokenInUrl = () => window.location.hash.slice(1);
const takeOutOfUrl = () => window.history.replaceState(window.history.state, '', window.location.pathname);

/** A second link may be opened in the same tab, which loads no new page. */
function useToken(): string {
  const [token, setToken] = useState(tokenInUrl);
  useEffect(() => {
    takeOutOfUrl();
    const take = () => {
      if (tokenInUrl() === '') return;
      setToken(tokenInUrl());
      takeOutOfUrl();
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}

export function NewPasswordScreen() {
  const token = useToken();
  /** The token of the link that was used. */
  const [used, setUsed] = useState<string | null>(null);
  return (
    <SessionCard title={t('account.new-password')}>
      {used === token && token !== '' ? (
        <Done />
      ) : (
        <OfLink key={token} token={token} onDone={() => setUsed(token)} />
      )}
    </SessionCard>
  );
}

function Done() {
  return (
    <>
      <Alert severity="success" role="status" sx={{ mb: 5 }}>
        {t('account.password-set')}
      </Alert>
      <Button component={Link} to={pathOf('login')} variant="contained" size="large" fullWidth>
        {t('staff.login-submit')}
      </Button>
    </>
  );
}

interface OfLinkProps {
  readonly token: string;
  readonly onDone: () => void;
}

function OfLink({ token, onDone }: OfLinkProps) {
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: () =>
      call<typeof readPasswordLink>({ method: 'POST', path: '/api/password-link', body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (token === '') return <BackToSignIn reason={t('problem.password-link-gone')} />;
  if (link.isError) {
    return asCallError(link.error).code === 'password-link-gone' ? (
      <BackToSignIn reason={problemText(link.error)} />
    ) : (
      <FailureAlert text={problemText(link.error)} onRetry={link.refetch} />
    );
  }
  if (!link.data) return <Skeleton variant="rounded" height={180} aria-busy="true" />;
  return <Choosing email={link.data.email} token={token} onDone={onDone} />;
}

function Choosing({ email, token, onDone }: OfLinkProps & { readonly email: string }) {
  const alert = useRef<HTMLDivElement>(null);
  const setting = useMutation({
    mutationFn: (password: string) =>
      call<typeof setPasswordByLink>({
        method: 'POST',
        path: '/api/password-link/password',
        body: { token, password },
      }),
    onSuccess: onDone,
    onError: () => alert.current?.focus(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setting.mutate(typedIn(event.currentTarget, 'new'));
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {setting.isError && (
        <Alert severity="error" ref={alert} tabIndex={-1}>
          {refusedPassword(setting.error)}
        </Alert>
      )}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('account.password-for', { email })}</Typography>
      {/* Password managers store the password under this name. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField kind="new" label={t('account.password-new')} help={t('account.password-help')} />
      <Button type="submit" variant="contained" size="large" fullWidth loading={setting.isPending}>
        {t('account.password-save')}
      </Button>
    </Box>
  );
}
