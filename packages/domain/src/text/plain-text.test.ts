import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Ñandú', 'nandu'],
  ['AÇÃO, À LA', 'acao, a la'],
  ['Straße 4º', 'straße 4º'],
])('A5.10 %s is looked for as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('A5.10 a mark that makes another letter in Japanese stays: が is not か', () => {
  expect(plainText('が')).not.toBe(plainText('か'));
});
