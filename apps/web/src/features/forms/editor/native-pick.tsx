// A choice among a few, as the browser's own list. rules: E2.19, E3.59, E9.16, E9.25
import TextField from '@mui/material/TextField';
import { useEditor } from './editor-context.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Value and text. */
  readonly choices: readonly (readonly [string, string])[];
  readonly onPick: (value: string) => void;
  readonly error?: string | undefined;
}

export function NativePick({ id, label, value, choices, onPick, error }: Props) {
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
      onChange={(event) => onPick(event.target.value)}
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
