import { expect, it } from 'vitest';
import type { Territory } from '../../territory/public.ts';
import { NOWHERE, withOnlyArea, withOnlyChoices } from './area-choice.ts';

const areas = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id }));
const municipality = (id: string, ...of: readonly string[]) => ({ id, name: id, areas: areas(...of) });

const ONE = {
  countries: [
    {
      id: 'es',
      name: 'España',
      provinces: [{ id: 'na', name: 'Navarra', municipalities: [municipality('egues', 'obras', 'verde')] }],
    },
  ],
} as unknown as Territory;

it('X35.47 what can only be chosen in one way is chosen, down to where there is a choice', () => {
  expect(withOnlyChoices(undefined, NOWHERE)).toEqual(NOWHERE);
  expect(withOnlyChoices(ONE, NOWHERE)).toEqual({
    country: 'es',
    province: 'na',
    municipality: 'egues',
    area: '',
  });
  expect(withOnlyChoices(ONE, { ...NOWHERE, area: 'verde' }).area).toBe('verde');
  const two = { countries: [...ONE.countries, { id: 'ar', name: 'Argentina', provinces: [] }] } as Territory;
  expect(withOnlyChoices(two, NOWHERE)).toEqual(NOWHERE);
  expect(withOnlyChoices(two, { ...NOWHERE, country: 'es' }).municipality).toBe('egues');
});

it('X35.47 who has one area copies into it', () => {
  expect(withOnlyArea(areas('verde'), NOWHERE).area).toBe('verde');
  expect(withOnlyArea(areas('verde', 'obras'), NOWHERE).area).toBe('');
  expect(withOnlyArea(areas('verde', 'obras'), { ...NOWHERE, area: 'obras' }).area).toBe('obras');
});
