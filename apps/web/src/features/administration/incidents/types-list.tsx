// The types of an area of the incident register.
// rules: X34.81, X34.82
import { checkIncidentType } from '@constancia/domain/incidents/incident-register.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import type { Column } from '../../../ui/staff/data-table.tsx';
import { type TableQuery, useTableQuery } from '../../../platform/page/use-table-query.ts';
import {
  type AreaKey,
  createType,
  deleteType,
  listTypes,
  type RegisteredIncidentType,
  saveType,
} from './api.ts';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { EntryDialog, type EntryDraft } from './entry-dialog.tsx';
import { RegisterList } from './register-list.tsx';
import { REGISTER_QUERIES } from './register-queries.ts';
import { areasUrl } from './register-urls.ts';

type Row = Omit<RegisteredIncidentType, 'id'> & { readonly id: string };
type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'delete'; readonly row: Row } | null;

const TEXTS = {
  add: 'incident-register.new-type',
  none: 'incident-register.types-none',
  total: 'incident-register.types-total',
  failed: 'incident-register.types-failed',
} as const;

/** Made when drawn, because the texts may change with the language. */
const columns = (): readonly [Column<Row>, ...Column<Row>[]] => [
  { title: t('incident-register.column-name'), cell: ({ title }) => <span dir="auto">{title}</span> },
  {
    title: t('incident-register.column-public'),
    cell: ({ public: isPublic }) => t(isPublic ? 'staff.yes' : 'staff.no'),
  },
  { title: t('incident-register.column-incidents'), cell: ({ incidents }) => incidents },
  { title: t('incident-register.column-number'), cell: ({ id }) => id },
];

function useTypes({ municipalityId, areaId }: AreaKey, { filters, page }: TableQuery<'texto'>) {
  const asked = useDeferredValue(JSON.stringify({ text: filters.texto, page }));
  return useQuery({
    queryKey: [REGISTER_QUERIES, municipalityId, areaId, asked],
    queryFn: ({ signal }) => listTypes({ municipalityId, areaId }, JSON.parse(asked), signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function TypesList({ of }: { readonly of: AreaKey }) {
  const query = useTableQuery('texto', []);
  const list = useTypes(of, query);
  const [open, setOpen] = useState<Open>(null);
  return (
    <>
      <RegisterList
        title={t('incident-register.types-title', { area: list.data?.areaName ?? String(of.areaId) })}
        description={t('incident-register.types-description')}
        texts={TEXTS}
        back={<BackButton to={areasUrl(of.municipalityId)} />}
        query={query}
        list={list}
        rows={({ types }) => types.map((type) => ({ ...type, id: String(type.id) }))}
        columns={columns()}
        nameOf={({ title }) => title}
        onAdd={() => setOpen({ what: 'new' })}
        onEdit={(row) => setOpen({ what: 'edit', row })}
        onDelete={(row) => setOpen({ what: 'delete', row })}
      />
      {open && <TypeDialogs open={open} of={of} onClose={() => setOpen(null)} />}
    </>
  );
}

interface DialogProps {
  readonly open: NonNullable<Open>;
  readonly of: AreaKey;
  readonly onClose: () => void;
}

const bodyOf = ({ name, public: isPublic }: EntryDraft) => ({ title: name, public: isPublic });

function TypeDialogs({ open, of, onClose }: DialogProps) {
  const frame = { asksPublic: true, check: (name: string) => checkIncidentType(name, []), onClose };
  if (open.what === 'new') {
    return (
      <EntryDialog
        {...frame}
        title={t('incident-register.new-type-title')}
        before={{ name: '', public: false }}
        send={async (draft) => t('incident-register.type-created', await createType(of, bodyOf(draft)))}
      />
    );
  }
  const { id, title, public: isPublic, version } = open.row;
  const key = { ...of, typeId: Number(id) };
  if (open.what === 'delete')
    return <DeleteEntryDialog name={title} remove={() => deleteType(key, version)} onClose={onClose} />;
  return (
    <EntryDialog
      {...frame}
      title={t('incident-register.edit-type-title')}
      before={{ name: title, public: isPublic }}
      send={async (draft) => {
        await saveType(key, { version, type: bodyOf(draft) });
        return t('incident-register.type-saved');
      }}
    />
  );
}
