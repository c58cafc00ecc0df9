// A password that can be shown and hidden.
// rules: P2.45
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../platform/texts.ts';

/** `focused`: it takes the focus when it is drawn, because the e-mail is filled in already. */
export function PasswordField({ focused }: { readonly focused: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={t(shown ? 'staff.login-hide-password' : 'staff.login-show-password')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        edge="end"
      >
        {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      name="password"
      inputRef={field}
      type={shown ? 'text' : 'password'}
      label={t('staff.login-password')}
      autoComplete="current-password"
      required
      fullWidth
      slotProps={{ inputLabel: { required: false }, input: { endAdornment: toggle } }}
    />
  );
}
