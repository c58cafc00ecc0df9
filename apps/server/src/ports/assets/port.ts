// The register of a municipality's assets as an answer needs it: street lamps, trees, bus stops near a point.
// rules: A2.49, A7.16, A9.18, P3.23, P9.12, R7.34
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

export interface AskedAsset {
  readonly municipalityId: string;
  readonly id: number;
  /** In the incident system. */
  readonly username: string;
}

export interface AssetRegister {
  /** The nearest first. Throws OutsideFailure. */
  readonly near: (db: Queryable, search: AssetSearch) => Promise<readonly NearbyAsset[]>;
  /** What our database knows of it, without asking anybody; null: the municipality has no such asset. */
  readonly find: (db: Queryable, municipalityId: string, id: number) => Promise<Asset | null>;
  /** What the register says of it now; null: it has no such asset. Throws OutsideFailure (R7.34). */
  readonly describe: (db: Queryable, asked: AskedAsset) => Promise<Asset | null>;
}
