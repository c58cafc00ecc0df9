// Which accounts an actor manages, and which roles they may give.
// rules: P2.89, P2.91, P6.24, P6.25
import type { Actor } from './actor.ts';
import { may, worksAcrossMunicipalities } from './may.ts';
import { ADMINISTRATOR_ROLE, ROLES, type Role } from './role-table.ts';

/** The municipality whose accounts an actor sees; null for those of every municipality. */
export function userScope(actor: Pick<Actor, 'role' | 'municipalityId'>): string | null {
  return worksAcrossMunicipalities(actor) ? null : actor.municipalityId;
}

/** Nobody but an administrator makes another one. Empty for people who manage no accounts. */
export function rolesToGive(actor: Pick<Actor, 'role'>): readonly Role[] {
  if (!may(actor, 'manage', 'usuario_municipio')) return [];
  return actor.role === ADMINISTRATOR_ROLE ? ROLES : ROLES.filter((role) => role !== ADMINISTRATOR_ROLE);
}

/** An account of a role that the actor may not give is not theirs to change either. */
export function mayEditUser(
  actor: Pick<Actor, 'role' | 'municipalityId'>,
  user: { readonly municipalityId: string; readonly role: string | undefined },
): boolean {
  const scope = userScope(actor);
  if (scope !== null && scope !== user.municipalityId) return false;
  return user.role !== ADMINISTRATOR_ROLE || rolesToGive(actor).includes(ADMINISTRATOR_ROLE);
}

/** Who edits an account also deactivates and deletes it, but nobody their own. */
export function mayCloseUser(
  actor: Pick<Actor, 'userId' | 'role' | 'municipalityId'>,
  user: { readonly id: string; readonly municipalityId: string; readonly role: string | undefined },
): boolean {
  return user.id !== actor.userId && mayEditUser(actor, user);
}
