// The register of a municipality's assets as an answer needs it: street lamps, trees, bus stops near a point.
// rules: A2.49, A7.16, A9.18, P3.23, P9.12
import type { Asset } from '@constancia/domain/submissions/submission.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface AssetSearch {
  readonly municipalityId: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly incidentTypeId: number;
  /** In the incident system; for citizens and visitors the form's (A7.16). */
  readonly username: string;
  /** Passed through unchanged (A9.18). */
  readonly radius: string;
}

export interface NearbyAsset extends Asset {
  readonly latitude: number;
  readonly longitude: number;
}

export interface AssetRegister {
  /** The nearest first. */
  readonly near: (db: Queryable, search: AssetSearch) => Promise<readonly NearbyAsset[]>;
  /** Null: the municipality has no such asset. */
  readonly find: (db: Queryable, municipalityId: string, id: number) => Promise<Asset | null>;
}
