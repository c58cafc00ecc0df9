// A password that can be shown and hidden.
// rules: P2.45
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../platform/texts.ts';

interface Props {
  /** Name of the field in its form; `new` for a password that is chosen. */
  readonly kind: 'current' | 'new';
  readonly label: string;
  readonly help?: string;
  /** It takes the focus when it is drawn, because what is above it is filled in already. */
  readonly focused?: boolean;
}

export function PasswordField({ kind, label, help, focused = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const [shown, setShown] = useState(false);
  const text = shown ? 'staff.login-hide-password' : 'staff.login-show-password';
  const toggle = (
    <InputAdornment position="end">
      <IconButton aria-label={t(text)} aria-pressed={shown} onClick={() => setShown(!shown)} edge="end">
        {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      name={kind}
      inputRef={field}
      type={shown ? 'text' : 'password'}
      label={label}
      helperText={help}
      autoComplete={`${kind}-password`}
      required
      fullWidth
      slotProps={{
        inputLabel: { required: false },
        input: { endAdornment: toggle },
        htmlInput: { maxLength: kind === 'new' ? 256 : 1024 },
      }}
    />
  );
}
