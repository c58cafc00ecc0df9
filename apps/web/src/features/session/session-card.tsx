// The card in the middle of a page of its own: signing in, choosing a password, coming back from the identity provider.
// rules: P2.44, X33.42, X34.10
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../platform/texts.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';

interface SessionCardProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

const FRAME = { display: 'grid', minHeight: '100dvh', placeItems: 'center', p: 4, outline: 'none' };

export function SessionCard({ title, hint, children }: SessionCardProps) {
  useWindowTitle(title, t('shell.product'));
  return (
    <Box component="main" id="content" tabIndex={-1} sx={FRAME}>
      <Paper sx={{ width: '100%', maxWidth: 420, p: { xs: 5, sm: 8 } }}>
        <Typography variant="h1" sx={{ fontSize: '1.75rem', mb: hint ? 1 : 5 }}>
          {title}
        </Typography>
        {hint && (
          <Typography color="textSecondary" sx={{ mb: 6 }}>
            {hint}
          </Typography>
        )}
        {children}
      </Paper>
    </Box>
  );
}

/** Says why it does not go on, with the way to the sign-in page. */
export function BackToSignIn({ reason }: { readonly reason: string }) {
  return (
    <>
      <Alert severity="error" sx={{ mb: 5 }}>
        {reason}
      </Alert>
      <Button component={Link} to={pathOf('login')}>
        {t('account.to-sign-in')}
      </Button>
    </>
  );
}
