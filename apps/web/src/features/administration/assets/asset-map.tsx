// A map for the screen of assets, downloaded when it is first drawn.
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
