// The area that a copy goes to, as it is chosen step by step. What can only be chosen in one way is chosen already.
// rules: P2.81, X35.47
import type { Territory } from '../../territory/public.ts';

export interface AreaChoice {
  readonly country: string;
  readonly province: string;
  readonly municipality: string;
  readonly area: string;
}

export const NOWHERE: AreaChoice = { country: '', province: '', municipality: '', area: '' };

interface Choice {
  readonly id: string;
}

function onlyOf(choices: readonly Choice[] | undefined, chosen: string): string {
  return chosen === '' && choices?.length === 1 ? (choices[0]?.id ?? '') : chosen;
}

/** What can only be chosen in one way is chosen. */
export function withOnlyChoices(territory: Territory | undefined, chosen: AreaChoice): AreaChoice {
  const country = onlyOf(territory?.countries, chosen.country);
  const provinces = territory?.countries.find(({ id }) => id === country)?.provinces;
  const province = onlyOf(provinces, chosen.province);
  const municipalities = provinces?.find(({ id }) => id === province)?.municipalities;
  const municipality = onlyOf(municipalities, chosen.municipality);
  const areas = municipalities?.find(({ id }) => id === municipality)?.areas;
  return { country, province, municipality, area: onlyOf(areas, chosen.area) };
}

export function withOnlyArea(areas: readonly Choice[], chosen: AreaChoice): AreaChoice {
  return { ...chosen, area: onlyOf(areas, chosen.area) };
}
