// Finds points for an address and the address of a point.
// rules: A7.21, A7.22, A2.46, A2.55
import type { Queryable } from '../../platform/db/database.ts';

export interface FoundAddress {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Key under which turns are shared out: an account, or a visitor's network address. */
interface Asker {
  readonly askedBy: string;
}

export interface AddressSearch extends Asker {
  readonly municipalityId: string;
  readonly text: string;
  /** Results near this point come first; null when the municipality has no location. */
  readonly near: { readonly latitude: number; readonly longitude: number } | null;
}

export interface PointAsked extends Asker {
  readonly municipalityId: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** `unavailable`: the service did not reply in time, or not properly. */
export interface Geocoder {
  readonly search: (db: Queryable, search: AddressSearch) => Promise<readonly FoundAddress[] | 'unavailable'>;
  /** '' when nothing is known. */
  readonly addressAt: (
    db: Queryable,
    point: PointAsked,
  ) => Promise<{ readonly address: string } | 'unavailable'>;
}

/** Results of one search. */
export const ADDRESSES_MAX = 5;
/** Characters of an address, as many as a submission may hold. */
export const ADDRESS_MAX = 500;
