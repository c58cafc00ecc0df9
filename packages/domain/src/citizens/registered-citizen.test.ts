import { describe, expect, it } from 'vitest';
import {
  checkCorrection,
  citizenWords,
  comparableNumber,
  fieldChanges,
  mergedCitizen,
  type RegisteredCitizen,
} from './registered-citizen.ts';

const ANA: RegisteredCitizen = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Paz',
  documentNumber: '30111222',
  email: 'ana@correo.example',
  phone: '353 412',
  street: 'Mitre 1',
  personType: 'fisica',
  documentType: 1,
  taxNumber: '',
  username: 'ana',
};
const SHOP: RegisteredCitizen = {
  ...ANA,
  id: 8,
  firstName: 'Kiosco SRL',
  lastName: 'Dummy',
  documentNumber: '30-11122233-4',
  personType: 'juridica',
  documentType: 11,
  taxNumber: '30-11122233-4',
};

describe('citizenWords', () => {
  it.each([
    ['30.111.222', ['30111222']],
    ['30-11122233-4', ['30111222334']],
    ['30 11122233 4', ['30111222334']],
    ['Núñez  ANA', ['nunez', 'ana']],
    ['paz 30.111.222', ['paz', '30111222']],
    ['AB-123.456', ['ab123456']],
    ['ana.1@correo.example', ['ana', '1', 'correo', 'example']],
    [' - ', []],
  ])('X34.51 %s is searched as words, a number as one', (text, words) => {
    expect(citizenWords(text)).toEqual(words);
  });
});

it('X34.53 a number is the same however it is written', () => {
  expect(comparableNumber('30.111.222')).toBe(comparableNumber(' 30111222'));
  expect(comparableNumber('ab-12')).toBe('AB12');
  expect(comparableNumber('30111223')).not.toBe(comparableNumber('30111222'));
});

describe('checkCorrection', () => {
  it('X34.52 is tidied and checked like a new person, and says which field is wrong', () => {
    const { person } = checkCorrection(ANA, {
      ...ANA,
      firstName: ' Ana  María ',
      documentNumber: '30.111.223',
    });
    expect([person.firstName, person.documentNumber]).toEqual(['Ana María', '30111223']);
    const wrong = checkCorrection(ANA, { ...ANA, lastName: 'P@z', email: 'nobody', street: '' });
    expect(wrong.issues).toEqual([
      { code: 'person-last-name-invalid', at: { field: 'lastName' } },
      { code: 'person-email-invalid', at: { field: 'email' } },
    ]);
    expect(checkCorrection(ANA, { ...ANA, lastName: ' ' }).issues).toEqual([
      { code: 'person-fields-required', at: { field: 'lastName' } },
    ]);
  });

  it('X34.52 does not judge what stays as it was', () => {
    expect(checkCorrection(ANA, { ...ANA, street: 'Mitre 2' })).toEqual({
      person: { ...ANA, street: 'Mitre 2' },
      issues: [],
    });
    const changed = checkCorrection(ANA, { ...ANA, phone: '353 413' });
    expect(changed.issues).toEqual([{ code: 'person-phone-invalid', at: { field: 'phone' } }]);
    const nameless = { ...ANA, lastName: '' };
    expect(checkCorrection(nameless, { ...nameless, email: 'nobody' }).issues).toEqual([
      { code: 'person-email-invalid', at: { field: 'email' } },
    ]);
  });

  it('X34.52 a legal person stays one, and its tax number follows its number', () => {
    const given = { ...SHOP, firstName: 'Kiosco SA', lastName: '', documentNumber: '33-11122233-4' };
    expect(checkCorrection(SHOP, given)).toEqual({
      person: { ...SHOP, firstName: 'Kiosco SA', documentNumber: '33111222334', taxNumber: '33111222334' },
      issues: [],
    });
    const wrong = checkCorrection(SHOP, { ...given, documentNumber: '1' });
    expect(wrong.issues).toEqual([{ code: 'cuit-invalid', at: { field: 'documentNumber' } }]);
  });
});

it('X34.53 one record of two has the values that were chosen; a document number comes with its type', () => {
  const other: RegisteredCitizen = {
    ...ANA,
    id: 9,
    documentNumber: 'P123',
    documentType: 3,
    email: '',
    phone: '+54',
  };
  const made = mergedCitizen(ANA, other, ['documentNumber', 'phone']);
  expect(made).toEqual({ ...ANA, documentNumber: 'P123', documentType: 3, phone: '+54' });
  expect(fieldChanges(ANA, made)).toEqual([
    { field: 'documentNumber', before: '30111222', now: 'P123' },
    { field: 'phone', before: '353 412', now: '+54' },
  ]);
  expect(fieldChanges(ANA, mergedCitizen(ANA, other, []))).toEqual([]);
});
