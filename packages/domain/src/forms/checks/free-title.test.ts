import { expect, it } from 'vitest';
import { aForm } from '../../testing/a-form.ts';
import { lengthOf } from '../definition/form-limits.ts';
import { freeTitle, typeKey } from './free-title.ts';

const taken = (...titles: string[]) => new Set(titles.map(typeKey));
const titled = (text: string) => aForm().with({ title: { text } }).build();

it('X31.65 a title that is taken gets the first free number behind it', () => {
  expect(freeTitle(titled('Reclamo'), taken('Reclamo'))).toBe('Reclamo (2)');
  expect(freeTitle(titled('Reclamo'), taken('reclamo', 'RECLAMO (2)'))).toBe('Reclamo (3)');
  expect(freeTitle(titled('Reclamo (3)'), taken('Reclamo (3)'))).toBe('Reclamo (4)');
});

it('X31.65 E5.08 the proposed title is short enough for the incident system', () => {
  const long = 'a'.repeat(75);
  const proposed = freeTitle(titled(long), taken(long));
  expect(proposed).toBe(`${'a'.repeat(71)} (2)`);
  expect(lengthOf(proposed)).toBe(75);
});

it('X31.65 E5.24 with one type per state the title leaves room for each state, and all of them are free', () => {
  const form = aForm()
    .with({ title: { text: 'b'.repeat(70) } })
    .withStates('Recibido', 'En curso')
    .withOptions({ incidents: true, incidentPerState: true })
    .build();
  const proposed = freeTitle(form, taken(`${'b'.repeat(60)} (2) - En curso`));
  expect(proposed).toBe(`${'b'.repeat(60)} (3)`);
});
