// Which rows an actor may see, as data. Lists, counts, exports, statistics and single views all take their
// condition from here, so they cannot disagree.
// rules: P6.14, P6.20, P6.26, R5.28, X38.05
import type { Actor } from './actor.ts';
import { may, worksAcrossMunicipalities } from './may.ts';
import { ROLES_WITH_OWN_SUBMISSIONS_ONLY } from './role-table.ts';

export interface RowScope {
  /** Areas whose rows are visible; 'all' for the administrator. */
  readonly areas: 'all' | readonly string[];
  /**
   * Names that the actor's own submissions are stored under; null when submissions of others are visible too.
   */
  readonly createdBy: readonly string[] | null;
}

export function formScope(actor: Pick<Actor, 'role' | 'program' | 'areaIds'>): RowScope {
  return { areas: worksAcrossMunicipalities(actor) ? 'all' : actor.areaIds, createdBy: null };
}

export function submissionScope(
  actor: Pick<Actor, 'role' | 'program' | 'areaIds' | 'username' | 'email'>,
): RowScope {
  const ownOnly = actor.role === null || ROLES_WITH_OWN_SUBMISSIONS_ONLY.includes(actor.role);
  return { ...formScope(actor), createdBy: ownOnly ? [actor.username, actor.email] : null };
}

/**
 * What an actor may read of submissions where the page or the request as such asks for another right, as the plan does.
 * Nothing without the right to read them (P6.14).
 */
export function readableScope(
  actor: Pick<Actor, 'role' | 'program' | 'areaIds' | 'username' | 'email'>,
): RowScope {
  return may(actor, 'read', 'respuesta') ? submissionScope(actor) : { areas: [], createdBy: null };
}

/** The submissions that a person gave themselves, whatever else their role lets them see (R2.011). */
export function ownSubmissionScope(
  actor: Pick<Actor, 'role' | 'program' | 'areaIds' | 'username' | 'email'>,
): RowScope {
  return { ...formScope(actor), createdBy: [actor.username, actor.email] };
}

/** Whether a row with this area and author is inside the scope. */
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
 * Whether an actor may open a form to answer it. The area does not matter for public and portal forms of
 * their own municipality (A6.03). On forms of another municipality staff count as visitors: they may not use
 * its register of people, its assets or its files. A program stays in the areas that it was given.
 */
export function mayOpenToAnswer(
  actor: Pick<Actor, 'role' | 'program' | 'areaIds' | 'municipalityId'>,
  form: {
    readonly areaId: string;
    readonly municipalityId: string;
    readonly public: boolean;
    readonly portal: boolean;
  },
): boolean {
  const exempt =
    !actor.program && (form.public || form.portal) && form.municipalityId === actor.municipalityId;
  return exempt || within(formScope(actor), { areaId: form.areaId });
}

/**
 * Whether an actor may open a submission to correct it. The area does not matter for public and portal forms
 * of their own municipality (R5.28); roles that see only their own submissions correct only those. A program stays in
 * the areas that it was given.
 */
export function mayOpenToCorrect(
  actor: Pick<Actor, 'role' | 'program' | 'areaIds' | 'username' | 'email' | 'municipalityId'>,
  row: {
    readonly areaId: string;
    readonly createdBy: string;
    readonly municipalityId: string;
    readonly form: { readonly public: boolean; readonly portal: boolean };
  },
): boolean {
  const scope = submissionScope(actor);
  const exempt =
    !actor.program && (row.form.public || row.form.portal) && row.municipalityId === actor.municipalityId;
  return within(exempt ? { ...scope, areas: 'all' } : scope, row);
}
