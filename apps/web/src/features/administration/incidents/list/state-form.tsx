// Gives an incident another state, with a note. Who was faster is shown after a refusal; what was typed stays.
// rules: X34.84, X40.22
import {
  checkIncidentChange,
  INCIDENT_STATES,
  type IncidentState,
  isIncidentState,
} from '@constancia/domain/incidents/incident-state.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { INCIDENT_NOTE_MAX } from '@constancia/domain/limits.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { asCallError } from '../../../../platform/api-client.ts';
import { problemText } from '../../../../platform/problem-text.ts';
import { t, tIssue } from '../../../../platform/texts.ts';
import { SelectField } from '../../../../ui/staff/choices/select-field.tsx';
import { useNotify } from '../../../../ui/staff/toast.tsx';
import { changeState, type IncidentKey, type IncidentRead } from './api.ts';

interface Props {
  readonly of: IncidentKey;
  readonly read: IncidentRead;
}

export function StateForm({ of, read: { incident, changes } }: Props) {
  const [wanted, setWanted] = useState<IncidentState | null>(null);
  const [note, setNote] = useState('');
  const [found, setFound] = useState<readonly Issue[]>([]);
  const id = useId();
  const client = useQueryClient();
  const notify = useNotify();
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['incident', of.municipalityId, of.number] }),
      client.invalidateQueries({ queryKey: ['incidents'] }),
    ]);
  const changing = useMutation({
    mutationFn: (state: IncidentState) => changeState(of, { changes: changes.length, state, note }),
    onSuccess: async () => {
      notify({ kind: 'success', text: t('incidents.changed') });
      setWanted(null);
      setNote('');
      await readAgain();
    },
    onError: async (error) => {
      if (asCallError(error).code === 'register-entry-changed') await readAgain();
    },
  });
  const refused = changing.isError ? asCallError(changing.error).issues : [];
  const checked = () =>
    checkIncidentChange(incident.state, { state: wanted ?? incident.state, note: note.trim() });
  // What was put right since is wrong no more.
  const still = checked().filter(({ code }) => found.some((issue) => issue.code === code));
  const issues = found.length > 0 ? still : refused;
  const errorOf = (field: string) => {
    const issue = issues.find(({ at }) => at?.field === field);
    return issue && tIssue(issue.code, issue.values);
  };
  const save = () => {
    const wrong = checked();
    setFound(wrong);
    changing.reset();
    const first = wrong[0]?.at?.field;
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
    else if (wanted !== null) changing.mutate(wanted);
  };
  return (
    <Stack component="section" sx={{ gap: 3 }}>
      <Typography variant="subtitle1" component="h3">
        {t('incidents.change-title')}
      </Typography>
      <SelectField
        id={`${id}-state`}
        label={t('incidents.new-state')}
        none={t('incidents.choose-state')}
        value={wanted ?? ''}
        choices={INCIDENT_STATES.filter((state) => state !== incident.state).map((state) => ({
          id: state,
          name: t(`incidents.state-${state}`),
        }))}
        disabled={changing.isPending}
        error={errorOf('state')}
        onPick={(picked) => setWanted(isIncidentState(picked) ? picked : null)}
      />
      <TextField
        id={`${id}-note`}
        size="small"
        multiline
        rows={3}
        label={t('incidents.note')}
        value={note}
        error={errorOf('note') !== undefined}
        helperText={errorOf('note') ?? t('incidents.note-help', { max: INCIDENT_NOTE_MAX })}
        disabled={changing.isPending}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
      />
      {changing.isError && (
        <Alert severity="error">
          {problemText(changing.error, {
            otherwise: 'incidents.change-failed',
            codes: { 'register-entry-changed': 'incidents.changed-before' },
          })}
        </Alert>
      )}
      <Button variant="contained" loading={changing.isPending} onClick={save} sx={{ alignSelf: 'start' }}>
        {t('incidents.change-action')}
      </Button>
    </Stack>
  );
}
