// Adds an agenda, or gives one another name.
// rules: X34.70
import { checkAgenda, tidiedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { SavingDialog } from '../saving-dialog.tsx';
import { type AgendaKey, createAgenda, type RegisterAgenda, readAgenda, saveAgenda } from './api.ts';

interface NewProps {
  readonly municipalityId: string;
  /** The agendas of the municipality. */
  readonly known: readonly RegisterAgenda[];
  readonly onClose: () => void;
}

export function NewAgendaDialog({ municipalityId, known, onClose }: NewProps) {
  return (
    <NameForm
      title={t('agendas.new-title')}
      before=""
      others={known}
      send={async (agenda) => t('agendas.created', await createAgenda(municipalityId, agenda))}
      onClose={onClose}
    />
  );
}

export function useAgenda(of: AgendaKey) {
  return useQuery({
    queryKey: ['agenda-to-edit', of.municipalityId, of.agendaId],
    queryFn: ({ signal }) => readAgenda(of, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

interface RenameProps {
  readonly of: AgendaKey;
  readonly known: readonly RegisterAgenda[];
  readonly onClose: () => void;
}

export function RenameAgendaDialog({ of, known, onClose }: RenameProps) {
  const read = useAgenda(of);
  if (!read.data) {
    return (
      <DialogFrame title={t('agendas.edit-title')} size="sm" onClose={onClose}>
        {read.isError ? (
          <FailureAlert
            text={problemText(read.error, { otherwise: 'agendas.failed' })}
            onRetry={read.refetch}
          />
        ) : (
          <Skeleton variant="rounded" height={60} aria-busy="true" />
        )}
      </DialogFrame>
    );
  }
  const { agenda, version } = read.data;
  return (
    <NameForm
      title={t('agendas.edit-title')}
      help={t('agendas.edit-help')}
      before={agenda.name}
      others={known.filter(({ id }) => id !== of.agendaId)}
      send={async (edited) => {
        await saveAgenda(of, { version, agenda: edited });
        return t('agendas.saved');
      }}
      onClose={onClose}
    />
  );
}

interface FormProps {
  readonly title: string;
  readonly help?: string;
  readonly before: string;
  readonly others: readonly RegisterAgenda[];
  /** Stores it and returns the notice. */
  readonly send: (agenda: { readonly name: string }) => Promise<string>;
  readonly onClose: () => void;
}

function NameForm({ title, help, before, others, send, onClose }: FormProps) {
  const [name, setName] = useState(before);
  const [found, setFound] = useState<readonly Issue[]>([]);
  const id = useId();
  const client = useQueryClient();
  const notify = useNotify();
  const storing = useMutation({
    mutationFn: send,
    onSuccess: async (text) => {
      notify({ kind: 'success', text });
      await client.invalidateQueries({ queryKey: ['agendas-of-municipality'] });
      onClose();
    },
  });
  const refused = storing.isError ? asCallError(storing.error).issues : [];
  const issue = (found.length > 0 ? found : refused)[0];
  const save = () => {
    const agenda = tidiedAgenda({ name });
    const wrong = checkAgenda(
      agenda,
      others.map((other) => other.name),
    );
    setFound(wrong);
    storing.reset();
    if (wrong.length === 0) storing.mutate(agenda);
    else document.getElementById(id)?.focus();
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
        label={t('agendas.column-name')}
        value={name}
        error={issue !== undefined}
        helperText={issue ? tIssue(issue.code, issue.values) : help}
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
