// Which rows an actor may see, as data: lists, counts, exports, statistics and single views all take their
// condition from here, so they cannot disagree.
// rules: P2.16, P6.20, P6.26, R5.27-R5.29, R6.08-R6.12, R7.22, A6.01-A6.04
import type { Actor } from './actor.ts';
import { worksAcrossMunicipalities } from './may.ts';
import { ROLES_WITH_OWN_ANSWERS_ONLY } from './role-table.ts';

export interface RowScope {
  /** Areas whose rows may be seen; 'all' for the administrator. */
  readonly areas: 'all' | readonly string[];
  /** Names under which the actor's own answers are stored; null when answers of others may be seen too. */
  readonly createdBy: readonly string[] | null;
}

export function formScope(actor: Pick<Actor, 'role' | 'areaIds'>): RowScope {
  return { areas: worksAcrossMunicipalities(actor) ? 'all' : actor.areaIds, createdBy: null };
}

export function submissionScope(actor: Pick<Actor, 'role' | 'areaIds' | 'username' | 'email'>): RowScope {
  const ownOnly = actor.role === null || ROLES_WITH_OWN_ANSWERS_ONLY.includes(actor.role);
  return { ...formScope(actor), createdBy: ownOnly ? [actor.username, actor.email] : null };
}

/** The answers a person gave themself, whatever else their role lets them see (R2.011). */
export function ownSubmissionScope(actor: Pick<Actor, 'role' | 'areaIds' | 'username' | 'email'>): RowScope {
  return { ...formScope(actor), createdBy: [actor.username, actor.email] };
}

/** True when a row with this area and author lies inside the scope. */
export function within(
  scope: RowScope,
  row: { readonly areaId: string; readonly createdBy?: string },
): boolean {
  const areaFits = scope.areas === 'all' || scope.areas.includes(row.areaId);
  const authorFits =
    scope.createdBy === null || (row.createdBy !== undefined && scope.createdBy.includes(row.createdBy));
  return areaFits && authorFits;
}

/**
 * The area condition of answering: lifted for public and portal forms of the own municipality (A6.03). To those of another
 * one staff are visitors: its register of people, its assets and its files are not theirs.
 */
export function mayOpenToAnswer(
  actor: Pick<Actor, 'role' | 'areaIds' | 'municipalityId'>,
  form: {
    readonly areaId: string;
    readonly municipalityId: string;
    readonly public: boolean;
    readonly portal: boolean;
  },
): boolean {
  const exempt = (form.public || form.portal) && form.municipalityId === actor.municipalityId;
  return exempt || within(formScope(actor), { areaId: form.areaId });
}

/**
 * The rows of correcting: the area is not asked for public and portal forms of the own municipality (R5.28); who sees
 * only the own answers corrects only those.
 */
export function mayOpenToCorrect(
  actor: Pick<Actor, 'role' | 'areaIds' | 'username' | 'email' | 'municipalityId'>,
  row: {
    readonly areaId: string;
    readonly createdBy: string;
    readonly municipalityId: string;
    readonly form: { readonly public: boolean; readonly portal: boolean };
  },
): boolean {
  const scope = submissionScope(actor);
  const exempt = (row.form.public || row.form.portal) && row.municipalityId === actor.municipalityId;
  return within(exempt ? { ...scope, areas: 'all' } : scope, row);
}
