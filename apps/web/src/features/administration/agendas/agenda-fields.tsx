// What each field of an agenda works with: its value, what is wrong with it, and how it is changed.
import TextField from '@mui/material/TextField';
import { createContext, type ReactNode, use } from 'react';
import type { AgendaDraft } from './agenda-draft.ts';

interface Fields {
  readonly draft: AgendaDraft;
  readonly change: (over: Partial<AgendaDraft>) => void;
  /** Text of what is wrong, by field. */
  readonly errors: ReadonlyMap<string, string>;
}

const Context = createContext<Fields | null>(null);

export function AgendaFields({ value, children }: { readonly value: Fields; readonly children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export function useAgendaFields(): Fields {
  const fields = use(Context);
  if (!fields) throw new Error('a field of an agenda is used outside its form');
  return fields;
}

/** Id of the field in the page, to which the focus goes when it is wrong. */
export const fieldId = (name: string) => `agenda-${name}`;

interface FieldProps {
  readonly name:
    | 'name'
    | 'address'
    | 'minutes'
    | 'capacity'
    | 'aheadDays'
    | 'noticeHours'
    | 'reminderHours'
    | 'closedDays';
  readonly label: string;
  readonly help?: string;
  readonly kind?: 'number' | 'lines';
}

export function AgendaField({ name, label, help, kind }: FieldProps) {
  const { draft, change, errors } = useAgendaFields();
  return (
    <TextField
      id={fieldId(name)}
      size="small"
      fullWidth
      margin="dense"
      label={label}
      value={draft[name]}
      multiline={kind === 'lines'}
      minRows={kind === 'lines' ? 3 : undefined}
      error={errors.has(name)}
      helperText={errors.get(name) ?? help}
      onChange={(event) => change({ [name]: event.target.value })}
      slotProps={{ htmlInput: { autoComplete: 'off', inputMode: kind === 'number' ? 'numeric' : 'text' } }}
    />
  );
}
