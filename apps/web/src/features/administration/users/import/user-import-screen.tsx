// Accounts from a spreadsheet.
// rules: X34.61, X34.62
import { USERS_AT_ONCE } from '@constancia/domain/limits.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import {
  type KnownNames,
  USER_SHEET,
  type UserColumn,
  type UserEntry,
} from '@constancia/domain/users/user-sheet.ts';
import { SHEET_TITLES } from '@constancia/messages/sheet-titles.ts';
import { useAccount } from '../../../session/public.ts';
import { createUsers } from '../../api.ts';
import { ImportScreen } from '../../import/import-screen.tsx';
import type { ImportedRegister, Sending } from '../../import/imported-register.ts';
import { useKnownNames } from './use-known-names.tsx';

const USERS: ImportedRegister<UserColumn, KnownNames, UserEntry> = {
  sheet: USER_SHEET,
  titles: SHEET_TITLES.users,
  texts: {
    title: 'user-import.title',
    description: 'user-import.description',
    columns: 'user-import.columns-text',
    empty: 'user-import.empty',
    create: 'user-import.create',
  },
  shown: [
    { title: 'users.column-username', of: ({ username }) => username },
    { title: 'user-import.name', of: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
    { title: 'users.column-email', of: ({ email }) => email },
  ],
  report: 'informe-usuarios.csv',
  atOnce: USERS_AT_ONCE,
  lists: 'users',
};

const send = ({ lines, onlyCheck }: Sending<UserEntry>) =>
  createUsers({ users: lines.map(({ line: _line, issues: _issues, ...user }) => user), onlyCheck });

export function UserImportScreen() {
  const { acrossMunicipalities } = useAccount();
  const { names, failure } = useKnownNames();
  return (
    <ImportScreen
      register={USERS}
      known={names}
      send={send}
      back={PATHS.users}
      asked={USER_SHEET.columns.filter((column) => column !== 'municipality' || acrossMunicipalities)}
      failure={failure}
    />
  );
}
