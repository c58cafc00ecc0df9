// The countries, provinces and municipalities whose names have a text in them, each below what it belongs to.
// rules: X33.88
import { plainText } from '@constancia/domain/text/plain-text.ts';
import type { RegisteredCountry } from './api.ts';

/** What is found by its own name keeps everything below it. An empty text finds everything. */
export function foundInTerritory(
  countries: readonly RegisteredCountry[],
  text: string,
): readonly RegisteredCountry[] {
  const sought = plainText(text.trim());
  const has = ({ name }: { readonly name: string }) => plainText(name).includes(sought);
  return countries.flatMap((country) => {
    if (has(country)) return [country];
    const provinces = country.provinces.flatMap((province) => {
      if (has(province)) return [province];
      const municipalities = province.municipalities.filter(
        (municipality) => has(municipality) || plainText(municipality.keyword) === sought,
      );
      return municipalities.length > 0 ? [{ ...province, municipalities }] : [];
    });
    return provinces.length > 0 ? [{ ...country, provinces }] : [];
  });
}
