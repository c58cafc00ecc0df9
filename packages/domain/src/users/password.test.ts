import { expect, it } from 'vitest';
import { checkPassword } from './password.ts';

const NAMES = ['rogelio.castaneda', 'rcastaneda@egues.example', 'Valle de Egüés'];
const codesOf = (password: string) => checkPassword(password, NAMES).map(({ code }) => code);

it('X33.45 a password has twelve characters, however many bytes they are', () => {
  expect(codesOf('lapiz-verde')).toEqual(['password-too-short']);
  expect(codesOf('ñandúñandúñ')).toEqual(['password-too-short']);
  expect(codesOf('😀'.repeat(6))).toEqual(['password-too-short']);
  expect(codesOf('lapiz-verdes')).toEqual([]);
});

it('X33.45 words that everybody takes, years, rows of keys and repetitions are refused, also in disguise', () => {
  for (const password of [
    'Contraseña2026!',
    'contrasena1234',
    'P@ssw0rd123456',
    'Municipalidad24',
    'qwertyuiop12',
    'asdfghjkl-2025',
    '1q2w3e4r5t6y',
    '098765432109',
    'aaaaaaaaaaaaaaa',
    'abababababababab',
    'Bienvenido.2026',
    'RiverPlate-2018',
    'Septiembre2026',
    '¡¡¡¡¡¡¡¡¡¡¡¡',
  ])
    expect([password, codesOf(password)]).toEqual([password, ['password-common']]);
});

it('X33.45 the names of the account and of its municipality are refused too', () => {
  for (const password of ['rogelio.castaneda', 'Castañeda2026.', 'ValleDeEgues-1', 'rcastaneda@egues'])
    expect([password, codesOf(password)]).toEqual([password, ['password-personal']]);
  expect(checkPassword('rogelio.castaneda', [])).toEqual([]);
});

it('X33.45 four words of one’s own, or a random text, are taken', () => {
  for (const password of [
    'lapiz verde luna nueve',
    'tEr9 kuLm xaQ2',
    'Vg7kd-22jwq-plmzx',
    'zapato 2026 limonero',
  ])
    expect([password, codesOf(password)]).toEqual([password, []]);
});
