// A list to choose one from, as the device draws it. What is chosen and is not in the list any more, e.g. a form that was
// deleted, is shown as that: as no choice it would go on filtering unseen.
// rules: X40.18
import TextField from '@mui/material/TextField';
import { t } from '../../../platform/texts.ts';

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
  const isListed = choices.some((choice) => choice.id === value);
  // Without choices they were not read yet.
  const isUnlisted = value !== '' && !isListed && choices.length > 0;
  return (
    <TextField
      id={id}
      select
      size="small"
      fullWidth
      label={label}
      value={isListed || isUnlisted ? value : ''}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onPick(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{none}</option>
      {isUnlisted && <option value={value}>{t('staff.choice-unlisted')}</option>}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
}
