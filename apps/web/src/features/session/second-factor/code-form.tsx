// The field of a code, with the button that sends it and the reason when it was refused.
// rules: X34.01, X34.02
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useRef } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { typedIn } from '../fields/typed-in.ts';

interface CodeFormProps {
  readonly label: string;
  readonly help?: string;
  readonly action: string;
  readonly busy: boolean;
  /** Why the code was refused; null when none was. */
  readonly error: unknown;
  /** True where a recovery code, which has letters, may be typed too. */
  readonly takesLetters?: boolean;
  readonly onCode: (code: string) => void;
}

export function CodeForm({ label, help, action, busy, error, takesLetters = false, onCode }: CodeFormProps) {
  const alert = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => (error ? alert.current?.focus() : field.current?.focus()), [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(typedIn(event.currentTarget, 'code'));
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {Boolean(error) && (
        <Alert severity="error" ref={alert} tabIndex={-1}>
          {problemText(error)}
        </Alert>
      )}
      <TextField
        name="code"
        inputRef={field}
        label={label}
        helperText={help}
        autoComplete="one-time-code"
        required
        fullWidth
        slotProps={{
          inputLabel: { required: false },
          htmlInput: { maxLength: 40, inputMode: takesLetters ? 'text' : 'numeric', spellCheck: false },
        }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
        {action}
      </Button>
    </Box>
  );
}
