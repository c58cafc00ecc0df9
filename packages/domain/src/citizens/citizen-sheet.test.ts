// Lines of a spreadsheet as people of the register.
import { expect, it } from 'vitest';
import { columnsByTitle, sheetLines } from '../sheets/sheet-lines.ts';
import { CITIZEN_SHEET, correctionByLine } from './citizen-sheet.ts';
import type { RegisteredCitizen } from './registered-citizen.ts';

const TITLES = {
  personType: 'Tipo',
  documentNumber: 'Documento',
  firstName: 'Nombre o razón social',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  street: 'Calle',
};
const HEADINGS = Object.values(TITLES);
const KNOWN = {
  personTypes: [
    { id: 'fisica', name: 'Persona física' },
    { id: 'juridica', name: 'Persona jurídica' },
  ],
} as const;
const read = (...lines: string[][]) =>
  sheetLines(
    CITIZEN_SHEET,
    { table: [HEADINGS, ...lines], columns: columnsByTitle(HEADINGS, TITLES) },
    KNOWN,
  );

it('X34.64 a line is a person: natural unless it says otherwise, as the screens call it', () => {
  expect(
    read(
      ['', '30.111.222', 'Ana', 'Paz', 'ana@x.example', '+54 353', 'Mitre 1'],
      ['persona juridica', '30-71234567-8', 'Panadería', '', '', '', ''],
      ['Fundación', '1', 'Otra', '', '', '', ''],
    ).map(({ personType, documentNumber, issues }) => [personType, documentNumber, ...issues]),
  ).toEqual([
    ['fisica', '30.111.222'],
    ['juridica', '30-71234567-8'],
    ['fisica', '1', { code: 'sheet-person-type-unknown', values: { name: 'Fundación' } }],
  ]);
});

it('X34.64 one number that is written in two ways is one person; without a number nobody is compared', () => {
  const person = (number: string) => ['', number, 'Ana', 'Paz', '', '', ''];
  const codes = read(person('30.111.222'), person('30111222'), person(''), person('')).map(({ issues }) =>
    issues.map(({ code, values }) => [code, values]),
  );
  expect(codes).toEqual([[], [['sheet-line-repeated', { line: 2 }]], [], []]);
});

it('X34.64 an empty cell leaves what the register has, and the number stays as it is written there', () => {
  const before: RegisteredCitizen = {
    id: 1,
    firstName: 'Panadería',
    lastName: 'Dummy',
    documentNumber: '30-71234567-8',
    documentType: 2,
    taxNumber: '30-71234567-8',
    email: 'sol@x.example',
    phone: '+54353',
    street: 'Mitre 1',
    personType: 'juridica',
    username: '',
  };
  const given = {
    firstName: 'Panadería El Sol',
    lastName: '',
    documentNumber: '30712345678',
    email: ' ',
    phone: '',
    street: 'Mitre 2',
  };
  expect(correctionByLine(before, given)).toEqual({
    firstName: 'Panadería El Sol',
    lastName: '',
    documentNumber: '30-71234567-8',
    email: 'sol@x.example',
    phone: '+54353',
    street: 'Mitre 2',
  });
});
