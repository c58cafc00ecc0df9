// The second step of signing in with a passkey. The dialog of the browser opens when the button is pressed, not before.
// rules: X34.17
import type { Account } from '@constancia/contract/session.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../platform/texts.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { askPasskey, failureText } from './ask-device.ts';
import { FocusedAlert } from './focused-alert.tsx';
import { beginPasskeyStep, givePasskey } from './passkey-api.ts';

export function PasskeyStep({ onSignedIn }: { readonly onSignedIn: (account: Account) => void }) {
  const giving = useMutation({
    mutationFn: async () => givePasskey(await askPasskey(await beginPasskeyStep())),
    onSuccess: ({ account }) => onSignedIn(account),
  });
  const { error, isPending } = giving;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Typography color="textSecondary">{t('account.step-passkey-text')}</Typography>
      <FocusedAlert text={error && failureText(error, 'account.step-passkey-refused')} />
      <Button
        ref={focusOnMount}
        variant="contained"
        size="large"
        fullWidth
        loading={isPending}
        onClick={() => giving.mutate()}
      >
        {t('account.step-passkey-use')}
      </Button>
    </Box>
  );
}
