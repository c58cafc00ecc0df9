// Agendas from a spreadsheet, with their hours.
// rules: X34.66
import {
  AGENDA_SHEET,
  type AgendaColumn,
  agendaCells,
} from '@constancia/domain/appointments/agenda-sheet.ts';
import type { EditedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import { AGENDAS_AT_ONCE } from '@constancia/domain/limits.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { SHEET_TITLES } from '@constancia/messages/sheet-titles.ts';
import { useQuery } from '@tanstack/react-query';
import type { ImportedRegister } from '../import/imported-register.ts';
import { RegisterImport, useImportMunicipality } from '../import/register-import.tsx';
import { createAgendas, listAgendas } from './api.ts';

const AGENDAS: ImportedRegister<AgendaColumn, object, EditedAgenda> = {
  sheet: AGENDA_SHEET,
  titles: SHEET_TITLES.agendas,
  texts: {
    title: 'agenda-import.title',
    description: 'agenda-import.description',
    columns: 'agenda-import.columns-text',
    empty: 'agenda-import.empty',
    create: 'agenda-import.create',
  },
  shown: [
    { title: 'agendas.column-name', of: ({ name }) => name },
    { title: 'agendas.address', of: ({ address }) => address },
    { title: 'agendas.hours', of: hoursOf },
  ],
  report: 'informe-agendas.csv',
  atOnce: AGENDAS_AT_ONCE,
  lists: 'agendas-of-municipality',
};

/** The hours of all days, one after the other. */
function hoursOf(agenda: EditedAgenda): string {
  const cells = agendaCells(agenda);
  const hours = AGENDA_SHEET.columns.flatMap((column, position) =>
    column.startsWith('hours-') ? (cells[position] ?? '') : [],
  );
  return hours.filter((text) => text !== '').join('; ');
}

export function AgendaImportScreen() {
  const municipality = useImportMunicipality();
  const read = useQuery({
    queryKey: ['agendas-to-import', municipality.id],
    queryFn: async ({ signal }) => {
      const { isReadOnly } = await listAgendas(municipality.id, {}, signal);
      return { known: {}, isReadOnly };
    },
    refetchOnWindowFocus: false,
  });
  return (
    <RegisterImport
      register={AGENDAS}
      municipality={municipality}
      read={read}
      texts={{ readOnly: 'agendas.read-only', failed: 'agendas.failed' }}
      send={({ lines, onlyCheck }) => {
        const agendas = lines.map(({ id, name, address, schedule }) => ({
          id,
          agenda: { name, address, schedule },
        }));
        return createAgendas(municipality.id, { agendas, onlyCheck });
      }}
      back={PATHS.agendas}
    />
  );
}
