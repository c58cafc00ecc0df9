// The fields of which the settings are made: a text or lines, a switch.
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { fieldId, useSettings } from './settings-context.ts';
import type { SettingsDraft } from './settings-draft.ts';

type NamesOf<Value> = {
  [Name in keyof SettingsDraft]: SettingsDraft[Name] extends Value ? Name : never;
}[keyof SettingsDraft];

interface TextSettingProps {
  readonly name:
    | 'centre'
    | 'statisticsLimit'
    | 'retentionMonths'
    | 'frameOrigins'
    | 'offersVideoTo'
    | 'mailSenderName'
    | 'mailReplyTo'
    | 'platformUrl'
    | 'bookingUrl'
    | 'geocoderUrl'
    | 'streetTiles'
    | 'streetCredit'
    | 'satelliteTiles'
    | 'satelliteCredit';
  readonly label: string;
  readonly help: string;
  /** A text of several lines, one for each entry. */
  readonly lines?: true;
  readonly isNumber?: true;
}

export function TextSetting({ name, label, help, lines, isNumber }: TextSettingProps) {
  const { draft, change, errors } = useSettings();
  const error = errors.get(name);
  return (
    <TextField
      id={fieldId(name)}
      size="small"
      fullWidth
      label={label}
      value={draft[name]}
      multiline={lines ?? false}
      minRows={lines ? 3 : undefined}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={(event) => change({ [name]: event.target.value })}
      slotProps={{ htmlInput: { autoComplete: 'off', inputMode: isNumber ? 'numeric' : 'text' } }}
    />
  );
}

interface SwitchSettingProps {
  readonly name: NamesOf<boolean>;
  readonly label: string;
  /** On when the setting is off: its sentence says the opposite. */
  readonly reversed?: true;
}

export function SwitchSetting({ name, label, reversed }: SwitchSettingProps) {
  const { draft, change } = useSettings();
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={draft[name] !== (reversed ?? false)}
          onChange={(event) => change({ [name]: event.target.checked !== (reversed ?? false) })}
        />
      }
    />
  );
}
