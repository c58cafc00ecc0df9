// The filters of the audit log.
// rules: X34.20
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@constancia/domain/audit/audit-entries.ts';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { DayField } from '../../../ui/staff/choices/day-field.tsx';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { municipalitiesOf } from '../../territory/public.ts';
import { useTerritory } from '../territory-choice.tsx';
import type { TableQuery } from '../../../platform/page/use-table-query.ts';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';
import { FilterRow } from '../../../ui/staff/filter-row.tsx';

export type AuditFilter = 'persona' | 'municipio' | 'accion' | 'tipo' | 'id' | 'desde' | 'hasta';

export const FILTERS: readonly AuditFilter[] = ['municipio', 'accion', 'tipo', 'id', 'desde', 'hasta'];

export const isReversed = ({ desde, hasta }: TableQuery<AuditFilter>['filters']) =>
  desde !== '' && hasta !== '' && hasta < desde;

/** An id is pasted whole: it is looked for when the field is left, or at Enter. */
function IdField({ value, onEnter }: { readonly value: string; readonly onEnter: (id: string) => void }) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      size="small"
      fullWidth
      label={t('audit.filter-id')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed !== value && onEnter(typed.trim())}
      onKeyDown={(event) => event.key === 'Enter' && onEnter(typed.trim())}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}

interface Props {
  readonly query: TableQuery<AuditFilter>;
  /** The municipality that is shown. */
  readonly municipality: string;
}

export function AuditFilters({ query: { filters, filter, typed, type }, municipality }: Props) {
  const territory = useTerritory();
  return (
    <Stack component="search" sx={{ gap: 3, mb: 4 }}>
      <FilterRow>
        <SelectField
          id="audit-municipality"
          label={t('administration.municipality')}
          none={t('administration.choose')}
          value={municipality}
          choices={territory.data ? municipalitiesOf(territory.data) : []}
          error={territory.isError ? t('administration.municipalities-failed') : undefined}
          onPick={(id) => filter('municipio', id)}
        />
        <SearchField label={t('audit.filter-actor')} value={typed} onType={type} />
        <SelectField
          id="audit-action"
          label={t('audit.filter-action')}
          none={t('audit.all-actions')}
          value={filters.accion}
          choices={AUDIT_ACTIONS.map((id) => ({ id, name: t(`audit.action-${id}`) }))}
          onPick={(action) => filter('accion', action)}
        />
        <SelectField
          id="audit-subject"
          label={t('audit.filter-subject')}
          none={t('audit.all-subjects')}
          value={filters.tipo}
          choices={AUDIT_SUBJECTS.map((id) => ({ id, name: t(`audit.subject-${id}`) })).toSorted((a, b) =>
            a.name.localeCompare(b.name),
          )}
          onPick={(subject) => filter('tipo', subject)}
        />
      </FilterRow>
      <Stack direction="row" sx={{ gap: 3, flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'start' }}>
        <DayField
          label={t('audit.filter-from')}
          value={filters.desde}
          onPick={(day) => filter('desde', day)}
        />
        <DayField
          label={t('audit.filter-to')}
          value={filters.hasta}
          error={isReversed(filters) ? t('audit.to-before-from') : undefined}
          onPick={(day) => filter('hasta', day)}
        />
        <IdField key={filters.id} value={filters.id} onEnter={(id) => filter('id', id)} />
      </Stack>
    </Stack>
  );
}
