// The filter panel of the form list. rules: P2.57-P2.61
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Account } from '@constancia/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../platform/texts.ts';
import type { FormFilters } from './list-forms.ts';
import { municipalitiesOf, readTerritory } from './read-territory.ts';

interface Props {
  readonly account: Account;
  readonly filters: FormFilters;
  readonly onChange: (filters: FormFilters) => void;
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

function Picker({
  label,
  all,
  value,
  choices,
  onPick,
}: {
  readonly label: string;
  /** The first option: no filter. */
  readonly all: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onPick: (id: string) => void;
}) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onPick(event.target.value)}
      sx={{ minWidth: { xs: '100%', sm: 220 }, maxWidth: { sm: 340 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function FormFiltersPanel({ account, filters, onChange }: Props) {
  const territory = useQuery({
    queryKey: ['territory'],
    queryFn: readTerritory,
    enabled: account.acrossMunicipalities,
  });
  const municipalities = territory.data ? municipalitiesOf(territory.data) : [];
  const chosen = municipalities.find(({ id }) => id === filters.municipality);
  const areas = account.acrossMunicipalities
    ? (chosen?.areas ?? [])
    : account.areas.toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
  return (
    <Stack component="search" direction="row" sx={{ flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <TextField
        size="small"
        type="search"
        label={t('staff.forms-filter-name')}
        value={filters.text}
        onChange={(event) => onChange({ ...filters, text: event.target.value.trimStart() })}
        sx={{ minWidth: { xs: '100%', sm: 260 } }}
      />
      {account.acrossMunicipalities && (
        <Picker
          label={t('staff.forms-filter-municipality')}
          all={t('staff.forms-all-municipalities')}
          value={filters.municipality}
          choices={municipalities}
          onPick={(municipality) => onChange({ ...filters, municipality, area: '' })}
        />
      )}
      {(!account.acrossMunicipalities || filters.municipality !== '') && (
        <Picker
          label={t('staff.forms-filter-area')}
          all={t('staff.forms-all')}
          value={filters.area}
          choices={areas}
          onPick={(area) => onChange({ ...filters, area })}
        />
      )}
    </Stack>
  );
}
