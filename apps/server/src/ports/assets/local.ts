// The built-in register of assets. Its radius is in kilometres.
// rules: A7.16, P3.23, X16.07
import type { AssetRegister } from './port.ts';
import { findAsset, listAssetsNear, locateAsset } from './queries.ts';

const FOUND_MAX = 20;

export const localAssets: AssetRegister = {
  near: (db, search) =>
    listAssetsNear(db, search, { kilometres: Number(search.radius) || 0, most: FOUND_MAX }),
  find: findAsset,
  locate: locateAsset,
  describe: (db, { municipalityId, id }) => findAsset(db, municipalityId, id),
};
