// What a program outside may do with its token: what was ticked for it, as far as the owner of the token may it
// still. A right is an action on a subject of the role table; those over accounts and the installation are given to
// no program.
// rules: X38.01, X38.04
import { type Holder, may } from './may.ts';
import type { Action, Right, Subject } from './role-table.ts';

/** Every right that a program can have: those that an endpoint asks for. Registers have one over everything in them. */
export const PROGRAM_RIGHTS = [
  'read formulario',
  'create formulario',
  'update formulario',
  'duplicate formulario',
  'delete formulario',
  'read respuesta',
  'create respuesta',
  'update respuesta',
  'complete respuesta',
  'correct respuesta',
  'delete respuesta',
  'read estadistica_formulario',
  'manage ciudadano',
  'manage activo',
  'manage agenda',
  'manage incidente',
] as const satisfies readonly Right[];
export type ProgramRight = (typeof PROGRAM_RIGHTS)[number];

export function isProgramRight(right: string): right is ProgramRight {
  return (PROGRAM_RIGHTS as readonly string[]).includes(right);
}

/** Any of them lets a program work on submissions, as it lets a person (R2.004, R4.03). */
export const WORKING_RIGHTS: readonly ProgramRight[] = [
  'update respuesta',
  'complete respuesta',
  'correct respuesta',
];

export function actionOf(right: Right): { readonly action: Action; readonly subject: Subject } {
  const [action, subject] = right.split(' ') as [Action, Subject];
  return { action, subject };
}

/** What a token of this owner can be given today. */
export function rightsToGive(owner: Holder): readonly ProgramRight[] {
  return PROGRAM_RIGHTS.filter((right) => {
    const { action, subject } = actionOf(right);
    return may(owner, action, subject);
  });
}
