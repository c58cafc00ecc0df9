// Creates a municipal area and adds it to users of the municipality.
// rules: P2.96, P7.20, P7.21, P8.07, P8.08
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newEntityId } from '../../../platform/new-id.ts';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { useAccount } from '../../session/public.ts';
import { municipalitiesOf } from '../../territory/public.ts';
import { refusalText, useAlertBox } from '../alert-box.tsx';
import { createArea, type NewAreaBody } from '../api.ts';
import { useTerritory } from '../territory-choice.tsx';
import { UserSearch } from './user-search.tsx';

function useCreating(onClose: () => void) {
  // One id for all tries, so that a repeated request creates one area.
  const [id] = useState(newEntityId);
  const client = useQueryClient();
  const notify = useNotify();
  const { alert, box } = useAlertBox();
  const creating = useMutation({
    mutationFn: (draft: Omit<NewAreaBody, 'id'>) => createArea({ id, ...draft }),
    onSuccess: async () => {
      notify({ kind: 'success', text: t('areas.created') });
      await Promise.all(
        ['areas', 'territory', 'users'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
      onClose();
    },
    onError: (error) => alert(refusalText(error, { otherwise: 'areas.create-failed' })),
  });
  return { creating, box };
}

export function NewAreaDialog({ onClose }: { readonly onClose: () => void }) {
  const { acrossMunicipalities, municipality } = useAccount();
  const territory = useTerritory(acrossMunicipalities);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(acrossMunicipalities ? '' : municipality.id);
  const [userIds, setUserIds] = useState<readonly string[]>([]);
  const { creating, box } = useCreating(onClose);
  const busy = creating.isPending;
  return (
    <DialogFrame
      title={t('areas.new-title')}
      size="sm"
      fullScreenBelow="sm"
      closedBy="escape-only"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={busy}
            onClick={() => creating.mutate({ name, municipalityId: chosen, userIds })}
          >
            {t('administration.create')}
          </Button>
        </>
      }
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
        onPick={(id) => {
          setChosen(id);
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
    </DialogFrame>
  );
}
