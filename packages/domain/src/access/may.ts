// Answers one question: may this actor do this to that kind of thing? Which rows they see is decided in
// scope.ts.
// rules: P6.01-P6.04, R2.004, R4.03, X38.04
import type { Actor, Program } from './actor.ts';
import {
  type Action,
  ROLE_TABLE,
  ROLES_OF_THE_WHOLE_PLATFORM,
  ROLES_THAT_PUBLISH,
  ROLES_WITH_HOME,
  type Subject,
} from './role-table.ts';

/** Whose right is asked for: the role, and what a program was given of it. */
export type Holder = Pick<Actor, 'role' | 'program'>;

/**
 * True when the actor's role grants the action, or `manage`, on the subject, and a program was given the same.
 */
export function may(actor: Holder, action: Action, subject: Subject): boolean {
  if (actor.role === null) return false;
  if (actor.program && !isGiven(actor.program, action, subject)) return false;
  const granted = ROLE_TABLE[actor.role][subject];
  return granted !== undefined && (granted.includes(action) || granted.includes('manage'));
}

function isGiven({ rights }: Program, action: Action, subject: Subject): boolean {
  return rights.includes(`${action} ${subject}`) || rights.includes(`manage ${subject}`);
}

/**
 * Whether the actor may complete unanswered questions of submissions and change their state (R2.004, R4.03).
 */
export function mayWorkOnSubmissions(actor: Holder): boolean {
  return (['update', 'complete', 'correct'] as const).some((action) => may(actor, action, 'respuesta'));
}

export function mayPublishForms(actor: Holder): boolean {
  return actor.role !== null && ROLES_THAT_PUBLISH.includes(actor.role) && may(actor, 'update', 'formulario');
}

/** Whether the actor puts submissions and forms on hold, and lifts that (X37.24). */
export function mayHold(actor: Holder): boolean {
  return may(actor, 'manage', 'usuario');
}

/** A program stays in the municipality of its token. */
export function worksAcrossMunicipalities(actor: Holder): boolean {
  if (actor.program) return false;
  return actor.role !== null && ROLES_OF_THE_WHOLE_PLATFORM.includes(actor.role);
}

export function usesHome(actor: Holder): boolean {
  return actor.role !== null && ROLES_WITH_HOME.includes(actor.role);
}
