// A text of the form: each keystroke is in the form at once, all of them together are one step back, and leaving the
// field trims it. Versions in other languages stay. rules: E3.17, E5.16
import TextField from '@mui/material/TextField';
import type { FormDefinition } from '@constancia/domain/forms/form.ts';
import { TEXT_MAX } from '@constancia/domain/forms/form-limits.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { useEditor } from './editor-context.tsx';

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  /** Names the text among all of the form. */
  readonly mark: string;
  readonly write: (definition: FormDefinition, text: string) => FormDefinition;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly lines?: number;
  readonly type?: 'url';
  /** Most whole characters it takes. */
  readonly max?: number;
}

export function BoundText({ id, label, value, mark, write, help, error, lines, type, max }: Props) {
  const { store, may } = useEditor();
  const give = (text: string) => {
    if (!may.content) return;
    const kept = max === undefined ? text : [...text].slice(0, max).join('');
    if (kept !== value) store.edit((definition) => write(definition, kept), { mark });
  };
  return (
    <TextField
      id={id ?? mark}
      label={label}
      value={value}
      size="small"
      fullWidth
      error={error !== undefined}
      helperText={error ?? help}
      {...(lines !== undefined && { multiline: true, minRows: lines, maxRows: 8 })}
      onChange={(event) => give(event.target.value)}
      onBlur={(event) => give(event.target.value.trim())}
      slotProps={{
        htmlInput: {
          dir: 'auto',
          readOnly: !may.content,
          maxLength: TEXT_MAX,
          autoComplete: 'off',
          ...(type && { inputMode: type }),
        },
      }}
    />
  );
}

interface LocalizedProps extends Omit<Props, 'value' | 'write'> {
  readonly value: Localized;
  readonly write: (definition: FormDefinition, text: Localized) => FormDefinition;
}

export function BoundLocalized({ value, write, ...rest }: LocalizedProps) {
  return (
    <BoundText
      {...rest}
      value={value.text}
      write={(definition, text) => write(definition, { ...value, text })}
    />
  );
}
