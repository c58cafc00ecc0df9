// A day, as the device asks for one.
import TextField from '@mui/material/TextField';

interface DayFieldProps {
  readonly id?: string;
  readonly label: string;
  /** YYYY-MM-DD; '' for none. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onPick: (day: string) => void;
}

export function DayField({ id, label, value, error, onPick }: DayFieldProps) {
  return (
    <TextField
      id={id}
      type="date"
      size="small"
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onPick(event.target.value)}
      sx={{ minWidth: 160, flex: { xs: '1 1 140px', sm: '0 1 auto' } }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
    />
  );
}
