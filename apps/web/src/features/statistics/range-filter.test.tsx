// @vitest-environment jsdom
// What stands at the two dates of the statistics.
import { expect, it } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { Dates } from './range-filter.tsx';
import type { TypedRange } from './statistics-url.ts';

/** The errors at both fields, as a screen reader reads them. */
function errorsOf(range: TypedRange): readonly string[] {
  const labels = ['statistics.from', 'statistics.to'] as const;
  draw(<Dates labels={labels} range={range} onPick={() => {}} />);
  return [...document.querySelectorAll('input')].map((input) => {
    const text = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    return input.getAttribute('aria-invalid') === 'true' ? (text?.textContent ?? '') : '';
  });
}

it('R2.085 a date that is missing says so at its field, and that the figures stay; one before the other says that', () => {
  const missing = 'Ponga la fecha. Hasta entonces siguen las cifras de antes.';
  expect(errorsOf({ from: '2026-03-01', to: '' })).toEqual(['', missing]);
  expect(errorsOf({ from: '', to: '2026-03-01' })).toEqual([missing, '']);
  expect(errorsOf({ from: '2026-03-02', to: '2026-03-01' })).toEqual([
    '',
    'La fecha «Hasta» es anterior a la fecha «Desde».',
  ]);
  expect(errorsOf({ from: '2026-03-01', to: '2026-03-02' })).toEqual(['', '']);
  expect(errorsOf({ from: '', to: '' })).toEqual(['', '']);
});
