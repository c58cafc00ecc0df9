// Converts the rows of the register of countries, provinces and municipalities to its tree.
// rules: X33.88
import type { RegisteredCountry } from '@constancia/contract/administration/territory-register.ts';
import type { RegisterRow } from './queries.ts';

type Province = RegisteredCountry['provinces'][number];

/** The rows are ordered, so that those of a country and of a province follow each other. */
export function presentRegister(rows: readonly RegisterRow[]): RegisteredCountry[] {
  const countries: RegisteredCountry[] = [];
  for (const row of rows) {
    const last = countries.at(-1);
    const country = last?.id === row.countryId ? last : newCountry(row);
    if (country !== last) countries.push(country);
    country.accounts += row.accounts;
    addTo(country, row);
  }
  return countries;
}

const newCountry = ({ countryId, countryName, isDisabled }: RegisterRow): RegisteredCountry => ({
  id: countryId,
  name: countryName,
  isDisabled,
  accounts: 0,
  provinces: [],
});

function addTo(country: RegisteredCountry, row: RegisterRow): void {
  const { provinceId, provinceName, municipalityId, municipalityName, keyword, hasCodes } = row;
  if (provinceId === null) return;
  const last = country.provinces.at(-1);
  const province: Province =
    last?.id === provinceId ? last : { id: provinceId, name: provinceName ?? '', municipalities: [] };
  if (province !== last) country.provinces.push(province);
  if (municipalityId === null) return;
  province.municipalities.push({
    id: municipalityId,
    name: municipalityName ?? '',
    keyword: keyword ?? '',
    isKeywordFixed: hasCodes ?? false,
  });
}
