import { expect, it } from 'vitest';
import { buttonColorsOf } from './button-colors.ts';

it('A1.08 leaves the colours of the product where a municipality has none, or what is no colour', () => {
  expect(buttonColorsOf({}, 'form')).toBeNull();
  expect(buttonColorsOf({ buttonColor: 'red; background: url(//evil)' }, 'form')).toBeNull();
});

it('A1.08 writes in black or white, whichever can be read', () => {
  expect(buttonColorsOf({ buttonColor: '#8A1538' }, 'form')).toEqual({
    background: '#8a1538',
    text: '#ffffff',
  });
  expect(buttonColorsOf({ buttonColor: '#ffd100' }, 'form')).toEqual({
    background: '#ffd100',
    text: '#000000',
  });
});

it('A9.21 some forms have a colour of their own', () => {
  const settings = { buttonColor: '#8a1538', buttonColorByForm: { other: '#003366', bad: 'blue' } };
  expect(buttonColorsOf(settings, 'other')?.background).toBe('#003366');
  expect(buttonColorsOf(settings, 'form')?.background).toBe('#8a1538');
  expect(buttonColorsOf(settings, 'bad')?.background).toBe('#8a1538');
});
