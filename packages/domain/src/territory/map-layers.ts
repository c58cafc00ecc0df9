// The map pictures that a municipality names: whether they can be used, and the origins from which pages may show pictures
// because of them.
// rules: X34.39
import type { Issue } from '../issue.ts';
import type { MunicipalitySettings } from './municipality-settings.ts';
import { isTileTemplate, urlOrigin } from './outside-url.ts';

/** Ours, code points: the credit stands in a corner of the map. */
const MAP_CREDIT_MAX = 200;
/** Ours: origins of all municipalities together, since a header of each page names them. */
const MAP_ORIGINS_MAX = 40;

const LAYERS = [
  { tiles: 'streetTiles', credit: 'streetCredit' },
  { tiles: 'satelliteTiles', credit: 'satelliteCredit' },
] as const;

type NamedLayers = Pick<MunicipalitySettings, (typeof LAYERS)[number]['tiles' | 'credit']>;

/** `listed`: hosts that the installation allows anywhere. */
export function layerIssues(
  given: NamedLayers,
  before: NamedLayers,
  listed: readonly string[],
): readonly Issue[] {
  const issues: Issue[] = [];
  for (const { tiles, credit } of LAYERS) {
    const isNew = given[tiles] !== '' && given[tiles] !== before[tiles];
    if (isNew && !isTileTemplate(given[tiles], listed))
      issues.push({ code: 'map-tiles-invalid', at: { field: tiles } });
    if (!isCredit(given[credit]))
      issues.push({ code: 'map-credit-invalid', at: { field: credit }, values: { max: MAP_CREDIT_MAX } });
  }
  return issues;
}

/** One line. */
const isCredit = (credit: string) => [...credit].length <= MAP_CREDIT_MAX && !/\p{C}/u.test(credit);

/** Origins from which pages may show the pictures of these URLs; what cannot be used has none. */
export function mapOriginsOf(templates: readonly string[], listed: readonly string[]): readonly string[] {
  return allOrigins(templates, listed).slice(0, MAP_ORIGINS_MAX);
}

/** Without repetitions, in alphabetical order. */
function allOrigins(templates: readonly string[], listed: readonly string[]): readonly string[] {
  const usable = templates.filter((template) => isTileTemplate(template, listed));
  return [...new Set(usable.map(urlOrigin))].toSorted();
}

interface BesideOthers {
  readonly given: NamedLayers;
  readonly before: NamedLayers;
  /** URLs of the map pictures of all other municipalities. */
  readonly others: readonly string[];
  readonly listed: readonly string[];
}

/** Of the layers that changed, when there would be too many origins with them. */
export function originIssues({ given, before, others, listed }: BesideOthers): readonly Issue[] {
  const all = allOrigins([...others, ...LAYERS.map(({ tiles }) => given[tiles])], listed);
  if (all.length <= MAP_ORIGINS_MAX) return [];
  return LAYERS.filter(({ tiles }) => given[tiles] !== '' && given[tiles] !== before[tiles]).map(
    ({ tiles }) => ({
      code: 'map-origins-too-many',
      at: { field: tiles },
      values: { max: MAP_ORIGINS_MAX },
    }),
  );
}
