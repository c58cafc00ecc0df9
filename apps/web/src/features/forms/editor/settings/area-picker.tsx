// The municipal area of the form. Staff choose among their own areas; people who work in every municipality first
// choose country, province and municipality. A saved form stays in its municipality.
// rules: E2.10, E3.02-E3.04, E3.59

import { withoutOutsideNumbers } from '@constancia/domain/forms/edit/other-municipality.ts';
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { FailureAlert } from '../../../../ui/staff/failure-alert.tsx';
import { municipalitiesOf, readTerritory, type Territory } from '../../../territory/public.ts';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';
import { ELEMENT } from '../editing/selection.ts';
import { useFailure } from '../fields/failure.tsx';

interface Choice {
  readonly id: string;
  readonly name: string;
}

interface PickerProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onPick: (id: string) => void;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
}

function Picker({ id, label, value, choices, onPick, error, help }: PickerProps) {
  const { may } = useEditor();
  return (
    <TextField
      id={id ?? `editor-${label}`}
      select
      size="small"
      fullWidth
      label={label}
      value={choices.some((choice) => choice.id === value) ? value : ''}
      disabled={!may.content}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={(event) => onPick(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('editor.choose')}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
}

const byName = <T extends Choice>(choices: readonly T[]): readonly T[] =>
  choices.toSorted((a, b) => a.name.localeCompare(b.name, 'es'));

interface AreaProps {
  readonly areas: readonly Choice[];
  readonly help?: string;
}

function AreaOf({ areas, help }: AreaProps) {
  const { store } = useEditor();
  const areaId = useEditorState((state) => state.draft.areaId);
  const failure = useFailure('area');
  return (
    <Picker
      id={ELEMENT.area}
      label={t('editor.area')}
      value={areaId}
      choices={byName(areas)}
      error={failure}
      help={help}
      onPick={(picked) => store.change({ areaId: picked })}
    />
  );
}

interface Props {
  readonly account: Account;
  readonly stored: FormToEdit | null;
}

export function AreaPicker({ account, stored }: Props) {
  const {
    data: territory,
    error,
    refetch,
  } = useQuery({
    queryKey: ['territory'],
    queryFn: readTerritory,
    enabled: account.acrossMunicipalities,
  });
  if (error && !territory) return <FailureAlert text={problemText(error)} onRetry={refetch} />;
  if (account.acrossMunicipalities && !stored)
    return territory ? <AreaAnywhere territory={territory} /> : <AreaOf areas={[]} />;
  const municipality =
    stored && territory && municipalitiesOf(territory).find(({ id }) => id === stored.municipality.id);
  const own = account.acrossMunicipalities ? (municipality?.areas ?? []) : account.areas;
  const current =
    stored && !own.some(({ id }) => id === stored.areaId)
      ? [{ id: stored.areaId, name: stored.areaName }]
      : [];
  return <AreaOf areas={[...own, ...current]} {...(stored && { help: stored.municipality.name })} />;
}

interface Path {
  readonly country: string;
  readonly province: string;
  readonly municipality: string;
}

function pathOf(territory: Territory, areaId: string): Path | null {
  for (const country of territory.countries) {
    for (const province of country.provinces) {
      const municipality = province.municipalities.find(({ areas }) => areas.some(({ id }) => id === areaId));
      if (municipality) return { country: country.id, province: province.id, municipality: municipality.id };
    }
  }
  return null;
}

const NO_AREA_PATH: Path = { country: '', province: '', municipality: '' };

/** The chosen entry, or the only entry there is. */
function chosenOf<T extends Choice>(choices: readonly T[], id: string): T | undefined {
  return choices.length === 1 ? choices[0] : choices.find((choice) => choice.id === id);
}

function AreaAnywhere({ territory }: { readonly territory: Territory }) {
  const { store } = useEditor();
  const areaId = useEditorState((state) => state.draft.areaId);
  const [picked, setPicked] = useState(NO_AREA_PATH);
  const path = pathOf(territory, areaId) ?? picked;
  const country = chosenOf(territory.countries, path.country);
  const province = chosenOf(country?.provinces ?? [], path.province);
  const municipality = chosenOf(province?.municipalities ?? [], path.municipality);
  const pick = (next: Partial<Path>) => {
    setPicked({ ...path, ...next });
    const { draft } = store.get();
    const definition = withoutOutsideNumbers(draft.definition);
    if (areaId !== '' || definition !== draft.definition) store.change({ areaId: '', definition });
  };
  return (
    <>
      <Picker
        label={t('editor.country')}
        value={country?.id ?? ''}
        choices={byName(territory.countries)}
        onPick={(id) => pick({ country: id, province: '', municipality: '' })}
      />
      <Picker
        label={t('editor.province')}
        value={province?.id ?? ''}
        choices={byName(country?.provinces ?? [])}
        onPick={(id) => pick({ province: id, municipality: '' })}
      />
      <Picker
        label={t('editor.municipality')}
        value={municipality?.id ?? ''}
        choices={byName(province?.municipalities ?? [])}
        onPick={(id) => pick({ municipality: id })}
      />
      <AreaOf areas={municipality?.areas ?? []} />
    </>
  );
}
