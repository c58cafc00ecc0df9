// The grid of staff accounts.
// rules: P2.19, P2.86-P2.88, P8.05, X34.60
import type { ListedUser } from '@constancia/contract/administration/users.ts';
import { FILTERED_ROLES, isRole } from '@constancia/domain/access/role-table.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import type { Column } from '../../../ui/staff/data-table.tsx';
import { useAccount } from '../../session/public.ts';
import { municipalitiesOf } from '../../territory/public.ts';
import { listUsers, userFileUrl } from '../api.ts';
import { EditButton } from '../edit-button.tsx';
import { SheetButtons } from '../import/sheet-buttons.tsx';
import { TableScreen } from '../table-screen.tsx';
import { useTerritory } from '../territory-choice.tsx';
import { type TableQuery, useTableQuery } from '../../../platform/page/use-table-query.ts';
import { useTableRows } from '../../../platform/page/use-table-rows.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { NewUserDialog } from './new-user-dialog.tsx';
import { RequiredRolesDialog } from './required-roles-dialog.tsx';
import { RevocationDialog } from './revocation-dialog.tsx';
import { roleName } from './role-texts.ts';
import { UserMenu } from './user-menu.tsx';

/** Made when drawn, because the texts may change with the language. */
const columns = (): readonly [Column<ListedUser>, ...Column<ListedUser>[]] => [
  { title: t('users.column-username'), cell: (user) => <Username {...user} /> },
  { title: t('users.column-email'), cell: ({ email }) => <bdi>{email}</bdi> },
  { title: t('users.column-first-name'), cell: ({ firstName }) => firstName },
  { title: t('users.column-last-name'), cell: ({ lastName }) => lastName },
  { title: t('users.column-municipality'), cell: ({ municipality }) => municipality.name },
  { title: t('users.column-areas'), cell: ({ areas }) => areas.join(', ') },
  { title: t('users.column-role'), cell: ({ role }) => roleName(role) },
];

const actions = (onEdit: (id: string) => void): Column<ListedUser> => ({
  title: t('users.column-actions'),
  cell: (user) => (
    <Stack direction="row">
      {user.may.edit && <EditButton name={user.username} onEdit={() => onEdit(user.id)} />}
      <UserMenu user={user} />
    </Stack>
  ),
});

/** With what keeps its owner from signing in, and whether the password alone does. */
function Username({ username, email, active, hasPassword, hasSecondFactor }: ListedUser) {
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <bdi>{username}</bdi>
      {!active && <Chip size="small" label={t('users.inactive')} />}
      {active && !hasPassword && email !== '' && (
        <Chip size="small" variant="outlined" label={t('users.no-password')} />
      )}
      {hasSecondFactor && <Chip size="small" variant="outlined" label={t('users.second-factor-has')} />}
    </Stack>
  );
}

type Filter = 'texto' | 'rol' | 'municipio';

const TEXTS = {
  title: 'users.title',
  search: 'users.filter-text',
  none: 'users.none',
  total: 'users.total',
  failed: 'administration.failed-to-load',
} as const;

function queryOf({ texto: text, rol: role, municipio: municipality }: TableQuery<Filter>['filters']) {
  return { text, ...(isRole(role) && { role }), ...(municipality !== '' && { municipality }) };
}

export function UsersScreen() {
  const query = useTableQuery<Filter>('texto', ['rol', 'municipio']);
  const users = useTableRows(['users'], query, ({ filters, page }, signal) =>
    listUsers({ ...queryOf(filters), page }, signal),
  );
  const { acrossMunicipalities } = useAccount();
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState(false);
  const [requiring, setRequiring] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <TableScreen
      texts={TEXTS}
      query={query}
      list={users}
      rows={(read) => read.users}
      columns={columns()}
      rowActions={actions(setEditing)}
      choices={<Choices query={query} />}
      actions={
        <>
          {acrossMunicipalities && (
            <>
              <Button variant="outlined" onClick={() => setRequiring(true)}>
                {t('users.second-factor')}
              </Button>
              <Button variant="outlined" onClick={() => setRevoking(true)}>
                {t('users.revocation')}
              </Button>
            </>
          )}
          <SheetButtons importTo={PATHS.userImport} downloadUrl={userFileUrl(queryOf(query.filters))} />
          <Button variant="contained" onClick={() => setCreating(true)}>
            {t('users.new')}
          </Button>
        </>
      }
    >
      {creating && (
        <NewUserDialog rolesToGive={users.data?.rolesToGive ?? []} onClose={() => setCreating(false)} />
      )}
      {requiring && <RequiredRolesDialog onClose={() => setRequiring(false)} />}
      {revoking && <RevocationDialog onClose={() => setRevoking(false)} />}
      {editing !== null && <EditUserDialog id={editing} onClose={() => setEditing(null)} />}
    </TableScreen>
  );
}

function Choices({ query: { filters, filter } }: { readonly query: TableQuery<Filter> }) {
  const { acrossMunicipalities } = useAccount();
  const territory = useTerritory(acrossMunicipalities);
  return (
    <>
      <SelectField
        id="filter-role"
        label={t('users.filter-role')}
        none={t('users.all-roles')}
        value={filters.rol}
        choices={FILTERED_ROLES.map((role) => ({ id: role, name: roleName(role) }))}
        onPick={(role) => filter('rol', role)}
      />
      {acrossMunicipalities && (
        <SelectField
          id="filter-municipality"
          label={t('administration.municipality')}
          none={t('users.all-municipalities')}
          value={filters.municipio}
          choices={territory.data ? municipalitiesOf(territory.data) : []}
          error={territory.isError ? t('administration.municipalities-failed') : undefined}
          onPick={(municipality) => filter('municipio', municipality)}
        />
      )}
    </>
  );
}
