// The name of a new passkey, proposed from the browser, and the button with which the browser makes it.
// rules: X34.16, X34.18
import { PASSKEY_NAME_MAX } from '@constancia/domain/limits.ts';
import { tidiedPasskeyName } from '@constancia/domain/users/passkeys.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { nameOfBrowser } from '../../../platform/device/name-of-browser.ts';
import { t } from '../../../platform/texts.ts';
import { typedIn } from '../fields/typed-in.ts';
import { FocusedAlert } from './focused-alert.tsx';

interface PasskeyFormProps {
  readonly busy: boolean;
  /** Why it was not made; null when nothing went wrong. */
  readonly problem: string | null;
  readonly onName: (name: string) => void;
}

export function PasskeyForm({ busy, problem, onName }: PasskeyFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [proposed] = useState(() => nameOfBrowser(navigator.userAgent));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onName(tidiedPasskeyName(typedIn(event.currentTarget, 'name')) || proposed);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <FocusedAlert text={problem} />
      <TextField
        name="name"
        inputRef={field}
        label={t('account.passkey-name')}
        helperText={t('account.passkey-name-help')}
        defaultValue={proposed}
        autoComplete="off"
        required
        fullWidth
        slotProps={{ inputLabel: { required: false }, htmlInput: { maxLength: PASSKEY_NAME_MAX } }}
      />
      <Typography color="textSecondary">{t('account.passkey-make-text')}</Typography>
      <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
        {t('account.passkey-make')}
      </Button>
    </Box>
  );
}
