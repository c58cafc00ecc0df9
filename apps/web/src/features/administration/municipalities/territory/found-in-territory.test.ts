import { expect, it } from 'vitest';
import type { RegisteredCountry } from './api.ts';
import { foundInTerritory } from './found-in-territory.ts';

const municipality = (name: string, keyword: string) => ({ id: name, name, keyword, isKeywordFixed: false });
const country = (name: string, provinces: RegisteredCountry['provinces']): RegisteredCountry => ({
  id: name,
  name,
  isDisabled: false,
  accounts: 0,
  provinces,
});

const COUNTRIES = [
  country('Argentina', [
    {
      id: 'c',
      name: 'Córdoba',
      municipalities: [municipality('Villa María', 'VM'), municipality('Oliva', 'OL')],
    },
    { id: 's', name: 'Santa Fe', municipalities: [municipality('Rosario', 'RO')] },
  ]),
  country('Perú', []),
];

const namesOf = (text: string) =>
  foundInTerritory(COUNTRIES, text).map(({ name, provinces }) => [
    name,
    ...provinces.flatMap((province) => [province.name, ...province.municipalities.map((one) => one.name)]),
  ]);

it('X33.88 the screen finds municipalities, provinces and countries by their names, with what they belong to', () => {
  expect(namesOf('maria')).toEqual([['Argentina', 'Córdoba', 'Villa María']]);
  expect(namesOf('vm')).toEqual([['Argentina', 'Córdoba', 'Villa María']]);
  expect(namesOf('CORDOBA')).toEqual([['Argentina', 'Córdoba', 'Villa María', 'Oliva']]);
  expect(namesOf(' peru ')).toEqual([['Perú']]);
  expect(namesOf('')).toHaveLength(2);
  expect(namesOf('chile')).toEqual([]);
});
