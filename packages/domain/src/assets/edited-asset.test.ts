import { expect, it } from 'vitest';
import { changedFields, checkAsset, type EditedAsset, tidiedAsset } from './edited-asset.ts';

const LAMP: EditedAsset = {
  description: 'Luminaria 12',
  type: 'Luminaria',
  address: 'Mitre 100',
  incidentAreaId: 7,
  point: { latitude: -32.4, longitude: -63.2 },
};
const codesOf = (asset: EditedAsset, areas: readonly number[] = [7]) =>
  checkAsset(asset, areas).map(({ code, at }) => `${at?.field} ${code}`);

it('X34.58 an asset has a name, a type and a point, and an area that exists; each error names its field', () => {
  expect(codesOf(LAMP)).toEqual([]);
  expect(codesOf({ ...LAMP, incidentAreaId: null }, [])).toEqual([]);
  expect(codesOf({ ...LAMP, description: '', type: '', incidentAreaId: 8, point: null })).toEqual([
    'description asset-description-required',
    'type asset-type-required',
    'incidentAreaId asset-area-unknown',
    'point asset-point-required',
  ]);
  expect(codesOf({ ...LAMP, address: 'x'.repeat(256) })).toEqual(['address asset-text-too-long']);
  expect(codesOf({ ...LAMP, address: 'x'.repeat(255) })).toEqual([]);
});

it('X34.58 texts are tidied, and what changed is named', () => {
  const typed = { ...LAMP, description: '  Luminaria \n 12 ', address: '' };
  expect(tidiedAsset(typed)).toEqual({ ...LAMP, address: '' });
  expect(changedFields(LAMP, tidiedAsset(typed))).toEqual(['address']);
  expect(changedFields(LAMP, { ...LAMP, point: { latitude: -32.4, longitude: -63.3 } })).toEqual(['point']);
  expect(changedFields(LAMP, { ...LAMP })).toEqual([]);
});
