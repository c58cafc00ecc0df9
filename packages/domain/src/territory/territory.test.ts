import { expect, it } from 'vitest';
import { isKeyword, parseAreaPath } from './territory.ts';

const PATH =
  'paises/uMkqliN3dNcWm84iB51T/provincias/FnBFdMgBiTSILAMZXsPa/municipios/AVfAngYAtw9lrSokhkuO/areas_municipales/Ph7Q1ZNekJX2mr8Gxh61';

it('A3.02 R3.03 P3.10 finds the municipality two levels above an area', () => {
  expect(parseAreaPath(PATH)).toEqual({
    countryId: 'uMkqliN3dNcWm84iB51T',
    provinceId: 'FnBFdMgBiTSILAMZXsPa',
    municipalityId: 'AVfAngYAtw9lrSokhkuO',
    areaId: 'Ph7Q1ZNekJX2mr8Gxh61',
  });
});

it('P3.10 refuses what is no area reference', () => {
  for (const bad of [
    '',
    'paises/x',
    PATH.replace('areas_municipales', 'areas'),
    `${PATH}/more`,
    PATH.replace('uMkqliN3', '../../..'),
  ])
    expect(parseAreaPath(bad)).toBeNull();
});

it('P3.12 P5.21 takes two or more capitals as keyword', () => {
  expect(['VM', 'CABA'].every(isKeyword)).toBe(true);
  expect(['V', 'vm', 'VM1', 'ÑU', ' VM'].some(isKeyword)).toBe(false);
});
