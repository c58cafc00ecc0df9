// Used without a geocoder: searches the addresses of the municipality's own assets by their words.
// rules: A7.21, X16.05
import { findAddresses, nearestAddress } from '../assets/queries.ts';
import { ADDRESSES_MAX, type Geocoder } from './port.ts';

/** A point within this distance of an asset, in kilometres, has the asset's address. */
const AT_ADDRESS_KM = 0.06;
const WORDS_MAX = 8;

export const localGeocoder: Geocoder = {
  search: (db, { municipalityId, text }) => {
    const words = text.split(/[\s,.;]+/).filter((word) => word !== '');
    return findAddresses(db, municipalityId, { words: words.slice(0, WORDS_MAX), most: ADDRESSES_MAX });
  },
  addressAt: async (db, point) => ({ address: (await nearestAddress(db, point, AT_ADDRESS_KM)) ?? '' }),
};
