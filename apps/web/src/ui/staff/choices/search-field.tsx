// The text by which a list is searched.
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface SearchFieldProps extends Pick<TextFieldProps, 'disabled' | 'inputRef' | 'sx'> {
  readonly label: string;
  readonly value: string;
  /** Said below the field. */
  readonly help?: string;
  readonly onType: (text: string) => void;
}

/** As wide as there is room, unless `sx` says otherwise. */
export function SearchField({ label, value, help, onType, sx, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      size="small"
      type="search"
      fullWidth
      // Beside other filters it gives up less of its width than they do: its label says what can be searched for.
      sx={[{ flexShrink: 0.88 }, ...(Array.isArray(sx) ? sx : [sx])]}
      label={label}
      value={value}
      helperText={help}
      onChange={(event) => onType(event.target.value)}
      slotProps={{ htmlInput: { maxLength: SEARCH_TEXT_MAX, autoComplete: 'off' } }}
    />
  );
}
