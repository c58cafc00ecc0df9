// A whole number that is typed. What is no number counts as zero, which the rule of the field refuses.
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onEnter: (value: number) => void;
}

const WHOLE = /^\d{1,6}$/;

export function NumberInput({ label, help, value, min, max, disabled, error, onEnter }: Props) {
  const [typed, setTyped] = useState(String(value));
  return (
    <TextField
      size="small"
      type="number"
      label={label}
      value={typed}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        onEnter(WHOLE.test(text) ? Number(text) : min - 1);
      }}
      slotProps={{ htmlInput: { min, max, step: 1, inputMode: 'numeric' } }}
    />
  );
}
