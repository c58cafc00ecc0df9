// The filters of the list of incidents.
// rules: X34.83
import { INCIDENT_STATES, type IncidentState } from '@constancia/domain/incidents/incident-state.ts';
import Stack from '@mui/material/Stack';
import { t } from '../../../../platform/texts.ts';
import { DayField } from '../../../../ui/staff/choices/day-field.tsx';
import { type Choice, SelectField } from '../../../../ui/staff/choices/select-field.tsx';
import { municipalitiesOf } from '../../../territory/public.ts';
import { useTerritory } from '../../territory-choice.tsx';
import type { TableQuery } from '../../../../platform/page/use-table-query.ts';
import type { IncidentList } from './api.ts';
import { SearchField } from '../../../../ui/staff/choices/search-field.tsx';
import { FilterRow } from '../../../../ui/staff/filter-row.tsx';

export type IncidentFilter = 'texto' | 'municipio' | 'estado' | 'area' | 'tipo' | 'desde' | 'hasta';

export const FILTERS: readonly IncidentFilter[] = ['municipio', 'estado', 'area', 'tipo', 'desde', 'hasta'];

export const isReversed = ({ desde, hasta }: TableQuery<IncidentFilter>['filters']) =>
  desde !== '' && hasta !== '' && hasta < desde;

interface Props {
  readonly query: TableQuery<IncidentFilter>;
  /** The municipality that is shown, where there is another one to choose; null otherwise. */
  readonly municipality: string | null;
  /** With what there is to choose from; undefined until it was read. */
  readonly list: IncidentList | undefined;
}

const choicesOf = (numbered: IncidentList['areas'] = []): readonly Choice[] =>
  numbered.map(({ id, name }) => ({ id: String(id), name }));

export function IncidentFilters({ query: { filters, filter, typed, type }, municipality, list }: Props) {
  const pickArea = (area: string) => {
    filter('tipo', '');
    filter('area', area);
  };
  return (
    <Stack component="search" sx={{ gap: 3, mb: 4 }}>
      <FilterRow>
        {municipality !== null && (
          <MunicipalityField value={municipality} onPick={(id) => filter('municipio', id)} />
        )}
        <SearchField label={t('incidents.filter-text')} value={typed} onType={type} />
        <SelectField
          id="incidents-state"
          label={t('incidents.filter-state')}
          none={t('incidents.all-states')}
          value={filters.estado}
          choices={INCIDENT_STATES.map((id) => ({ id, name: stateChoice(id, list) }))}
          onPick={(state) => filter('estado', state)}
        />
      </FilterRow>
      <Stack direction="row" sx={{ gap: 3, flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'start' }}>
        <SelectField
          id="incidents-area"
          label={t('incidents.filter-area')}
          none={t('incidents.all-areas')}
          value={filters.area}
          choices={choicesOf(list?.areas)}
          onPick={pickArea}
        />
        <SelectField
          id="incidents-type"
          label={t('incidents.filter-type')}
          none={t(filters.area === '' ? 'incidents.area-first' : 'incidents.all-types')}
          value={filters.tipo}
          choices={choicesOf(list?.types)}
          disabled={filters.area === ''}
          onPick={(picked) => filter('tipo', picked)}
        />
        <DayField
          label={t('incidents.filter-from')}
          value={filters.desde}
          onPick={(day) => filter('desde', day)}
        />
        <DayField
          label={t('incidents.filter-to')}
          value={filters.hasta}
          error={isReversed(filters) ? t('incidents.to-before-from') : undefined}
          onPick={(day) => filter('hasta', day)}
        />
      </Stack>
    </Stack>
  );
}

/** With how many of the other filters are in it. */
const stateChoice = (state: IncidentState, list: IncidentList | undefined) =>
  list
    ? t('incidents.state-count', { state: t(`incidents.state-${state}`), count: list.states[state] })
    : t(`incidents.state-${state}`);

interface MunicipalityProps {
  readonly value: string;
  readonly onPick: (id: string) => void;
}

function MunicipalityField({ value, onPick }: MunicipalityProps) {
  const territory = useTerritory();
  return (
    <SelectField
      id="incidents-municipality"
      label={t('administration.municipality')}
      none={t('administration.choose')}
      value={value}
      choices={territory.data ? municipalitiesOf(territory.data) : []}
      error={territory.isError ? t('administration.municipalities-failed') : undefined}
      onPick={onPick}
    />
  );
}
