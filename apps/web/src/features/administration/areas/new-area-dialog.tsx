// Creates a municipal area and adds it to users of the municipality.
// rules: P2.96, P7.20, P7.21, P8.07, P8.08
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { newEntityId } from '../../../platform/new-id.ts';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { useAccount } from '../../session/public.ts';
import { municipalitiesOf } from '../../territory/public.ts';
import { createArea } from '../api.ts';
import { SavingDialog } from '../saving-dialog.tsx';
import { useTerritory } from '../territory-choice.tsx';
import { useSaving } from '../use-saving.ts';
import { UserSearch } from './user-search.tsx';

export function NewAreaDialog({ onClose }: { readonly onClose: () => void }) {
  const { acrossMunicipalities, municipality } = useAccount();
  const territory = useTerritory(acrossMunicipalities);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(acrossMunicipalities ? '' : municipality.id);
  const [userIds, setUserIds] = useState<readonly string[]>([]);
  // One id for all tries, so that a repeated request creates one area.
  const [id] = useState(newEntityId);
  const { save, busy, box } = useSaving({
    send: createArea,
    saved: t('areas.created'),
    refused: { otherwise: 'areas.create-failed', codes: { 'id-taken': 'administration.made-otherwise' } },
    stale: ['areas', 'territory', 'users'],
    onClose,
  });
  return (
    <SavingDialog
      title={t('areas.new-title')}
      action={t('administration.create')}
      busy={busy}
      onSave={() => save({ id, name, municipalityId: chosen, userIds })}
      onClose={onClose}
    >
      <TextField
        size="small"
        label={t('areas.name')}
        value={name}
        disabled={busy}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <SelectField
        id="area-municipality"
        label={t('administration.municipality')}
        none={t('administration.choose')}
        value={chosen}
        choices={
          acrossMunicipalities ? (territory.data ? municipalitiesOf(territory.data) : []) : [municipality]
        }
        disabled={busy || !acrossMunicipalities}
        error={territory.isError ? t('areas.municipalities-failed') : undefined}
        onPick={(picked) => {
          setChosen(picked);
          setUserIds([]);
        }}
      />
      {chosen !== '' && (
        <UserSearch
          key={chosen}
          municipalityId={chosen}
          chosen={userIds}
          disabled={busy}
          onChoose={setUserIds}
        />
      )}
      {box}
    </SavingDialog>
  );
}
