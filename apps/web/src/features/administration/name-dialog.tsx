// Adds and changes an entry of a register by its name, which is checked before it is sent; what is wrong stands at it.
// rules: X34.70, X34.80, X34.81
import type { Issue } from '@constancia/domain/issue.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t, tIssue } from '../../platform/texts.ts';
import { SavingDialog } from './saving-dialog.tsx';
import { useStoring } from './use-storing.ts';

interface Props {
  readonly title: string;
  /** What the field is called. */
  readonly label: string;
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

export function NameDialog({ title, label, before, tidied, check, send, ...props }: Props) {
  const { refused, stale, onClose, children } = props;
  const [typed, setTyped] = useState(before);
  const [found, setFound] = useState<readonly Issue[]>([]);
  const id = useId();
  const storing = useStoring({ send, notice: (text) => text, stale: [stale], onClose });
  const [issue] = found.length > 0 || !storing.isError ? found : asCallError(storing.error).issues;
  const save = () => {
    const name = tidied(typed);
    const wrong = check(name);
    setFound(wrong);
    storing.reset();
    if (wrong.length > 0) document.getElementById(id)?.focus();
    else storing.mutate(name);
  };
  return (
    <SavingDialog
      title={title}
      action={t('administration.save')}
      busy={storing.isPending}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        id={id}
        size="small"
        label={label}
        value={typed}
        error={issue !== undefined}
        helperText={issue && tIssue(issue.code, issue.values)}
        disabled={storing.isPending}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1_000, autoComplete: 'off' } }}
      />
      {children && (
        <Box component="fieldset" disabled={storing.isPending} sx={{ border: 0, m: 0, p: 0 }}>
          {children}
        </Box>
      )}
      {storing.isError && <Alert severity="error">{problemText(storing.error, refused)}</Alert>}
    </SavingDialog>
  );
}
