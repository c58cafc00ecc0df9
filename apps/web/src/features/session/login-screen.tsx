// The sign-in page.
// rules: P2.03, P2.44, P2.45, P7.31, X26.24

import type { signIn } from '@constancia/contract/session.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { withPuzzle } from '../../platform/puzzle/with-puzzle.ts';
import { t } from '../../platform/texts.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordHelp } from './password-help.tsx';
import { useSession } from './session-context.tsx';

const HOME = pathOf('home');

/** The page that the guard refused, so that the person lands there after signing in. */
function useDestination(): string {
  const { state } = useLocation() as { state: { from?: string } | null };
  return state?.from ?? HOME;
}

export function LoginScreen() {
  const session = useSession();
  const destination = useDestination();
  const [working, setWorking] = useState(false);
  /** This device solves a puzzle of the server first. */
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure !== null) alert.current?.focus();
  }, [failure]);

  if (session.state === 'authenticated') return <Navigate to={destination} replace />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const body = { email: text('email').trim(), password: text('password') };
    setWorking(true);
    setFailure(null);
    try {
      const { account } = await withPuzzle(
        (solution) =>
          call<typeof signIn>({ method: 'POST', path: '/api/session', body: { ...body, solution } }),
        { onPuzzle: () => setChecking(true) },
      );
      session.signedIn(account);
    } catch (error) {
      setFailure(problemText(error));
      setWorking(false);
      setChecking(false);
    }
  };

  return (
    <Box component="main" sx={{ display: 'grid', minHeight: '100dvh', placeItems: 'center', p: 4 }}>
      <Paper sx={{ width: '100%', maxWidth: 420, p: { xs: 5, sm: 8 } }}>
        <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
          {t('staff.login-welcome')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
          {t('staff.login-hint')}
        </Typography>
        {failure !== null && (
          <Alert severity="error" ref={alert} tabIndex={-1} sx={{ mb: 5 }}>
            {failure}
          </Alert>
        )}
        <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 5 }}>
          <TextField
            name="email"
            type="email"
            label={t('staff.login-email')}
            autoComplete="username"
            required
            fullWidth
            slotProps={{ inputLabel: { required: false } }}
          />
          <PasswordField />
          <div>
            {/* Always present, so that screen readers read it when it gets a text. */}
            <Typography role="status" sx={{ '&:not(:empty)': { mb: 5 } }}>
              {checking && t('staff.login-checking')}
            </Typography>
            <Button type="submit" variant="contained" size="large" fullWidth disabled={working}>
              {t(working ? 'staff.login-working' : 'staff.login-submit')}
            </Button>
          </div>
        </Box>
        <PasswordHelp />
      </Paper>
    </Box>
  );
}
