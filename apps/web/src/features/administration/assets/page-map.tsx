// The assets of the page that the list shows, on a map; each has its name.
// rules: X34.57
import { mapStart } from '@constancia/domain/submissions/particulars/map-start.ts';
import { useMemo } from 'react';
import { TileMap } from '../../../platform/map/tile-map.tsx';
import { viewOfAll } from '../../../platform/map/view-of-all.ts';
import { t } from '../../../platform/texts.ts';
import type { AssetList } from './api.ts';

/** A usual size of the map; only how near it opens depends on it. */
const USUAL = { width: 800, height: 380 };

export function PageMap({ read: { assets, centre, map } }: { readonly read: AssetList }) {
  const start = useMemo(() => viewOfAll(assets, mapStart(centre, null), USUAL), [assets, centre]);
  const marks = assets.map(({ id, description, latitude, longitude }) => ({
    id,
    name: description,
    at: { latitude, longitude },
  }));
  return <TileMap label={t('assets.map')} layers={map} start={start} marker={null} marks={marks} />;
}
