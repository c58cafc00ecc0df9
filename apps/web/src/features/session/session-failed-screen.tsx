// Shown when the session exists but its account cannot be used.
// rules: P4.02, P4.03, P4.05, P8.17, X15.10

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CallError } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';
import { lastPerson, useSession } from './session-context.tsx';
import { useSignOut } from './signing-out/use-sign-out.tsx';

export function SessionFailedScreen({ error }: { readonly error: CallError }) {
  const { leave, reload } = useSession();
  const { signOut, question } = useSignOut(lastPerson, leave);
  const text = problemText(error, {
    otherwise: 'problem.session-data',
    explains: ['offline', 'account-missing', 'account-deactivated'],
  });
  useWindowTitle(text, t('shell.product'));
  return (
    <Stack
      component="main"
      id="content"
      tabIndex={-1}
      sx={{
        minHeight: '70dvh',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 5,
        p: 5,
        textAlign: 'center',
      }}
    >
      <div role="alert">
        <Typography variant="h1">{text}</Typography>
      </div>
      <Stack direction="row" sx={{ gap: 3 }}>
        <Button variant="contained" onClick={reload}>
          {t('shell.retry')}
        </Button>
        <Button variant="outlined" onClick={() => void signOut()}>
          {t('staff.sign-out')}
        </Button>
      </Stack>
      {question}
    </Stack>
  );
}
