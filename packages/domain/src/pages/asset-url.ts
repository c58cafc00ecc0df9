// The URL of the page of an asset. Numbers of assets are those of a municipality, so the URL says of which one.
// rules: X39.01
import { pathOf } from './path-of.ts';

/** Parameter of the URL with the municipality. */
export const MUNICIPALITY_PARAMETER = 'municipio';

export function assetUrl(municipalityId: string, assetId: number): string {
  return `${pathOf('asset', { id: assetId })}?${MUNICIPALITY_PARAMETER}=${encodeURIComponent(municipalityId)}`;
}
