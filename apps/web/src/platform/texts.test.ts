// @vitest-environment jsdom
// The text of a code, with its number.
import { beforeAll, expect, it } from 'vitest';
import { loadPublicTexts, sayInOwnWords, t } from './texts.ts';

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
