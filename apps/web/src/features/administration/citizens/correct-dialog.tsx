// Corrects a person of the register: checked here as on the server, and every wrong field says what is wrong.
// rules: X34.52
import { checkCorrection } from '@constancia/domain/citizens/registered-citizen.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link } from 'react-router';
import { asCallError } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { SavingDialog } from '../saving-dialog.tsx';
import { useCheckedStoring } from '../use-checked-storing.ts';
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

export function CorrectDialog({ of, read, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(read));
  const saving = useCheckedStoring({
    entered: draft,
    check: (citizen: Correction) => issuesOf(read, citizen),
    send: async (citizen) => {
      await correctCitizen(of, { version: read.version, citizen });
      return t('citizens.corrected');
    },
    stale: ['citizen'],
    onClose,
  });
  return (
    <SavingDialog
      title={t('citizens.correct-title')}
      text={t('citizens.correct-text')}
      action={t('administration.save')}
      busy={saving.busy}
      onSave={() => saving.save(draft)}
      onClose={onClose}
    >
      {fieldsOf(read.citizen.personType, FIELDS).map((field) => {
        const wrong = saving.errorOf(field);
        return (
          <TextField
            key={field}
            id={saving.fieldId(field)}
            size="small"
            label={fieldName(field, read.citizen.personType)}
            value={draft[field as keyof Correction]}
            error={wrong !== undefined}
            helperText={wrong}
            disabled={saving.busy}
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
