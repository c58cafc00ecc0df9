// Which rows a person gets past, and with which code the others are refused, written out from the rules.
// Callers whose role has no right are refused before any row is read (people.ts), even if a list here names
// them.
// rules: P6.20, R5.27-R5.29, X22.03, X25.07
import type { ProblemCode } from '@constancia/contract/problems.ts';
import { all, EVERYBODY, type Person, STAFF } from './rights/people.ts';

/** Every person who is asked about is in exactly one list. */
export type Decision = Readonly<Partial<Record<ProblemCode | 'past', readonly Person[]>>>;

const OUTSIDE = 'form-outside-areas';

/** The administrator, who may use all areas, and the supervisor of both areas of HOME. */
export const OF_BOTH_AREAS = ['admin', 'elevatedSupervisor'] as const;
const ELSEWHERE = ['neighbour', 'foreigner'] as const;
const OF_THE_NEXT_AREA = [...OF_BOTH_AREAS, 'neighbour'] as const;
const OF_THE_OTHER_TOWN = ['admin', 'foreigner'] as const;
const OF_THE_OWN_AREA = all(STAFF, ELSEWHERE);

export const ALL_OF_STAFF: Decision = { past: STAFF };
export const EVERYONE: Decision = { past: EVERYBODY };
export const NOBODY = (refusal: ProblemCode): Decision => ({ [refusal]: EVERYBODY });
export const ONLY = (past: readonly Person[], refusal: ProblemCode): Decision => ({
  past,
  [refusal]: all(EVERYBODY, past),
});

// Forms and areas, for building forms, reading submissions and everything that belongs to them: the own
// areas; all areas for the administrator (P6.20, E6.04).
export const OWN_AREA: Decision = { past: OF_THE_OWN_AREA, [OUTSIDE]: ELSEWHERE };
export const NEXT_AREA: Decision = { past: OF_THE_NEXT_AREA, [OUTSIDE]: all(STAFF, OF_THE_NEXT_AREA) };
export const OTHER_TOWN: Decision = { past: OF_THE_OTHER_TOWN, [OUTSIDE]: all(STAFF, OF_THE_OTHER_TOWN) };

/**
 * Public and portal forms may be answered by all staff of their municipality and nobody from another one
 * (A6.03, X25.07).
 */
export const OPEN_IN_OWN_TOWN: Decision = { past: all(STAFF, ['foreigner']), [OUTSIDE]: ['foreigner'] };

/**
 * Portal forms are for citizens who came from the portal of that municipality; all others get "not found"
 * (X22.03).
 */
export const CAME_FROM_THE_PORTAL: Decision = {
  past: ['portalCitizen', 'otherPortalCitizen'],
  'form-not-found': [...STAFF, 'visitor'],
};

// Viewing submissions: inside the own areas, and other people's only for roles that see them. For roles that
// see only their own, somebody else's submission is not found (P6.26, R6.08, R6.10, R6.21, R6.22).
const SEE_ONLY_THEIR_OWN = [
  'censusTaker',
  'elevatedCorrectingInspector',
  'elevatedInspector',
  'inspector',
  'colleague',
] as const;

/** In the own area, sent by this person, or by somebody who is not in the list. */
export function viewedInOwnArea(author: Person | null): Decision {
  const own = SEE_ONLY_THEIR_OWN.filter((person) => person !== author);
  return {
    past: all(OF_THE_OWN_AREA, own),
    'submission-not-found': own,
    [OUTSIDE]: ELSEWHERE,
  };
}

// Correcting submissions: the same as viewing, but on public and portal forms of the own municipality the
// area does not count (R5.28). In the other town nobody has a role that corrects; the lists name them
// nevertheless.

/** Submissions to a private form in the neighbouring area, which are sent by somebody else as well. */
export function correctedInNextArea(author: Person | null): Decision {
  const own = SEE_ONLY_THEIR_OWN.filter((person) => person !== author);
  return {
    past: OF_THE_NEXT_AREA,
    'submission-not-found': own,
    [OUTSIDE]: all(STAFF, [...OF_THE_NEXT_AREA, ...own]),
  };
}

/** The same in another municipality, whether the form is public or not. */
export function correctedInOtherTown(author: Person | null): Decision {
  const own = SEE_ONLY_THEIR_OWN.filter((person) => person !== author);
  return {
    past: OF_THE_OTHER_TOWN,
    'submission-not-found': own,
    [OUTSIDE]: all(STAFF, [...OF_THE_OTHER_TOWN, ...own]),
  };
}

/** Submissions to a public or portal form of the neighbouring area. */
export function correctedWhereOpen(author: Person | null): Decision {
  const own = SEE_ONLY_THEIR_OWN.filter((person) => person !== author);
  return {
    past: all(STAFF, [...own, 'foreigner']),
    'submission-not-found': own,
    [OUTSIDE]: ['foreigner'],
  };
}

/**
 * What belongs to a whole municipality, namely its sets of states: for its staff, and for those who work in
 * all municipalities (P2.80).
 */
export const OF_THE_MUNICIPALITY = (refusal: ProblemCode): Decision => ({
  past: all(STAFF, ['foreigner']),
  [refusal]: ['foreigner'],
});
export const OF_THE_OTHER_MUNICIPALITY = (refusal: ProblemCode): Decision => ({
  past: OF_THE_OTHER_TOWN,
  [refusal]: all(STAFF, OF_THE_OTHER_TOWN),
});

/** What belongs to one citizen (X22.04). */
export const OF_ANA: Decision = { past: ['portalCitizen'], 'submission-not-found': ['otherPortalCitizen'] };
export const OF_BEA: Decision = { past: ['otherPortalCitizen'], 'submission-not-found': ['portalCitizen'] };
export const OF_NO_CITIZEN_HERE: Decision = {
  'submission-not-found': ['portalCitizen', 'otherPortalCitizen'],
};
export const BOTH_CITIZENS: Decision = { past: ['portalCitizen', 'otherPortalCitizen'] };
