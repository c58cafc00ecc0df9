// The filter panel of the form list.
// rules: P2.57-P2.61

import type { Account } from '@constancia/contract/session.ts';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../platform/texts.ts';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { municipalitiesOf, readTerritory } from '../../territory/public.ts';
import type { FormFilters } from '../api.ts';

interface Props {
  readonly account: Account;
  readonly filters: FormFilters;
  /** Passes only the changed filters. */
  readonly onChange: (change: Partial<FormFilters>) => void;
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

interface PickerProps {
  readonly id: string;
  readonly label: string;
  /** Text of the first option, which means no filter. */
  readonly all: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onPick: (id: string) => void;
}

function Picker({ id, label, all, value, choices, onPick }: PickerProps) {
  return (
    <TextField
      id={id}
      select
      size="small"
      label={label}
      value={choices.some((choice) => choice.id === value) ? value : ''}
      onChange={(event) => onPick(event.target.value)}
      sx={{ minWidth: { xs: '100%', sm: 220 }, maxWidth: { sm: 340 } }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
}

function useTerritory(account: Account, municipality: string) {
  const territory = useQuery({
    queryKey: ['territory'],
    queryFn: readTerritory,
    enabled: account.acrossMunicipalities,
  });
  const municipalities = territory.data ? municipalitiesOf(territory.data) : [];
  const areas = account.acrossMunicipalities
    ? (municipalities.find(({ id }) => id === municipality)?.areas ?? [])
    : account.areas;
  return {
    municipalities,
    areas: areas.toSorted((a, b) => a.name.localeCompare(b.name, 'es')),
    failed: territory.isError,
    retry: () => void territory.refetch(),
  };
}

export function FormFiltersPanel({ account, filters, onChange }: Props) {
  const { municipalities, areas, failed, retry } = useTerritory(account, filters.municipality);
  return (
    <Stack component="search" direction="row" sx={{ flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <SearchField
        label={t('staff.forms-filter-name')}
        value={filters.text}
        onType={(text) => onChange({ text: text.trimStart() })}
        sx={{ width: 'auto', minWidth: { xs: '100%', sm: 260 } }}
      />
      {account.acrossMunicipalities && (
        <Picker
          id="filter-municipality"
          label={t('staff.forms-filter-municipality')}
          all={t('staff.forms-all-municipalities')}
          value={filters.municipality}
          choices={municipalities}
          onPick={(municipality) => onChange({ municipality, area: '' })}
        />
      )}
      {(!account.acrossMunicipalities || filters.municipality !== '') && (
        <Picker
          id="filter-area"
          label={t('staff.forms-filter-area')}
          all={t('staff.forms-all')}
          value={filters.area}
          choices={areas}
          onPick={(area) => onChange({ area })}
        />
      )}
      {failed && <FailureAlert severity="warning" text={t('form-list.areas-failed')} onRetry={retry} />}
    </Stack>
  );
}
