// Corrects a person of the register: checked here as on the server, and every wrong field says what is wrong.
// rules: X34.52
import { checkCorrection } from '@constancia/domain/citizens/registered-citizen.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { asCallError } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { SavingDialog } from '../saving-dialog.tsx';
import { type CitizenKey, type CitizenRead, type Correction, correctCitizen } from './api.ts';
import { fieldName, fieldsOf } from './citizen-texts.ts';

interface Props {
  readonly of: CitizenKey;
  readonly read: CitizenRead;
  readonly onClose: () => void;
}

const FIELDS = ['firstName', 'lastName', 'documentNumber', 'email', 'phone', 'street'] as const;

function draftOf({ citizen }: CitizenRead): Correction {
  const { firstName, lastName, documentNumber, email, phone, street } = citizen;
  return { firstName, lastName, documentNumber, email, phone, street };
}

/** The type of the document does not matter for what is wrong. */
const issuesOf = ({ citizen }: CitizenRead, draft: Correction): readonly Issue[] =>
  checkCorrection({ ...citizen, documentType: 0 }, draft).issues;

function useCorrecting({ of, read, onClose }: Props) {
  const client = useQueryClient();
  const notify = useNotify();
  const saving = useMutation({
    mutationFn: (citizen: Correction) => correctCitizen(of, { version: read.version, citizen }),
    onSuccess: async () => {
      notify({ kind: 'success', text: t('citizens.corrected') });
      await client.invalidateQueries({ queryKey: ['citizen', of.municipalityId, of.citizenId] });
      onClose();
    },
  });
  return saving;
}

export function CorrectDialog(props: Props) {
  const { of, read, onClose } = props;
  const [draft, setDraft] = useState(() => draftOf(read));
  const [found, setFound] = useState<readonly Issue[]>([]);
  const id = useId();
  const saving = useCorrecting(props);
  const issues = found.length > 0 ? found : saving.isError ? asCallError(saving.error).issues : [];
  const save = () => {
    const wrong = issuesOf(read, draft);
    setFound(wrong);
    saving.reset();
    const first = wrong[0]?.at?.field;
    if (first === undefined) saving.mutate(draft);
    else document.getElementById(`${id}-${first}`)?.focus();
  };
  return (
    <SavingDialog
      title={t('citizens.correct-title')}
      text={t('citizens.correct-text')}
      action={t('administration.save')}
      busy={saving.isPending}
      onSave={save}
      onClose={onClose}
    >
      {fieldsOf(read.citizen.personType, FIELDS).map((field) => {
        const issue = issues.find(({ at }) => at?.field === field);
        return (
          <TextField
            key={field}
            id={`${id}-${field}`}
            size="small"
            label={fieldName(field, read.citizen.personType)}
            value={draft[field as keyof Correction]}
            error={issue !== undefined}
            helperText={issue && tIssue(issue.code, issue.values)}
            disabled={saving.isPending}
            onChange={(event) => setDraft((now) => ({ ...now, [field]: event.target.value }))}
            slotProps={{ htmlInput: { maxLength: 1_000, autoComplete: 'off' } }}
          />
        );
      })}
      {saving.isError && <Refused of={of} error={saving.error} />}
    </SavingDialog>
  );
}

/** Why it was not stored; who has the number already can be compared. */
function Refused({ of, error }: { readonly of: CitizenKey; readonly error: unknown }) {
  const taken = asCallError(error).issues.find(({ code }) => code === 'citizen-number-taken');
  const other = taken?.values?.['id'];
  const { municipalityId: municipality, citizenId: id } = of;
  return (
    <Alert
      severity="error"
      action={
        other !== undefined && (
          <Button
            component={Link}
            to={pathOf('mergeCitizens', { municipality, id, other: Number(other) })}
            color="inherit"
            size="small"
          >
            {t('citizens.compare-owner')}
          </Button>
        )
      }
    >
      {problemText(error, { otherwise: 'citizens.correct-failed' })}
    </Alert>
  );
}
