// Lines of a spreadsheet as new accounts.
import { expect, it } from 'vitest';
import { columnsByTitle, sheetLines } from '../sheets/sheet-lines.ts';
import { type KnownNames, USER_SHEET } from './user-sheet.ts';

const TITLES = {
  username: 'Usuario',
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellido',
  role: 'Rol',
  municipality: 'Municipio',
  areas: 'Áreas',
};
const KNOWN: KnownNames = {
  roles: [
    { id: 'ROLE_INSPECTOR', name: 'Inspector' },
    { id: 'ROLE_SUPERVISOR', name: 'Supervisor' },
  ],
  municipalities: [
    {
      id: 'vm',
      name: 'Villa María',
      province: 'Córdoba',
      areas: [
        { id: 'a1', name: 'Obras' },
        { id: 'a2', name: 'Comercio, Industria' },
      ],
    },
    { id: 's1', name: 'San Martín', province: 'Mendoza', areas: [] },
    { id: 's2', name: 'San Martín', province: 'San Luis', areas: [] },
  ],
  ownMunicipality: '',
};
const HEADINGS = [
  'Áreas',
  'ROL',
  ' usuario ',
  'Notas',
  'Municipio',
  'Nombre',
  'apellido',
  'Correo Electronico',
];
const COLUMNS = columnsByTitle(HEADINGS, TITLES);
const read = (...lines: string[][]) =>
  sheetLines(USER_SHEET, { table: [HEADINGS, ...lines], columns: COLUMNS }, KNOWN);
const issuesOf = (...lines: string[][]) =>
  read(...lines).map(({ line, issues }) => [line, issues.map(({ code, values }) => [code, values])]);

it('X34.61 columns are known by their titles, in any order, without accents and capitals; others are left out', () => {
  expect(COLUMNS).toEqual({
    areas: 0,
    role: 1,
    username: 2,
    municipality: 4,
    firstName: 5,
    lastName: 6,
    email: 7,
  });
  expect(columnsByTitle(['Usuario', 'Usuario'], TITLES)).toMatchObject({ username: 0, role: null });
});

it('X34.61 names of role, municipality and areas become what they name; several areas stand with semicolons', () => {
  const cells = [
    ' obras; Comercio, industria;obras',
    'inspector',
    ' Ana.Paz ',
    'x',
    'villa maria',
    'Ana',
    'Paz',
    'ana@x.example',
  ];
  expect(
    read(cells, ['', '', '', '', '', '', '', ''], ['', 'ROLE_SUPERVISOR', 'luz', '', 'vm', '', '', '']),
  ).toEqual([
    {
      line: 2,
      username: 'Ana.Paz',
      email: 'ana@x.example',
      firstName: 'Ana',
      lastName: 'Paz',
      roles: ['ROLE_INSPECTOR'],
      municipalityId: 'vm',
      areaIds: ['a1', 'a2'],
      issues: [],
    },
    expect.objectContaining({
      line: 4,
      username: 'luz',
      roles: ['ROLE_SUPERVISOR'],
      municipalityId: 'vm',
      areaIds: [],
    }),
  ]);
});

it('X34.61 a name that means nothing, or more than one, is said with its line; a username that comes again too', () => {
  expect(
    issuesOf(
      ['Nada', 'Jefe', 'uno', '', 'Villa María', '', '', ''],
      ['Obras', '', 'dos', '', 'San Martín', '', '', ''],
      ['', '', 'tres', '', 'san martin, San Luis', '', '', ''],
      ['', '', 'UNO', '', 'Nueva', '', '', ''],
    ),
  ).toEqual([
    [
      2,
      [
        ['sheet-role-unknown', { name: 'Jefe' }],
        ['sheet-area-unknown', { name: 'Nada' }],
      ],
    ],
    [3, [['sheet-municipality-unknown', { name: 'San Martín' }]]],
    [4, []],
    [
      5,
      [
        ['sheet-municipality-unknown', { name: 'Nueva' }],
        ['sheet-line-repeated', { line: 2 }],
      ],
    ],
  ]);
});

it('X34.61 who creates in the own municipality need not name it', () => {
  const headings = ['Usuario', 'Áreas'];
  const [line] = sheetLines(
    USER_SHEET,
    { table: [headings, ['ana', 'Obras']], columns: columnsByTitle(headings, TITLES) },
    { ...KNOWN, ownMunicipality: 'vm' },
  );
  expect(line).toMatchObject({ municipalityId: 'vm', areaIds: ['a1'], issues: [] });
});
