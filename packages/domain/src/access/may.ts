// Answers one question: may this actor do this to that kind of thing? Which rows they see is decided in
// scope.ts.
// rules: P6.01-P6.04, R2.004, R2.101, R4.03
import type { Actor } from './actor.ts';
import {
  type Action,
  ROLE_TABLE,
  ROLES_OF_THE_WHOLE_PLATFORM,
  ROLES_THAT_PUBLISH,
  ROLES_WITH_HOME,
  type Subject,
} from './role-table.ts';

/** True when the actor's role grants the action, or `manage`, on the subject. */
export function may(actor: Pick<Actor, 'role'>, action: Action, subject: Subject): boolean {
  if (actor.role === null) return false;
  const granted = ROLE_TABLE[actor.role][subject];
  return granted !== undefined && (granted.includes(action) || granted.includes('manage'));
}

/**
 * Whether the actor may complete unanswered questions of submissions and change their state (R2.004, R4.03).
 */
export function mayWorkOnSubmissions(actor: Pick<Actor, 'role'>): boolean {
  return (['update', 'complete', 'correct'] as const).some((action) => may(actor, action, 'respuesta'));
}

export function mayPublishForms(actor: Pick<Actor, 'role'>): boolean {
  return actor.role !== null && ROLES_THAT_PUBLISH.includes(actor.role) && may(actor, 'update', 'formulario');
}

/** Whether the actor puts submissions and forms on hold, and lifts that (X37.24). */
export function mayHold(actor: Pick<Actor, 'role'>): boolean {
  return may(actor, 'manage', 'usuario');
}

export function worksAcrossMunicipalities(actor: Pick<Actor, 'role'>): boolean {
  return actor.role !== null && ROLES_OF_THE_WHOLE_PLATFORM.includes(actor.role);
}

export function usesHome(actor: Pick<Actor, 'role'>): boolean {
  return actor.role !== null && ROLES_WITH_HOME.includes(actor.role);
}
