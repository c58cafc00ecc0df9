// What the map of an answer asks the server, as the screen around it can. Failures are CallErrors.
// rules: A7.16, A7.21, A7.22
import type { FoundPlace, NearbyAsset } from '@constancia/contract/lookups.ts';
import type { Point } from '@constancia/domain/submissions/map-start.ts';

export interface PlaceCalls {
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  /** '' where nothing is known. */
  readonly addressAt: (point: Point, signal: AbortSignal) => Promise<string>;
  readonly assetsNear: (point: Point, signal: AbortSignal) => Promise<readonly NearbyAsset[]>;
}
