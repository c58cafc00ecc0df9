import { describe, expect, it } from 'vitest';
import { checkNewPerson, type NewPerson } from './new-person.ts';

const ANA: NewPerson = {
  personType: 'fisica',
  firstName: 'Ana',
  lastName: 'Paz',
  documentNumber: '30111222',
  email: '',
  phone: '',
  street: '',
};
const BAKERY: NewPerson = {
  ...ANA,
  personType: 'juridica',
  firstName: 'Panadería «El Sol» & Cía.',
  lastName: '',
  documentNumber: '30712345678',
};

const natural = (over: Partial<NewPerson>) =>
  checkNewPerson({ ...ANA, ...over }).issues.map(({ code, at }) => `${at?.field} ${code}`);
const legal = (over: Partial<NewPerson>) =>
  checkNewPerson({ ...BAKERY, ...over }).issues.map(({ code, at }) => `${at?.field} ${code}`);

describe('a new natural person', () => {
  it('A5.14 needs name, surname and number, and nothing else is said before they are there', () => {
    expect(natural({})).toEqual([]);
    expect(natural({ firstName: ' ', email: 'x' })).toEqual(['firstName person-fields-required']);
    expect(natural({ lastName: '', documentNumber: ' . ' })).toEqual([
      'lastName person-fields-required',
      'documentNumber person-fields-required',
    ]);
  });

  it.each([
    ['A5.15 A9.14', 'firstName', 'person-first-name-invalid'],
    ['A5.16 A9.14', 'lastName', 'person-last-name-invalid'],
    ['A5.17 A9.14', 'street', 'person-street-invalid'],
  ] as const)(
    '%s %s: at most 255 letters, digits, spaces, dots, hyphens, apostrophes',
    (_rules, field, code) => {
      const wrong = [`${field} ${code}`];
      for (const good of [
        'María José Ñandú-D’Angelo',
        "O'Higgins 1450 2.º".replace('º', ''),
        'x'.repeat(255),
      ])
        expect(natural({ [field]: good }), good).toEqual([]);
      for (const bad of ['x'.repeat(256), 'Ana_Paz', 'Ana; drop', '<b>Ana</b>', 'Ana\u0000', 'a@b', '🙂'])
        expect(natural({ [field]: bad }), bad).toEqual(wrong);
    },
  );

  it('A5.18 its number has 1 to 12 letters or digits; dots and spaces do not count', () => {
    for (const good of ['1', '30.111.222', '30 111 222', 'AB1234567890', '123456789012'])
      expect(natural({ documentNumber: good }), good).toEqual([]);
    for (const bad of ['1234567890123', '30-111', '30/111', '٣٠١+'])
      expect(natural({ documentNumber: bad }), bad).toEqual(['documentNumber person-number-invalid']);
  });

  it('A5.19 an e-mail may be left out; given, it has the usual form', () => {
    for (const good of ['ana@correo.example', 'a.b+c@sub.correo.example', ' ana@correo.example '])
      expect(natural({ email: good }), good).toEqual([]);
    for (const bad of [
      'ana',
      'ana@',
      '@b.example',
      'ana@b',
      'a b@c.example',
      'a@b..example',
      'a@b.e',
      'a@b.c,d',
    ])
      expect(natural({ email: bad }), bad).toEqual(['email person-email-invalid']);
    expect(natural({ email: `${'a'.repeat(250)}@b.example` })).toEqual(['email person-email-invalid']);
  });

  it('A5.20 a phone may be left out; given, it is a plus sign and up to 15 digits', () => {
    for (const good of ['+5493534123456', '+1', '+54 9 353 (412) 34-56'])
      expect(natural({ phone: good }), good).toEqual([]);
    for (const bad of ['3534123456', '+', `+${'1'.repeat(16)}`, '+54a', '++54'])
      expect(natural({ phone: bad }), bad).toEqual(['phone person-phone-invalid']);
  });

  it('A5.14 is stored tidied', () => {
    const { person } = checkNewPerson({ ...ANA, firstName: '  Ana \t María ', documentNumber: '30.111.222' });
    expect(person).toMatchObject({ firstName: 'Ana María', documentNumber: '30111222' });
  });
});

describe('a new legal person', () => {
  it('A5.28 needs business name and CUIT', () => {
    expect(legal({})).toEqual([]);
    expect(legal({ firstName: '', documentNumber: '' })).toEqual([
      'firstName business-fields-required',
      'documentNumber business-fields-required',
    ]);
  });

  it('A5.24 A5.25 A5.26 A5.27 A9.16 its CUIT is one, stored in its eleven digits', () => {
    for (const good of ['30712345678', '30-71234567-8', '20712345678', '23-71234567-8', '33 71234567 8']) {
      const checked = checkNewPerson({ ...BAKERY, documentNumber: good });
      expect(checked.issues, good).toEqual([]);
      expect(checked.person.documentNumber, good).toMatch(/^\d{11}$/);
    }
    for (const bad of ['3071234567', '31712345678', '307123456789', '30-712345678', '3071234567-8', 'x'])
      expect(legal({ documentNumber: bad }), bad).toEqual(['documentNumber cuit-invalid']);
  });

  it('A5.29 its e-mail may be left out; given, it has the usual form', () => {
    for (const good of ['', 'ventas@panaderia.example', ' ventas@panaderia.example '])
      expect(legal({ email: good }), good).toEqual([]);
    for (const bad of ['nada', 'ventas@', '@panaderia.example', 'ventas@panaderia'])
      expect(legal({ email: bad }), bad).toEqual(['email person-email-invalid']);
  });

  it('A3.29 has no surname of its own', () => {
    expect(checkNewPerson({ ...BAKERY, lastName: 'Paz' }).person.lastName).toBe('');
  });
});
