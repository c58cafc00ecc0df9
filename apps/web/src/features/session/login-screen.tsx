// The sign-in page.
// rules: P2.03, P2.44, X31.60

import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Navigate, useLocation } from 'react-router';
import { t } from '../../platform/texts.ts';
import { PasswordHelp } from './password-help.tsx';
import { useSession } from './session-context.tsx';
import { SignInForm } from './sign-in-form.tsx';

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
    <Box component="main" sx={{ display: 'grid', minHeight: '100dvh', placeItems: 'center', p: 4 }}>
      <Paper sx={{ width: '100%', maxWidth: 420, p: { xs: 5, sm: 8 } }}>
        <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
          {t('staff.login-welcome')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
          {t('staff.login-hint')}
        </Typography>
        <SignInForm email="" onSignedIn={session.signedIn} />
        <PasswordHelp />
      </Paper>
    </Box>
  );
}
