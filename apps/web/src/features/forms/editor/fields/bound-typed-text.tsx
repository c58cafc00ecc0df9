// A field whose text represents another value: an amount, a count, a moment. The typed text is kept as long as it
// means the value that the form holds; otherwise (after an undo, or when another row moved here) the value is shown.
// rules: E9.18, E9.21-E9.24

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useEditor } from '../editing/editor-context.tsx';

interface Props<Value> {
  /** Also identifies the field within the form. */
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly read: (text: string) => Value;
  readonly show: (value: Value) => string;
  readonly write: (definition: FormDefinition, value: Value) => FormDefinition;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly keyboard?: 'decimal' | 'numeric';
  readonly type?: 'datetime-local';
  readonly placeholder?: string;
}

export function TypedField<Value extends string | number | null>(props: Props<Value>) {
  const { id, label, value, read, show, write, help, error, keyboard, type, placeholder } = props;
  const { store, may } = useEditor();
  const [typed, setTyped] = useState('');
  const change = (text: string) => {
    setTyped(text);
    const next = read(text);
    if (next !== value) store.edit((definition) => write(definition, next), { mark: id });
  };
  return (
    <TextField
      id={id}
      label={label}
      size="small"
      fullWidth
      value={read(typed) === value ? typed : show(value)}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={(event) => change(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          readOnly: !may.content,
          autoComplete: 'off',
          ...(type && { type }),
          ...(keyboard && { inputMode: keyboard }),
          ...(placeholder !== undefined && { placeholder }),
        },
      }}
    />
  );
}
