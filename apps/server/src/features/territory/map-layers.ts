// The map pictures of a municipality: those that it names, or the installation's; and where all pages may show pictures
// from.
// rules: A7.23, X34.39
import type { MapShown } from '@constancia/contract/map.ts';
import { mapOriginsOf } from '@constancia/domain/territory/map-layers.ts';
import { type MunicipalitySettings, settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { isTileTemplate } from '@constancia/domain/territory/outside-url.ts';
import type { Database } from '../../platform/db/database.ts';
import { listTileUrls } from './queries.ts';

interface MapSettings {
  /** The installation's layers. */
  readonly mapLayers: MapShown;
  /** Hosts that municipalities may name although they are in the inner network. */
  readonly outsideHosts: readonly string[];
}

/** `stored`: the settings of the municipality, as its row has them. */
export type LayersOf = (stored: Partial<MunicipalitySettings>) => MapShown;

export function chosenLayers({ mapLayers, outsideHosts }: MapSettings): LayersOf {
  const layer = (installed: MapShown['street'], { tiles, credit }: NonNullable<MapShown['street']>) => {
    if (tiles === '') return installed;
    // An import stores settings without checks.
    return isTileTemplate(tiles, outsideHosts) ? { tiles, credit } : null;
  };
  return (stored) => {
    const own = settingsOf(stored);
    return {
      street: layer(mapLayers.street, { tiles: own.streetTiles, credit: own.streetCredit }),
      satellite: layer(mapLayers.satellite, { tiles: own.satelliteTiles, credit: own.satelliteCredit }),
    };
  };
}

/** Origins of the installation's map pictures. */
export function installedOrigins({ street, satellite }: MapShown): readonly string[] {
  return [street, satellite].flatMap((layer) => {
    const origin = layer && URL.parse(layer.tiles.replaceAll(/[{}]/g, ''))?.origin;
    return origin ? [origin] : [];
  });
}

/** Origins of the map pictures of all municipalities, as they are now. */
export const mapOrigins =
  (db: Database, { outsideHosts }: Pick<MapSettings, 'outsideHosts'>) =>
  async (): Promise<readonly string[]> =>
    mapOriginsOf(await listTileUrls(db, { besides: '' }), outsideHosts);
