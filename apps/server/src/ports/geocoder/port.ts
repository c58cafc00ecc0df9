// From an address to points and back. rules: A7.21, A7.22, A2.46, A2.55
import type { Queryable } from '../../platform/db/database.ts';

export interface FoundAddress {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Who asks, as turns are shared: an account, or a visitor's address. */
interface Asker {
  readonly askedBy: string;
}

export interface AddressSearch extends Asker {
  readonly municipalityId: string;
  readonly text: string;
  /** Where results are looked for first; null where the municipality has no place. */
  readonly near: { readonly latitude: number; readonly longitude: number } | null;
}

export interface PointAsked extends Asker {
  readonly municipalityId: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** `unavailable`: the service did not answer in time, or not with what it should. */
export interface Geocoder {
  readonly search: (db: Queryable, search: AddressSearch) => Promise<readonly FoundAddress[] | 'unavailable'>;
  /** '' where nothing is known. */
  readonly addressAt: (
    db: Queryable,
    point: PointAsked,
  ) => Promise<{ readonly address: string } | 'unavailable'>;
}

/** Results of one search. */
export const ADDRESSES_MAX = 5;
/** Of an address, in characters: what an answer may hold. */
export const ADDRESS_MAX = 500;
