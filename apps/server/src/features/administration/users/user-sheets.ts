// Accounts from a spreadsheet, each created as a single one is, and to one that can be read again.
// rules: X34.60-X34.62
import type { SheetOutcome } from '@constancia/contract/administration/sheet-outcome.ts';
import type { createUsers } from '@constancia/contract/administration/user-sheets.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { isRole } from '@constancia/domain/access/role-table.ts';
import { roleTitle } from '@constancia/domain/access/role-titles.ts';
import { USER_SHEET, type UserColumn } from '@constancia/domain/users/user-sheet.ts';
import type { UserSheetWords } from '@constancia/messages/register-sheet-words.ts';
import type { Database } from '../../../platform/db/database.ts';
import { outcomesOf } from '../../../platform/sheet/line-outcomes.ts';
import { pagedRows } from '../../../platform/sheet/paged-rows.ts';
import { type XlsxCell, xlsxCell, xlsxFile } from '../../../platform/sheet/xlsx.ts';
import { type Invitation, saveNewUser, type UserServices } from './create-user.ts';
import { type Filter, type ListedAccount, listAccountsAfter } from './queries.ts';

export function createMany(
  services: UserServices,
  actor: Actor,
  { users, onlyCheck, invitation }: Body<typeof createUsers> & { readonly invitation: Invitation },
): Promise<SheetOutcome[]> {
  return outcomesOf(users, async (given) => {
    await saveNewUser(services, actor, { given, invitation, onlyCheck });
    return 'new';
  });
}

export function userSheet(
  db: Database,
  filter: Filter,
  { sheet, columns, roles }: UserSheetWords,
): AsyncGenerator<Buffer> {
  return xlsxFile({
    name: sheet,
    columns: USER_SHEET.columns.map((column) => ({ header: columns[column] })),
    rows: pagedRows<ListedAccount>(
      (page) => listAccountsAfter(db, filter, page),
      (account) => cellsOf(account, roles),
    ),
  });
}

function cellsOf(account: ListedAccount, roles: UserSheetWords['roles']): readonly XlsxCell[] {
  const [role] = account.roles;
  const texts: Readonly<Record<UserColumn, string>> = {
    username: account.username,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    role: isRole(role) ? roles[roleTitle(role)] : '',
    municipality: account.municipalityName,
    areas: account.areas.join('; '),
  };
  return USER_SHEET.columns.map((column) => xlsxCell(texts[column]));
}
