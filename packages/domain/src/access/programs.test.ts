import { expect, it } from 'vitest';
import { may } from './may.ts';
import { checkNewProgram } from './new-program.ts';
import { PROGRAM_RIGHTS, rightsToGive } from './program.ts';
import { latestExpiry, mayExpire, programState } from './program-token.ts';
import { ROLES } from './role-table.ts';
import { mayOpenToAnswer, submissionScope } from './scope.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const life = { expiresAt: inDays(100), revokedAt: null, ownerActive: true };

it('X38.03 how a token stands: what ends it for good is said first', () => {
  expect(programState(life, now)).toBe('valid');
  expect(programState({ ...life, expiresAt: inDays(14) }, now)).toBe('expires-soon');
  expect(programState({ ...life, ownerActive: false }, now)).toBe('owner-disabled');
  expect(programState({ ...life, expiresAt: now, ownerActive: false }, now)).toBe('expired');
  expect(programState({ ...life, expiresAt: now, revokedAt: inDays(-1) }, now)).toBe('revoked');
});

it('X38.01 the last day is today in a year, and in a shorter February its last', () => {
  expect(latestExpiry('2026-03-10')).toBe('2027-03-10');
  expect(latestExpiry('2028-02-29')).toBe('2029-02-28');
  expect(latestExpiry('2027-12-31')).toBe('2028-12-31');
  expect([mayExpire('2026-03-09', '2026-03-10'), mayExpire('2026-03-10', '2026-03-10')]).toEqual([
    false,
    true,
  ]);
});

it('X38.01 no role gives a program a right over accounts, and every wrong field is named at once', () => {
  const given = ROLES.flatMap((role) => rightsToGive({ role }));
  expect(new Set(given)).toEqual(new Set(PROGRAM_RIGHTS));
  expect(given.filter((right) => / usuario| solicitud/.test(right))).toEqual([]);
  expect(rightsToGive({ role: null })).toEqual([]);
  const nothing = { name: '', rights: [], areaIds: [], expiresOn: '2020-01-01' };
  const issues = checkNewProgram(nothing, { rights: [], areas: [], today: '2026-03-10' });
  expect(issues.map(({ at }) => at)).toEqual([
    { field: 'name' },
    { field: 'rights' },
    { field: 'areaIds' },
    { field: 'expiresOn' },
  ]);
});

it('X38.04 X38.05 a program has the rights of both it and its role, and never more areas than its own', () => {
  const actor = {
    userId: 'u',
    username: 'u',
    email: '',
    role: 'ROLE_ADMIN',
    municipalityId: 'm',
    areaIds: ['a'],
    program: { id: 'p', name: 'p', rights: ['read respuesta', 'manage ciudadano', 'complete respuesta'] },
  } as const;
  expect(may(actor, 'read', 'respuesta')).toBe(true);
  expect(may(actor, 'delete', 'respuesta')).toBe(false);
  // Ticked, but no right of the role.
  expect(may(actor, 'complete', 'respuesta')).toBe(false);
  expect(may(actor, 'manage', 'usuario')).toBe(false);
  expect(submissionScope(actor)).toEqual({ areas: ['a'], createdBy: null });
  const form = { areaId: 'b', municipalityId: 'm', public: true, portal: false };
  expect(mayOpenToAnswer(actor, form)).toBe(false);
  const { program: _program, ...person } = actor;
  expect(mayOpenToAnswer({ ...person, role: 'ROLE_SUPERVISOR' }, form)).toBe(true);
});
