// A spreadsheet of accounts that somebody wrote: its columns, and the new account of each line.
// rules: X34.61
import type { Issue } from '../issue.ts';
import { alike, type Judged, named, type Sheet } from '../sheets/sheet-lines.ts';

const USER_COLUMNS = ['username', 'email', 'firstName', 'lastName', 'role', 'municipality', 'areas'] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the names in the cells may mean to this person. */
export interface KnownNames {
  readonly roles: readonly Named[];
  readonly municipalities: readonly (Named & {
    readonly province: string;
    readonly areas: readonly Named[];
  })[];
  /** The municipality of lines that name none; '' where each has to name one. */
  readonly ownMunicipality: string;
}

/** A new account as its line says. */
export interface UserEntry {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly municipalityId: string;
  readonly areaIds: readonly string[];
}

export const USER_SHEET: Sheet<UserColumn, KnownNames, UserEntry> = {
  columns: USER_COLUMNS,
  needed: ['username', 'role', 'areas'],
  read: readUser,
  identity: ({ username }) => alike(username),
};

function readUser(cell: (column: UserColumn) => string, known: KnownNames): UserEntry & Judged {
  const role = cell('role');
  const [foundRole] = named(known.roles, role);
  const municipality = municipalityOf(cell('municipality'), known);
  const { ids, issues } = areasOf(cell('areas'), municipality);
  return {
    username: cell('username'),
    email: cell('email'),
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    roles: foundRole ? [foundRole.id] : [],
    municipalityId: municipality?.id ?? '',
    areaIds: ids,
    issues: [
      ...(role !== '' && !foundRole
        ? [{ code: 'sheet-role-unknown', at: { field: 'roles' }, values: { name: role } } as const]
        : []),
      ...(cell('municipality') !== '' && !municipality
        ? [
            {
              code: 'sheet-municipality-unknown',
              at: { field: 'municipalityId' },
              values: { name: cell('municipality') },
            } as const,
          ]
        : []),
      ...issues,
    ],
  };
}

/** By its name, or by name and province where several have the name; undefined when that is not exactly one. */
function municipalityOf(text: string, { municipalities, ownMunicipality }: KnownNames) {
  if (text === '') return municipalities.find(({ id }) => id === ownMunicipality);
  const found = named(municipalities, text);
  if (found.length === 1) return found[0];
  const exact = municipalities.filter(({ name, province }) => alike(`${name}, ${province}`) === alike(text));
  return exact.length === 1 ? exact[0] : undefined;
}

function areasOf(
  text: string,
  municipality: { readonly areas: readonly Named[] } | undefined,
): { readonly ids: readonly string[]; readonly issues: readonly Issue[] } {
  // The areas of a municipality that is not known cannot be looked up; the line has its issue already.
  if (!municipality) return { ids: [], issues: [] };
  const names = text.split(/[;\n]/).filter((name) => name.trim() !== '');
  const found = names.map((name) => ({ name: name.trim(), area: named(municipality.areas, name)[0] }));
  return {
    ids: [...new Set(found.flatMap(({ area }) => area?.id ?? []))],
    issues: found
      .filter(({ area }) => !area)
      .map(({ name }) => ({ code: 'sheet-area-unknown', at: { field: 'areaIds' }, values: { name } })),
  };
}
