// Incident areas and types from a spreadsheet.
// rules: X34.65
import {
  INCIDENT_SHEET,
  type IncidentColumn,
  type IncidentEntry,
  type KnownWords,
} from '@constancia/domain/incidents/incident-sheet.ts';
import { ENTRIES_AT_ONCE } from '@constancia/domain/limits.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { SHEET_TITLES } from '@constancia/messages/sheet-titles.ts';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../platform/texts.ts';
import type { ImportedRegister } from '../import/imported-register.ts';
import { RegisterImport, useImportMunicipality } from '../import/register-import.tsx';
import { createEntries, listAreas } from './api.ts';
import { REGISTER_QUERIES } from './register-queries.ts';

const INCIDENTS: ImportedRegister<IncidentColumn, KnownWords, IncidentEntry> = {
  sheet: INCIDENT_SHEET,
  titles: SHEET_TITLES.incidents,
  texts: {
    title: 'incident-import.title',
    description: 'incident-import.description',
    columns: 'incident-import.columns-text',
    empty: 'incident-import.empty',
    create: 'incident-import.create',
  },
  shown: [
    { title: 'incident-register.column-area', of: ({ area }) => area },
    { title: 'incident-register.column-type', of: ({ title }) => title },
  ],
  report: 'informe-areas-de-incidentes.csv',
  atOnce: ENTRIES_AT_ONCE,
  lists: REGISTER_QUERIES,
};

const words = () => (['yes', 'no'] as const).map((id) => ({ id, name: t(`staff.${id}`) }));

export function IncidentImportScreen() {
  const municipality = useImportMunicipality();
  const read = useQuery({
    queryKey: ['incidents-to-import', municipality.id],
    queryFn: async ({ signal }) => {
      const { isReadOnly } = await listAreas(municipality.id, {}, signal);
      return { known: { words: words() }, isReadOnly };
    },
    refetchOnWindowFocus: false,
  });
  return (
    <RegisterImport
      register={INCIDENTS}
      municipality={municipality}
      read={read}
      texts={{ readOnly: 'incident-register.read-only', failed: 'incident-register.failed' }}
      send={({ lines, onlyCheck }) => {
        const entries = lines.map(({ id, area, title, public: isPublic }) => ({
          id,
          area,
          type: { title, public: isPublic },
        }));
        return createEntries(municipality.id, { entries, onlyCheck });
      }}
      back={PATHS.incidentAreas}
    />
  );
}
