// Creates a municipality in a province.
// rules: P2.98, P7.22, P8.28, P8.29, P8.31
import { checkNewMunicipality } from '@constancia/domain/territory/new-municipality.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { newEntityId } from '../../../platform/new-id.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { createMunicipality, type NewMunicipalityBody } from '../api.ts';
import { SavingDialog } from '../saving-dialog.tsx';
import { NOWHERE, TerritoryChoice } from '../territory-choice.tsx';
import { useSaving } from '../use-saving.ts';

interface Draft {
  readonly name: string;
  readonly keyword: string;
  readonly platformId: string;
  readonly latitude: string;
  readonly longitude: string;
}

const EMPTY: Draft = { name: '', keyword: '', platformId: '', latitude: '', longitude: '' };

/** Null for no coordinates, 'invalid' for half of them or for what are no degrees. */
function centreOf({ latitude, longitude }: Draft): NewMunicipalityBody['centre'] | 'invalid' {
  const [north, east] = [latitude, longitude].map((text) => text.trim().replace(',', '.'));
  if (north === '' && east === '') return null;
  const [lat, lng] = [Number(north), Number(east)];
  const isInside = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return north !== '' && east !== '' && isInside ? { latitude: lat, longitude: lng } : 'invalid';
}

export function NewMunicipalityDialog({ onClose }: { readonly onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const [where, setWhere] = useState(NOWHERE);
  const [usesAws, setUsesAws] = useState(false);
  // One id for all tries, so that a repeated request creates one municipality.
  const [id] = useState(newEntityId);
  const { save, busy, alert, box } = useSaving({
    send: createMunicipality,
    saved: t('municipalities.created'),
    refused: {
      otherwise: 'municipalities.save-failed',
      codes: { 'id-taken': 'administration.made-otherwise' },
    },
    stale: ['municipalities', 'territory'],
    onClose,
  });
  const create = () => {
    const { name, keyword, platformId } = draft;
    const body = { name, keyword, platformId, provinceId: where.province };
    const [issue] = checkNewMunicipality(body);
    const centre = centreOf(draft);
    if (issue) alert(tIssue(issue.code));
    else if (centre === 'invalid') alert(t('municipalities.centre-invalid'));
    else save({ id, ...body, centre, usesAws });
  };
  return (
    <SavingDialog
      title={t('municipalities.new-title')}
      action={t('administration.create')}
      busy={busy}
      onSave={create}
      onClose={onClose}
    >
      <Fields draft={draft} busy={busy} onChange={(next) => setDraft({ ...draft, ...next })} />
      <TerritoryChoice chosen={where} downTo="province" disabled={busy} onChoose={setWhere} />
      <FormControlLabel
        label={t('municipalities.uses-aws')}
        control={<Switch checked={usesAws} disabled={busy} onChange={() => setUsesAws(!usesAws)} />}
      />
      {box}
    </SavingDialog>
  );
}

interface FieldsProps {
  readonly draft: Draft;
  readonly busy: boolean;
  readonly onChange: (next: Partial<Draft>) => void;
}

function Fields({ draft, busy, onChange }: FieldsProps) {
  const field = (name: keyof Draft, { label, max, help }: { label: string; max: number; help?: string }) => (
    <TextField
      size="small"
      fullWidth
      label={label}
      helperText={help}
      value={draft[name]}
      disabled={busy}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: max, inputMode: name === 'platformId' ? 'numeric' : 'text' } }}
    />
  );
  return (
    <>
      {field('name', { label: t('municipalities.name'), max: 200 })}
      {field('keyword', {
        label: t('municipalities.keyword'),
        max: 20,
        help: t('municipalities.keyword-help'),
      })}
      {field('platformId', { label: t('municipalities.platform-id'), max: 20 })}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3 }}>
        {field('latitude', { label: t('municipalities.latitude'), max: 20 })}
        {field('longitude', { label: t('municipalities.longitude'), max: 20 })}
      </Stack>
    </>
  );
}
