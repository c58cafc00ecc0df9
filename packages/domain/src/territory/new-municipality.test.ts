import { describe, expect, it } from 'vitest';
import { checkNewMunicipality, checkPlatformId, trimmedMunicipality } from './new-municipality.ts';

const GIVEN = { name: 'Oncativo', keyword: 'ON', platformId: '92', provinceId: 'province' };
const codesOf = (change: Partial<typeof GIVEN>) =>
  checkNewMunicipality({ ...GIVEN, ...change }).map(({ code, at }) => `${at?.field} ${code}`);

describe('a new municipality', () => {
  it('P5.17 takes what was typed without the spaces around it', () => {
    const typed = { name: ' Oncativo ', keyword: ' ON', platformId: '92 ', provinceId: 'province' };
    expect(trimmedMunicipality(typed)).toEqual(GIVEN);
    expect(checkNewMunicipality(typed)).toEqual([]);
  });

  it('P5.19 P5.20 P5.22 P5.24 names every field that is missing, in the order of the dialog', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ name: '  ', keyword: ' ', platformId: '', provinceId: '' })).toEqual([
      'name municipality-name-required',
      'keyword keyword-required',
      'platformId platform-id-required',
      'provinceId province-required',
    ]);
  });

  it('P5.21 accepts two or more capitals A to Z as keyword and nothing else', () => {
    for (const keyword of ['ON', 'ABCDEFG']) expect([keyword, codesOf({ keyword })]).toEqual([keyword, []]);
    for (const keyword of ['O', 'on', 'On', 'O1', 'ÑU', 'ÁB', 'O N', 'ON.'])
      expect([keyword, codesOf({ keyword })]).toEqual([keyword, ['keyword keyword-invalid']]);
  });

  it('P5.23 P5.26 accepts a positive integer without a zero in front as number in the platform', () => {
    for (const text of ['1', '92', '2147483647', ' 7 '])
      expect([text, checkPlatformId(text)]).toEqual([text, []]);
    for (const text of ['0', '012', '-3', '1.5', '1e3', 'x', '2147483648', '9'.repeat(400)])
      expect([text, checkPlatformId(text).map(({ code }) => code)]).toEqual([text, ['platform-id-invalid']]);
  });

  it('P5.25 an existing one needs its number in the platform too', () => {
    expect(checkPlatformId('  ')).toEqual([{ code: 'platform-id-required', at: { field: 'platformId' } }]);
  });
});
