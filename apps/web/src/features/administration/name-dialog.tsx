// Adds and changes an entry of a register by its name, which is checked before it is sent; what is wrong stands at it.
// rules: X33.88, X34.70, X34.80, X34.81
import type { Issue } from '@constancia/domain/issue.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { SavingDialog } from './saving-dialog.tsx';
import { useCheckedStoring } from './use-checked-storing.ts';

interface Props {
  readonly title: string;
  /** What the field is called. */
  readonly label: string;
  /** What its issues call it. */
  readonly field?: 'name' | 'title';
  readonly before: string;
  /** The name as it would be stored. */
  readonly tidied: (name: string) => string;
  readonly check: (name: string) => readonly Issue[];
  /** Stores it and returns the notice. */
  readonly send: (name: string) => Promise<string>;
  readonly refused: ProblemWording;
  /** First key of the queries that list it. */
  readonly stale: string;
  readonly onClose: () => void;
  /** Further fields; they stand below the name and cannot be changed while it is being stored. */
  readonly children?: ReactNode;
}

export function NameDialog({ title, label, field = 'name', before, tidied, refused, ...props }: Props) {
  const { check, send, stale, onClose, children } = props;
  const [typed, setTyped] = useState(before);
  const storing = useCheckedStoring({ entered: typed, check, send, stale: [stale], onClose });
  const wrong = storing.errorOf(field);
  return (
    <SavingDialog
      title={title}
      action={t('administration.save')}
      busy={storing.busy}
      onSave={() => storing.save(tidied(typed))}
      onClose={onClose}
    >
      <TextField
        id={storing.fieldId(field)}
        size="small"
        label={label}
        value={typed}
        error={wrong !== undefined}
        helperText={wrong}
        disabled={storing.busy}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1_000, autoComplete: 'off' } }}
      />
      {children && (
        <Box component="fieldset" disabled={storing.busy} sx={{ border: 0, m: 0, p: 0 }}>
          {children}
        </Box>
      )}
      {storing.isError && <Alert severity="error">{problemText(storing.error, refused)}</Alert>}
    </SavingDialog>
  );
}
