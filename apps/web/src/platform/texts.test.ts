// @vitest-environment jsdom
// The text of a code, with its number.
import { beforeAll, expect, it } from 'vitest';
import { loadPublicTexts, sayInOwnWords, t, tIssue } from './texts.ts';

beforeAll(async () => {
  await loadPublicTexts();
  sayInOwnWords({ 'answering.missing': 'Faltan {count}', 'answering.missing.one': 'Falta {count}' });
});

it('X34.37 one thing has its own text, also in the words of a municipality', () => {
  expect([0, 1, 2].map((count) => t('answering.missing', { count }))).toEqual([
    'Faltan 0',
    'Falta 1',
    'Faltan 2',
  ]);
});

it('X34.37 a text that counts nothing stays as it is', () => {
  sayInOwnWords({ 'answering.send': 'Enviar' });
  expect(t('answering.send', { count: 1 })).toBe('Enviar');
});

it('X40.54 large counts are grouped, also limits that the server names; what names something is not', () => {
  sayInOwnWords({
    'answering.missing': 'Faltan {count} de {total}',
    'incidents.open': 'Incidente {number}',
    'issue.answer-too-long': 'Hasta {max} caracteres',
  });
  expect(t('answering.missing', { count: 999, total: 10_000 })).toBe('Faltan 999 de 10.000');
  expect(t('answering.missing', { count: 100_000, total: 1_234_567 })).toBe('Faltan 100.000 de 1.234.567');
  expect(tIssue('answer-too-long', { max: 50_000 })).toBe('Hasta 50.000 caracteres');
  expect(t('incidents.open', { number: 15_000 })).toBe('Incidente 15000');
});
