// The register of a municipality's assets as submissions need it: street lamps, trees and bus stops near a
// point.
// rules: A2.49, A7.16, A9.18, P3.23, R7.34
import type { Asset } from '@constancia/domain/submissions/submission.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface AssetSearch {
  readonly municipalityId: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly incidentTypeId: number;
  /** Username in the incident system; for citizens and visitors, the one in the form's settings (A7.16). */
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
  /** Username in the incident system. */
  readonly username: string;
}

export interface AssetRegister {
  /** Nearest first. Throws OutsideFailure. */
  readonly near: (db: Queryable, search: AssetSearch) => Promise<readonly NearbyAsset[]>;
  /**
   * The asset as our database knows it, without asking an outside system; null when the municipality has no
   * such asset.
   */
  readonly find: (db: Queryable, municipalityId: string, id: number) => Promise<Asset | null>;
  /** The same, with its point. */
  readonly locate: (db: Queryable, municipalityId: string, id: number) => Promise<NearbyAsset | null>;
  /**
   * The asset as the register describes it now; null when it has no such asset. Throws OutsideFailure
   * (R7.34).
   */
  readonly describe: (db: Queryable, asked: AskedAsset) => Promise<Asset | null>;
}
