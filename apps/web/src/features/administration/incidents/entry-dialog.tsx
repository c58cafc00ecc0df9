// Adds and changes an area or a type of the incident register: its name and, of a type, whether citizens see it.
// rules: X34.80, X34.81
import { tidiedIncidentText } from '@constancia/domain/incidents/incident-register.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { SavingDialog } from '../saving-dialog.tsx';

export interface EntryDraft {
  readonly name: string;
  readonly public: boolean;
}

interface Props {
  readonly title: string;
  readonly before: EntryDraft;
  /** Whether citizens may see it: asked of types only. */
  readonly asksPublic: boolean;
  readonly check: (name: string) => readonly Issue[];
  /** Stores it and returns the notice. */
  readonly send: (draft: EntryDraft) => Promise<string>;
  readonly onClose: () => void;
}

/** First key of the queries of both lists: the areas show how many types they have. */
export const REGISTER_QUERIES = 'incident-register';

export function EntryDialog({ title, before, asksPublic, check, send, onClose }: Props) {
  const [draft, setDraft] = useState(before);
  const [found, setFound] = useState<readonly Issue[]>([]);
  const id = useId();
  const client = useQueryClient();
  const notify = useNotify();
  const storing = useMutation({
    mutationFn: send,
    onSuccess: async (text) => {
      notify({ kind: 'success', text });
      await client.invalidateQueries({ queryKey: [REGISTER_QUERIES] });
      onClose();
    },
  });
  const refused = storing.isError ? asCallError(storing.error).issues : [];
  const [issue] = found.length > 0 ? found : refused;
  const save = () => {
    const name = tidiedIncidentText(draft.name);
    const wrong = check(name);
    setFound(wrong);
    storing.reset();
    if (wrong.length > 0) document.getElementById(id)?.focus();
    else storing.mutate({ ...draft, name });
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
        label={t('incident-register.column-name')}
        value={draft.name}
        error={issue !== undefined}
        helperText={issue && tIssue(issue.code, issue.values)}
        disabled={storing.isPending}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 1_000, autoComplete: 'off' } }}
      />
      {asksPublic && (
        <FormControlLabel
          control={
            <Checkbox
              checked={draft.public}
              disabled={storing.isPending}
              onChange={(event) => setDraft({ ...draft, public: event.target.checked })}
            />
          }
          label={t('incident-register.public')}
        />
      )}
      {storing.isError && (
        <Alert severity="error">
          {problemText(storing.error, { otherwise: 'incident-register.save-failed' })}
        </Alert>
      )}
    </SavingDialog>
  );
}
