// Which rows a person gets past, and with which words the others are refused: typed out from the rules. Whoever the role
// keeps out is told so before any row is looked at (people.ts); a list may name them all the same.
// rules: P6.20, P6.26, A6.01-A6.04, R5.27-R5.29, R6.08-R6.10, R6.17-R6.22, X22.03, X22.04, X25.07
import type { ProblemCode } from '@constancia/contract/problems.ts';
import { all, EVERYBODY, type Person, STAFF } from './people.ts';

/** Everybody who may ask stands in exactly one list. */
export type Decision = Readonly<Partial<Record<ProblemCode | 'past', readonly Person[]>>>;

const OUTSIDE = 'form-outside-areas';

/** The administrator, whatever the area, and who has the two areas of HOME. */
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

// Forms and areas, for who builds them, reads their answers or works with what belongs to them: the own areas, all of
// them for the administrator (P6.20, E6.04).
export const OWN_AREA: Decision = { past: OF_THE_OWN_AREA, [OUTSIDE]: ELSEWHERE };
export const NEXT_AREA: Decision = { past: OF_THE_NEXT_AREA, [OUTSIDE]: all(STAFF, OF_THE_NEXT_AREA) };
export const OTHER_TOWN: Decision = { past: OF_THE_OTHER_TOWN, [OUTSIDE]: all(STAFF, OF_THE_OTHER_TOWN) };

/** Public and portal forms are answered by all staff of their municipality, of no other one (A6.03, X25.07). */
export const OPEN_IN_OWN_TOWN: Decision = { past: all(STAFF, ['foreigner']), [OUTSIDE]: ['foreigner'] };

/** Portal forms are for who came from the portal to that municipality; to everybody else there is none (X22.03). */
export const CAME_FROM_THE_PORTAL: Decision = {
  past: ['portalCitizen', 'otherPortalCitizen'],
  'form-not-found': [...STAFF, 'visitor'],
};

// Answers, as they are viewed: inside the own areas, and of others only for roles that see them; an answer of somebody
// else looks like none to those who see only their own (P6.26, R6.08, R6.10, R6.21, R6.22).
const SEE_ONLY_THEIR_OWN = [
  'censusTaker',
  'elevatedCorrectingInspector',
  'elevatedInspector',
  'inspector',
  'colleague',
] as const;

/** In the own area, given by this person, or by somebody who is none of those. */
export function viewedInOwnArea(author: Person | null): Decision {
  const own = SEE_ONLY_THEIR_OWN.filter((person) => person !== author);
  return {
    past: all(OF_THE_OWN_AREA, own),
    'submission-not-found': own,
    [OUTSIDE]: ELSEWHERE,
  };
}

// Answers, as they are corrected: the same, but for public and portal forms of the own municipality no area counts
// (R5.28). Nobody of the other town corrects, by their role; the lists name them nevertheless.

/** Answers of a private form in the neighbouring area: in none of their areas, and of somebody else besides. */
export function correctedInNextArea(author: Person | null): Decision {
  const own = SEE_ONLY_THEIR_OWN.filter((person) => person !== author);
  return {
    past: OF_THE_NEXT_AREA,
    'submission-not-found': own,
    [OUTSIDE]: all(STAFF, [...OF_THE_NEXT_AREA, ...own]),
  };
}

/** The same of another municipality, whether the form is public or not. */
export function correctedInOtherTown(author: Person | null): Decision {
  const own = SEE_ONLY_THEIR_OWN.filter((person) => person !== author);
  return {
    past: OF_THE_OTHER_TOWN,
    'submission-not-found': own,
    [OUTSIDE]: all(STAFF, [...OF_THE_OTHER_TOWN, ...own]),
  };
}

/** Of a public or portal form of the neighbouring area. */
export function correctedWhereOpen(author: Person | null): Decision {
  const own = SEE_ONLY_THEIR_OWN.filter((person) => person !== author);
  return {
    past: all(STAFF, [...own, 'foreigner']),
    'submission-not-found': own,
    [OUTSIDE]: ['foreigner'],
  };
}

/** What belongs to a municipality as a whole, its sets of states: its people, and who works in all of them (P2.80). */
export const OF_THE_MUNICIPALITY = (refusal: ProblemCode): Decision => ({
  past: all(STAFF, ['foreigner']),
  [refusal]: ['foreigner'],
});
export const OF_THE_OTHER_MUNICIPALITY = (refusal: ProblemCode): Decision => ({
  past: OF_THE_OTHER_TOWN,
  [refusal]: all(STAFF, OF_THE_OTHER_TOWN),
});

/** What is one citizen's own (X22.04). */
export const OF_ANA: Decision = { past: ['portalCitizen'], 'submission-not-found': ['otherPortalCitizen'] };
export const OF_BEA: Decision = { past: ['otherPortalCitizen'], 'submission-not-found': ['portalCitizen'] };
export const OF_NO_CITIZEN_HERE: Decision = {
  'submission-not-found': ['portalCitizen', 'otherPortalCitizen'],
};
export const BOTH_CITIZENS: Decision = { past: ['portalCitizen', 'otherPortalCitizen'] };
