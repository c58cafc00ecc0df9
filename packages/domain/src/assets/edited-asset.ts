// An asset of the built-in register as an administrator writes it: tidied and checked, in the browser and on the server.
// rules: X34.58
import { lengthOf } from '../forms/definition/form-limits.ts';
import type { Issue } from '../issue.ts';
import { ASSET_TEXT_MAX } from '../limits.ts';
import { sameValue } from '../reading/same-value.ts';

export interface EditedAsset {
  readonly description: string;
  /** What it is, e.g. a street lamp. */
  readonly type: string;
  readonly address: string;
  /** Only incidents of this area are about it; null for any area. */
  readonly incidentAreaId: number | null;
  /** Null while nothing was picked. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
}

export type AssetIssueCode =
  | 'asset-area-unknown'
  | 'asset-description-required'
  | 'asset-point-required'
  | 'asset-text-too-long'
  | 'asset-type-required';

const TEXTS = ['description', 'type', 'address'] as const;

export function tidiedAsset(given: EditedAsset): EditedAsset {
  const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return {
    ...given,
    description: tidy(given.description),
    type: tidy(given.type),
    address: tidy(given.address),
  };
}

/** `areas`: those of the incident register of the municipality. */
export function checkAsset(asset: EditedAsset, areas: readonly number[]): readonly Issue<AssetIssueCode>[] {
  const issues: Issue<AssetIssueCode>[] = [];
  if (asset.description === '')
    issues.push({ code: 'asset-description-required', at: { field: 'description' } });
  if (asset.type === '') issues.push({ code: 'asset-type-required', at: { field: 'type' } });
  for (const field of TEXTS)
    if (lengthOf(asset[field]) > ASSET_TEXT_MAX)
      issues.push({ code: 'asset-text-too-long', at: { field }, values: { max: ASSET_TEXT_MAX } });
  if (asset.incidentAreaId !== null && !areas.includes(asset.incidentAreaId))
    issues.push({ code: 'asset-area-unknown', at: { field: 'incidentAreaId' } });
  if (asset.point === null) issues.push({ code: 'asset-point-required', at: { field: 'point' } });
  return issues;
}

/** The fields in which two differ. */
export function changedFields(before: EditedAsset, now: EditedAsset): readonly (keyof EditedAsset)[] {
  const names = ['description', 'type', 'address', 'incidentAreaId', 'point'] as const;
  return names.filter((name) => !sameValue(before[name], now[name]));
}
