// The municipalities, for administrators.
// rules: P2.21, P2.98, P2.99, P8.05, P9.03
import type { ListedMunicipality } from '@constancia/contract/administration/municipalities.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import SettingsIcon from '@mui/icons-material/Settings';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import type { Column } from '../../../ui/staff/data-table.tsx';
import { listMunicipalities } from '../api.ts';
import { EditButton } from '../edit-button.tsx';
import { TableScreen } from '../table-screen.tsx';
import { useTableQuery } from '../../../platform/page/use-table-query.ts';
import { useTableRows } from '../../../platform/page/use-table-rows.ts';
import { EditMunicipalityDialog } from './edit-municipality-dialog.tsx';
import { NewMunicipalityDialog } from './new-municipality-dialog.tsx';

type Listed = Column<ListedMunicipality>;

const TEXTS = {
  title: 'municipalities.title',
  search: 'municipalities.filter-name',
  none: 'municipalities.none',
  total: 'municipalities.total',
  failed: 'administration.failed-to-load',
} as const;

const columns = (): readonly [Listed, ...Listed[]] => [
  { title: t('municipalities.column-name'), cell: ({ name }) => name },
  { title: t('municipalities.column-id'), cell: ({ id }) => id },
  { title: t('municipalities.column-platform-id'), cell: ({ platformId }) => platformId ?? '—' },
  {
    title: t('municipalities.column-aws'),
    cell: ({ usesAws }) => t(usesAws ? 'municipalities.yes' : 'municipalities.no'),
  },
];

const actions = (onEdit: (id: string) => void): Listed => ({
  title: t('municipalities.column-actions'),
  cell: ({ id, name }) => (
    <>
      <EditButton name={name} onEdit={() => onEdit(id)} />
      <IconButton
        size="small"
        component={Link}
        to={pathOf('municipalitySettings', { id })}
        aria-label={t('municipality-settings.open', { name })}
      >
        <SettingsIcon fontSize="small" />
      </IconButton>
    </>
  ),
});

export function MunicipalitiesScreen() {
  const query = useTableQuery<'nombre'>('nombre', []);
  const municipalities = useTableRows(['municipalities'], query, ({ filters, page }, signal) =>
    listMunicipalities({ name: filters.nombre, page }, signal),
  );
  const [creating, setCreating] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <TableScreen
      texts={TEXTS}
      query={query}
      list={municipalities}
      rows={(read) => read.municipalities}
      columns={columns()}
      rowActions={actions(setEditing)}
      actions={
        <>
          <Button component={Link} to={PATHS.territory}>
            {t('territory-register.title')}
          </Button>
          <Button variant="contained" onClick={() => setCreating(true)}>
            {t('municipalities.new')}
          </Button>
        </>
      }
    >
      {creating && <NewMunicipalityDialog onClose={() => setCreating(false)} />}
      {editing !== null && <EditMunicipalityDialog id={editing} onClose={() => setEditing(null)} />}
    </TableScreen>
  );
}
