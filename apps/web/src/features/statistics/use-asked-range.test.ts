// @vitest-environment jsdom
import type { DayRange } from '@constancia/domain/statistics/range.ts';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { draw, removeDrawn } from '../../platform/testing/draw.ts';
import type { TypedRange } from './statistics-url.ts';
import { useAskedRange } from './use-asked-range.ts';

/** What is asked for after each of these was typed. */
function askedFor(...typed: readonly (readonly [from: string, to: string])[]) {
  let asked: DayRange | null = null;
  const Screen = ({ days }: { readonly days: TypedRange }) => {
    asked = useAskedRange(days);
    return null;
  };
  const all = typed.map(([from, to]) => {
    draw(createElement(Screen, { days: { from, to } }));
    return asked;
  });
  removeDrawn();
  return all;
}

const MARCH = { from: '2026-03-01', to: '2026-03-31' };

it('R2.085 X39.58 days that are half typed, or the wrong way round, leave the figures of the days before', () => {
  expect(
    askedFor(
      ['2026-03-01', '2026-03-31'],
      ['2026-03-01', '2026-02-01'],
      ['2026-03-01', ''],
      ['2026-03-05', '2026-03-06'],
      ['', ''],
    ),
  ).toEqual([MARCH, MARCH, MARCH, { from: '2026-03-05', to: '2026-03-06' }, null]);
});

it('R2.085 X39.58 a page that is opened with half a range, or a reversed one, shows the usual days', () => {
  expect(askedFor(['2026-03-01', ''])).toEqual([null]);
  expect(askedFor(['2026-03-31', '2026-03-01'], ['', '2026-03-01'])).toEqual([null, null]);
});
