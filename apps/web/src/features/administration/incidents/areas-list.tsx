// The areas of the incident register of a municipality, each with the way to its types.
// rules: X34.65, X34.80, X34.82
import { checkIncidentArea } from '@constancia/domain/incidents/incident-register.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import type { Column } from '../../../ui/staff/data-table.tsx';
import { useAccount } from '../../session/public.ts';
import { municipalitiesOf } from '../../territory/public.ts';
import { ofMunicipality } from '../import/register-import.tsx';
import { SheetButtons } from '../import/sheet-buttons.tsx';
import { useTerritory } from '../territory-choice.tsx';
import { type TableQuery, useTableQuery } from '../../../platform/page/use-table-query.ts';
import {
  createArea,
  deleteArea,
  entriesFileUrl,
  listAreas,
  type RegisteredIncidentArea,
  saveArea,
} from './api.ts';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { RegisterList } from './register-list.tsx';
import { REGISTER_QUERIES } from './register-queries.ts';
import { typesUrl } from './register-urls.ts';

type Row = Omit<RegisteredIncidentArea, 'id'> & { readonly id: string };
type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'delete'; readonly row: Row } | null;

const TEXTS = {
  add: 'incident-register.new',
  none: 'incident-register.none',
  total: 'incident-register.total',
  failed: 'incident-register.failed',
} as const;

/** Made when drawn, because the texts may change with the language. */
const columns = (municipality: string): readonly [Column<Row>, ...Column<Row>[]] => [
  { title: t('incident-register.column-name'), cell: ({ name }) => <span dir="auto">{name}</span> },
  {
    title: t('incident-register.column-types'),
    cell: ({ id, name, types }) => (
      <Link
        component={RouterLink}
        to={typesUrl(municipality, Number(id))}
        aria-label={t('incident-register.open-types', { count: types, name })}
      >
        {types}
      </Link>
    ),
  },
  { title: t('incident-register.column-number'), cell: ({ id }) => id },
];

function useAreas(municipality: string, { filters, page }: TableQuery<'texto' | 'municipio'>) {
  const asked = useDeferredValue(JSON.stringify({ text: filters.texto, page }));
  return useQuery({
    queryKey: [REGISTER_QUERIES, municipality, asked],
    queryFn: ({ signal }) => listAreas(municipality, JSON.parse(asked), signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function AreasList() {
  const { municipality: own } = useAccount();
  const territory = useTerritory();
  const query = useTableQuery('texto', ['municipio']);
  const municipalityId = query.filters.municipio === '' ? own.id : query.filters.municipio;
  const list = useAreas(municipalityId, query);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <RegisterList
        title={t('incident-register.title')}
        description={t('incident-register.description')}
        texts={TEXTS}
        query={query}
        choices={
          <SelectField
            id="incident-municipality"
            label={t('administration.municipality')}
            none={t('administration.choose')}
            value={municipalityId}
            choices={territory.data ? municipalitiesOf(territory.data) : []}
            error={territory.isError ? t('administration.municipalities-failed') : undefined}
            onPick={(id) => query.filter('municipio', id)}
          />
        }
        renderActions={(isReadOnly) => (
          <SheetButtons
            importTo={isReadOnly ? null : ofMunicipality(PATHS.incidentImport, municipalityId)}
            downloadUrl={entriesFileUrl(municipalityId)}
          />
        )}
        list={list}
        rows={({ areas }) => areas.map((area) => ({ ...area, id: String(area.id) }))}
        columns={columns(municipalityId)}
        nameOf={({ name }) => name}
        onAdd={() => setOpen({ what: 'new' })}
        onEdit={(row) => setOpen({ what: 'edit', row })}
        onDelete={(row) => setOpen({ what: 'delete', row })}
      />
      {open && <AreaDialogs open={open} municipalityId={municipalityId} onClose={close} />}
    </>
  );
}

interface DialogProps {
  readonly open: NonNullable<Open>;
  readonly municipalityId: string;
  readonly onClose: () => void;
}

function AreaDialogs({ open, municipalityId, onClose }: DialogProps) {
  const frame = { asksPublic: false, check: (name: string) => checkIncidentArea(name, []), onClose };
  if (open.what === 'new') {
    return (
      <EntryDialog
        {...frame}
        title={t('incident-register.new-title')}
        before={{ name: '', public: false }}
        send={async ({ name }) => t('incident-register.created', await createArea(municipalityId, name))}
      />
    );
  }
  const { id, name: before, version } = open.row;
  const key = { municipalityId, areaId: Number(id) };
  if (open.what === 'delete')
    return <DeleteEntryDialog name={before} remove={() => deleteArea(key, version)} onClose={onClose} />;
  return (
    <EntryDialog
      {...frame}
      title={t('incident-register.edit-title')}
      before={{ name: before, public: false }}
      send={async ({ name }) => {
        await saveArea(key, { version, name });
        return t('incident-register.saved');
      }}
    />
  );
}
