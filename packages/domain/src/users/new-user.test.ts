import { describe, expect, it } from 'vitest';
import { checkEditedUser, checkNewUser, mayEditAreas } from './new-user.ts';

const GIVEN = { username: 'mgomez', roles: ['ROLE_INSPECTOR'], municipalityId: 'town', areaIds: ['area'] };
const check = (change: Partial<typeof GIVEN>, as: 'administrator' | 'supervisor', isOnPlatform = true) =>
  checkNewUser({ ...GIVEN, ...change }, { choosesMunicipality: as === 'administrator', isOnPlatform }).map(
    ({ code, at }) => `${at?.field} ${code}`,
  );

describe('a new account', () => {
  it('P5.05 needs role, municipality, areas and username, which each issue names', () => {
    expect(check({}, 'administrator')).toEqual([]);
    expect(check({ username: ' ', roles: [], municipalityId: '', areaIds: [] }, 'administrator')).toEqual([
      'username user-field-required',
      'roles user-field-required',
      'municipalityId user-field-required',
      'areaIds user-field-required',
    ]);
    expect(check({ username: '', roles: [] }, 'supervisor')).toEqual([
      'username user-field-required',
      'roles user-field-required',
    ]);
  });

  it('P5.06 P5.07 has one role; administrators and supervisors read different sentences', () => {
    const roles = ['ROLE_INSPECTOR', 'ROLE_SUPERVISOR'];
    expect(check({ roles }, 'administrator')).toEqual(['roles one-role-only']);
    expect(check({ roles }, 'supervisor')).toEqual(['roles one-role-of-own']);
  });

  it('P5.08 P5.09 in the own municipality it needs an area, and the municipality its number in the platform', () => {
    expect(check({ areaIds: [] }, 'supervisor')).toEqual(['areaIds user-area-required']);
    expect(check({}, 'supervisor', false)).toEqual(['municipalityId municipality-not-on-platform']);
    expect(check({}, 'administrator', false)).toEqual([]);
  });
});

describe('an edited account', () => {
  const edited = (change: object) =>
    checkEditedUser({ username: 'mgomez', roles: ['ROLE_INSPECTOR'], areaIds: ['area'], ...change }).map(
      ({ code }) => code,
    );

  it('P5.13 P5.14 keeps a username and at least one area', () => {
    expect(edited({})).toEqual([]);
    expect(edited({ username: '' })).toEqual(['username-missing']);
    expect(edited({ areaIds: [] })).toEqual(['last-area-of-user']);
    expect(edited({ areaIds: null })).toEqual([]);
    expect(edited({ roles: [] })).toEqual(['user-field-required']);
    expect(edited({ roles: ['ROLE_INSPECTOR', 'ROLE_SUPERVISOR'] })).toEqual(['one-role-only']);
  });

  it('P5.15 areas of several municipalities are not edited', () => {
    const [here, there] = [{ municipalityId: 'here' }, { municipalityId: 'there' }];
    expect([[], [here], [here, here], [here, there]].map(mayEditAreas)).toEqual([true, true, true, false]);
  });
});
