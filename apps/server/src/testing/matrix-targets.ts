// The rows of the role matrix: forms, areas and answers in the own area, a neighbouring one and another municipality, of
// two owners, each with what the policy of the domain says about it.
import { mayWorkOnAnswers } from '@constancia/domain/access/may.ts';
import { isRole } from '@constancia/domain/access/role-table.ts';
import { formScope, mayOpenToCorrect, submissionScope, within } from '@constancia/domain/access/scope.ts';
import { emailOf, PERSONAS, type PersonaName, usernameOf } from './personas.ts';
import { AWAY, HOME, testId } from './places.ts';

export const AREAS = { own: HOME.areas[0], neighbour: HOME.areas[1], foreign: AWAY.areas[0] } as const;
export type Where = keyof typeof AREAS;
export const OWNERS = ['inspector', 'colleague'] as const satisfies readonly PersonaName[];

export const formIn = (where: Where) => testId(`form${where}`);
export const submissionIn = (where: Where, owner: PersonaName) => testId(`sub${where}${owner}`);

export interface Target {
  readonly name: string;
  readonly path: string;
  readonly body?: unknown;
  /** Whether the policy lets this actor have the row; rights of the role are checked besides. */
  readonly allows: (actor: ReturnType<typeof actorOf>) => boolean;
}

export function actorOf(name: PersonaName) {
  const { role, areas, municipalityId } = PERSONAS[name];
  return {
    userId: testId(`user${name}`),
    username: usernameOf(name),
    email: emailOf(name),
    role: isRole(role) ? role : null,
    municipalityId,
    areaIds: areas,
  };
}

export const anybody = () => true;
export const inArea = (where: Where) => (actor: ReturnType<typeof actorOf>) =>
  within(formScope(actor), { areaId: AREAS[where] });
export const WHERE = Object.keys(AREAS) as Where[];

export function formTargets(
  path: (id: string) => string,
  body?: (where: Where) => unknown,
): readonly Target[] {
  return WHERE.map((where) => ({
    name: `form in ${where} area`,
    path: path(formIn(where)),
    ...(body && { body: body(where) }),
    allows: inArea(where),
  }));
}

export function areaTargets(path: (areaId: string) => string): readonly Target[] {
  return WHERE.map((where) => ({ name: `${where} area`, path: path(AREAS[where]), allows: inArea(where) }));
}

export function submissionTargets(path: (id: string) => string, body?: unknown): readonly Target[] {
  return WHERE.flatMap((where) =>
    OWNERS.map((owner) => ({
      name: `answer of ${owner} in ${where} area`,
      path: path(submissionIn(where, owner)),
      ...(body !== undefined && { body }),
      allows: (actor: ReturnType<typeof actorOf>) =>
        within(submissionScope(actor), { areaId: AREAS[where], createdBy: usernameOf(owner) }),
    })),
  );
}

export function correctionTargets(path: (id: string) => string, body?: unknown): readonly Target[] {
  const form = { public: false, portal: false };
  return WHERE.flatMap((where) =>
    OWNERS.map((owner) => ({
      name: `answer of ${owner} in ${where} area`,
      path: path(submissionIn(where, owner)),
      body,
      allows: (actor: ReturnType<typeof actorOf>) =>
        mayOpenToCorrect(actor, {
          areaId: AREAS[where],
          createdBy: usernameOf(owner),
          municipalityId: where === 'foreign' ? AWAY.id : HOME.id,
          form,
        }),
    })),
  );
}

export function workTargets(path: (id: string) => string, body?: unknown): readonly Target[] {
  return submissionTargets(path).map((target) => ({
    ...target,
    body,
    allows: (actor) => mayWorkOnAnswers(actor) && target.allows(actor),
  }));
}
