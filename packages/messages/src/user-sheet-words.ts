// The words of a spreadsheet of accounts: those of the screen in the reader's language, so that the file can be read
// there again.
// rules: X34.60
import { ROLES } from '@constancia/domain/access/role-table.ts';
import { type RoleTitle, roleTitle } from '@constancia/domain/access/role-titles.ts';
import type { UserColumn } from '@constancia/domain/users/user-sheet.ts';
import { TEXTS } from './catalogues.ts';
import { catalogueOf } from './languages.ts';

export interface UserSheetWords {
  readonly sheet: string;
  readonly columns: Readonly<Record<UserColumn, string>>;
  readonly roles: Readonly<Record<RoleTitle, string>>;
}

export async function userSheetWords(language: string): Promise<UserSheetWords> {
  const texts = await TEXTS[catalogueOf(language)].staffTexts();
  const roles = ROLES.map((role) => {
    const title = roleTitle(role);
    return [title, texts[`users.role-${title}`]] as const;
  });
  return {
    sheet: texts['users.title'],
    columns: {
      username: texts['users.column-username'],
      email: texts['users.column-email'],
      firstName: texts['users.column-first-name'],
      lastName: texts['users.column-last-name'],
      role: texts['users.column-role'],
      municipality: texts['users.column-municipality'],
      areas: texts['users.column-areas'],
    },
    roles: Object.fromEntries(roles) as Record<RoleTitle, string>,
  };
}
