// A choice among a few values, as the browser's own list.
// rules: E2.19, E3.59, E9.16, E9.25
import TextField from '@mui/material/TextField';
import { useEditor } from '../editing/editor-context.tsx';

interface Props<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  /** Value and text. */
  readonly choices: readonly (readonly [Value, string])[];
  readonly onPick: (value: Value) => void;
  readonly error?: string | undefined;
}

export function NativePick<Value extends string>({ id, label, value, choices, onPick, error }: Props<Value>) {
  const { may } = useEditor();
  return (
    <TextField
      id={id}
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      disabled={!may.content}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onPick(event.target.value as Value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
