// The maps of the screen of assets, downloaded when one is first drawn.
// rules: X34.57, X34.58
import { loadOnApproachTexts } from '../../../platform/texts.ts';
import { deferredBlock } from '../../../ui/light/deferred-block.tsx';

const MAP_HEIGHT = 380;

export const AssetMap = deferredBlock(
  async () => {
    const [{ TileMap }] = await Promise.all([
      import('../../../platform/map/tile-map.tsx'),
      loadOnApproachTexts(),
    ]);
    return TileMap;
  },
  { height: MAP_HEIGHT },
);

export const PageMapBlock = deferredBlock(
  async () => {
    const [{ PageMap }] = await Promise.all([import('./page-map.tsx'), loadOnApproachTexts()]);
    return PageMap;
  },
  { height: MAP_HEIGHT },
);
