import { describe, expect, it } from 'vitest';
import type { Actor } from '../access/actor.ts';
import type { Role } from '../access/role-table.ts';
import { aForm, aQuestion } from '../testing/a-form.ts';
import { submissionRights } from './submission-rights.ts';

const as = (role: Role): Actor => ({
  userId: 'u',
  username: 'u',
  email: 'u@town.example',
  role,
  municipalityId: 'm',
  areaIds: ['a'],
});
const OPEN = aForm().withSection('s', aQuestion('q', 'text')).build();
const SEALED = { ...OPEN, options: { ...OPEN.options, digitalSignature: true } };
const OF_PORTAL = {
  ...OPEN,
  options: { ...OPEN.options, citizenAssociationFromCitizenPortal: true },
};
const SIGNATURE = { slot: 0, image: 'k', imageId: 'i', signatory: 'Ana' };
const rights = (role: Role, definition = OPEN, signatures: readonly (typeof SIGNATURE)[] = []) =>
  submissionRights(as(role), { definition, signatures, isHeld: false });

describe('what a person is offered to do with a submission', () => {
  it('R6.03 R6.04 an administrator completes, corrects and deletes', () => {
    expect(rights('ROLE_ADMIN')).toEqual({ complete: true, correct: true, delete: true });
  });

  it('R6.02 R6.04 a person who may only correct is not offered to complete', () => {
    const corrects = { complete: false, correct: true, delete: true };
    expect(rights('ROLE_INSPECTOR_ELEVADO_CORRECTOR')).toEqual(corrects);
    const reads = { complete: false, correct: false, delete: false };
    expect(rights('ROLE_GENERADOR_RESPUESTAS')).toEqual(reads);
  });

  it.each<[Role, ReturnType<typeof rights>]>([
    ['ROLE_GENERADOR_RESPUESTAS', { complete: false, correct: false, delete: false }],
    ['ROLE_INSPECTOR', { complete: false, correct: false, delete: true }],
    ['ROLE_INSPECTOR_ELEVADO_CORRECTOR', { complete: false, correct: true, delete: true }],
    ['ROLE_SUPERVISOR', { complete: true, correct: false, delete: true }],
    ['ROLE_SUPERVISOR_ELEVADO', { complete: true, correct: true, delete: true }],
  ])('P2.13 P2.14 R2.036 R2.037 R2.038 R6.02 %s is offered no more than the role may', (role, offered) => {
    expect(rights(role)).toEqual(offered);
  });

  it('E3.33 R2.077 a signed submission is neither completed, corrected nor deleted', () => {
    expect(rights('ROLE_ADMIN', SEALED, [SIGNATURE])).toEqual({
      complete: false,
      correct: false,
      delete: false,
    });
  });

  it('R2.074 a submission of a portal form is kept, and may be corrected', () => {
    expect(rights('ROLE_ADMIN', OF_PORTAL)).toEqual({ complete: true, correct: true, delete: false });
  });

  it('R2.036 nothing is offered where the answered version is not known', () => {
    const unknown = submissionRights(as('ROLE_ADMIN'), { definition: null, signatures: [], isHeld: false });
    expect(unknown).toEqual({ complete: false, correct: false, delete: false });
  });

  it('X37.25 R6.03 a submission on hold is not offered to be deleted, and may be corrected', () => {
    const held = submissionRights(as('ROLE_ADMIN'), { definition: OPEN, signatures: [], isHeld: true });
    expect(held).toEqual({ complete: true, correct: true, delete: false });
  });
});
