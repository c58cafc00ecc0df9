// Adds an agenda by its name; its hours are set on its own page.
// rules: X34.70
import { checkAgenda, tidiedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { SavingDialog } from '../saving-dialog.tsx';
import { createAgenda, type RegisterAgenda } from './api.ts';

interface Props {
  readonly municipalityId: string;
  /** The agendas of the municipality. */
  readonly known: readonly RegisterAgenda[];
  readonly onClose: () => void;
}

export function NewAgendaDialog({ municipalityId, known, onClose }: Props) {
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly Issue[]>([]);
  const id = useId();
  const client = useQueryClient();
  const notify = useNotify();
  const storing = useMutation({
    mutationFn: (given: string) => createAgenda(municipalityId, given),
    onSuccess: async (created) => {
      notify({ kind: 'success', text: t('agendas.created', created) });
      await client.invalidateQueries({ queryKey: ['agendas-of-municipality'] });
      onClose();
    },
  });
  const refused = storing.isError ? asCallError(storing.error).issues : [];
  const issue = (found.length > 0 ? found : refused)[0];
  const save = () => {
    const agenda = tidiedAgenda({ name, address: '', schedule: null });
    const wrong = checkAgenda(
      agenda,
      known.map((other) => other.name),
    );
    setFound(wrong);
    storing.reset();
    if (wrong.length === 0) storing.mutate(agenda.name);
    else document.getElementById(id)?.focus();
  };
  return (
    <SavingDialog
      title={t('agendas.new-title')}
      action={t('administration.save')}
      busy={storing.isPending}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        id={id}
        size="small"
        label={t('agendas.column-name')}
        value={name}
        error={issue !== undefined}
        helperText={issue && tIssue(issue.code, issue.values)}
        disabled={storing.isPending}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1_000, autoComplete: 'off' } }}
      />
      {storing.isError && (
        <Alert severity="error">{problemText(storing.error, { otherwise: 'agendas.save-failed' })}</Alert>
      )}
    </SavingDialog>
  );
}
