// A list to choose one from, as the device draws it.
import TextField from '@mui/material/TextField';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface SelectFieldProps {
  readonly id: string;
  readonly label: string;
  /** Text of the first entry, which stands for no choice. */
  readonly none: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly disabled?: boolean;
  /** What is wrong with the choice, or with the list. */
  readonly error?: string | undefined;
  readonly onPick: (id: string) => void;
}

export function SelectField({ id, label, none, value, choices, disabled, error, onPick }: SelectFieldProps) {
  return (
    <TextField
      id={id}
      select
      size="small"
      fullWidth
      label={label}
      value={choices.some((choice) => choice.id === value) ? value : ''}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onPick(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
}
