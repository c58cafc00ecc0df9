import { describe, expect, it } from 'vitest';
import { FILTERED_ROLES, ROLES } from './role-table.ts';
import { mayEditUser, rolesToGive, userScope } from './user-scope.ts';

const admin = { role: 'ROLE_ADMIN', municipalityId: 'here' } as const;
const elevated = { role: 'ROLE_SUPERVISOR_ELEVADO', municipalityId: 'here' } as const;
const supervisor = { role: 'ROLE_SUPERVISOR', municipalityId: 'here' } as const;

describe('who manages accounts', () => {
  it('P2.89 an administrator sees every account, an elevated supervisor those of the own municipality', () => {
    expect([userScope(admin), userScope(elevated)]).toEqual([null, 'here']);
  });

  it('P2.91 P6.24 P6.25 P9.30 an administrator gives all 14 roles, an elevated supervisor all but administrator', () => {
    expect(rolesToGive(admin)).toHaveLength(14);
    expect(ROLES.filter((role) => !rolesToGive(elevated).includes(role))).toEqual(['ROLE_ADMIN']);
    expect(rolesToGive(supervisor)).toEqual([]);
    expect(rolesToGive({ role: null })).toEqual([]);
  });

  it('P6.24 P6.25 an elevated supervisor changes neither administrators nor accounts of other municipalities', () => {
    const edits = (municipalityId: string, role: string) =>
      [admin, elevated].map((actor) => mayEditUser(actor, { municipalityId, role }));
    expect(edits('here', 'ROLE_INSPECTOR')).toEqual([true, true]);
    expect(edits('here', 'ROLE_ADMIN')).toEqual([true, false]);
    expect(edits('there', 'ROLE_INSPECTOR')).toEqual([true, false]);
  });

  it('P2.88 P9.31 the grid filters by 12 of the roles', () => {
    expect(FILTERED_ROLES).toHaveLength(12);
    expect(ROLES.filter((role) => !FILTERED_ROLES.includes(role))).toEqual([
      'ROLE_GENERADOR_CORRECTOR_RESPUESTAS',
      'ROLE_INSPECTOR_ACTAS',
    ]);
  });
});
