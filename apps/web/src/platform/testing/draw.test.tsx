// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { t } from '../texts.ts';
import { draw } from './draw.ts';

it('X29.10 what a test draws is in Spanish', () => {
  expect(draw(<p>{t('answering.send')}</p>).textContent).toBe('Enviar');
});

it('X29.10 what a test has drawn is gone in the next one', () => {
  expect(document.body.childElementCount).toBe(0);
  expect(draw(<p>first</p>)).toBe(draw(<p>second</p>));
  expect(document.body.textContent).toBe('second');
});
