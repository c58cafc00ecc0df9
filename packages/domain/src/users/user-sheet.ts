// A spreadsheet of accounts that somebody wrote: which column is which, and the new account of each line. The server
// judges every account once more, and creates it as one that is typed.
// rules: X34.61
import type { Issue } from '../issue.ts';
import { plainText } from '../text/plain-text.ts';

export const USER_COLUMNS = [
  'username',
  'email',
  'firstName',
  'lastName',
  'role',
  'municipality',
  'areas',
] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];

/** Position of each column in the file, from 0; null for a column that the file does not have. */
export type ChosenColumns = Readonly<Record<UserColumn, number | null>>;

/** Cells of a file as text, line by line; the first line has the headings. */
export type TextTable = readonly (readonly string[])[];

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

export interface UserLine {
  /** Number of the line in the file, from 1; the headings are line 1. */
  readonly line: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly municipalityId: string;
  readonly areaIds: readonly string[];
  /** What cannot be sent as it is. */
  readonly issues: readonly Issue[];
}

/** As people compare names: without accents, capitals and spaces around. */
function alike(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ').trim();
}

const named = <Known extends Named>(known: readonly Known[], name: string): readonly Known[] =>
  known.filter((one) => alike(one.name) === alike(name) || one.id === name);

/** The columns whose headings are these titles. A title that stands twice is taken where it stands first. */
export function columnsByTitle(
  headings: readonly string[],
  titles: Readonly<Record<UserColumn, string>>,
): ChosenColumns {
  const plain = headings.map(alike);
  const positions = USER_COLUMNS.map((column) => {
    const position = plain.indexOf(alike(titles[column]));
    return [column, position < 0 ? null : position] as const;
  });
  return Object.fromEntries(positions) as unknown as ChosenColumns;
}

/** The accounts of all lines but the headings and empty ones. */
export function userLines(
  [, ...lines]: TextTable,
  columns: ChosenColumns,
  known: KnownNames,
): readonly UserLine[] {
  const first = new Map<string, number>();
  return lines.flatMap((cells, index) => {
    if (cells.every((text) => text.trim() === '')) return [];
    const line = index + 2;
    const read = lineOf(cells, columns, known);
    const key = alike(read.username);
    const before = key === '' ? undefined : first.get(key);
    if (before === undefined) first.set(key, line);
    const repeated: readonly Issue[] =
      before === undefined
        ? []
        : [{ code: 'sheet-line-repeated', at: { field: 'username' }, values: { line: before } }];
    return [{ ...read, line, issues: [...read.issues, ...repeated] }];
  });
}

function lineOf(cells: readonly string[], columns: ChosenColumns, known: KnownNames): Omit<UserLine, 'line'> {
  const cell = (column: UserColumn) => {
    const position = columns[column];
    return position === null ? '' : (cells[position] ?? '').trim();
  };
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
