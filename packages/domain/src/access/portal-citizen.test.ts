import { expect, it } from 'vitest';
import { authorOfCitizen, citizenName, isOwnSubmission, mayAnswerAsCitizen } from './portal-citizen.ts';

const ANA = {
  municipalityId: 'home',
  id: 7,
  firstName: 'Ana',
  lastName: 'Paz',
  documentNumber: '30111222',
  username: 'anapaz',
  author: 'anapaz',
  formerly: [],
};
const FORM = { municipalityId: 'home', portal: true };

it('E3.20 X22.03 a citizen answers portal forms of the municipality they came to; nobody without an entry does', () => {
  expect(mayAnswerAsCitizen(ANA, FORM)).toBe(true);
  expect(mayAnswerAsCitizen(ANA, { ...FORM, portal: false })).toBe(false);
  expect(mayAnswerAsCitizen(ANA, { ...FORM, municipalityId: 'away' })).toBe(false);
  expect(mayAnswerAsCitizen(null, FORM)).toBe(false);
});

it('R7.27 X22.04 a submission is theirs by municipality, id and number, on a portal form', () => {
  const own = { form: FORM, citizen: { id: 7, documentNumber: '30111222' } };
  expect(isOwnSubmission(ANA, own)).toBe(true);
  const others = [
    { ...own, citizen: null },
    { ...own, citizen: { id: 8, documentNumber: '30111222' } },
    { ...own, citizen: { id: 7, documentNumber: '1' } },
    { ...own, form: { ...FORM, municipalityId: 'away' } },
    { ...own, form: { ...FORM, portal: false } },
  ];
  expect(others.filter((submission) => isOwnSubmission(ANA, submission))).toEqual([]);
});

it('X34.53 a submission that says a former id and number is theirs, and no mix of two', () => {
  const ana = { ...ANA, formerly: [{ id: 9, documentNumber: '1' }] };
  const saying = (id: number, documentNumber: string) => ({ form: FORM, citizen: { id, documentNumber } });
  expect([saying(9, '1'), saying(7, '30111222')].every((one) => isOwnSubmission(ana, one))).toBe(true);
  const others = [saying(9, '30111222'), saying(7, '1'), saying(8, '1')];
  expect(others.filter((one) => isOwnSubmission(ana, one))).toEqual([]);
});

it('A2.25 R3.02 X22.05 they sign with their username, with their name where the portal gives no username, never as staff', () => {
  expect(authorOfCitizen(ANA, 'free')).toBe('anapaz');
  expect(authorOfCitizen(ANA, 'taken')).toBe('anapaz (Portal Ciudadano)');
  expect(citizenName({ ...ANA, username: ' ' })).toBe('Ana Paz');
  expect(authorOfCitizen({ ...ANA, username: '' }, 'free')).toBe('Ana Paz');
});
