// The rows of the role matrix that concern the citizen portal, and the two people of it who send every request of the
// matrix: staff get nothing of the portal, people of the portal nothing of the staff side, each only what is their own.
import { isOwnAnswer, type PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import { answersOf, saveForm } from './forms.ts';
import type { Target } from './matrix-targets.ts';
import { testId } from './places.ts';
import {
  ANA,
  ANA_AWAY,
  BEA,
  comeIn,
  PORTAL_FORM,
  saveCitizens,
  submitAsCitizen,
  type TestCitizen,
} from './portal.ts';
import type { Caller, TestReply, TestWorld } from './with-app.ts';

export const PORTAL_PERSONAS = { portalCitizen: ANA, otherPortalCitizen: BEA } as const;
export type PortalPersonaName = keyof typeof PORTAL_PERSONAS;

const OWNERS: Readonly<Record<string, TestCitizen>> = { ana: ANA, bea: BEA, away: ANA_AWAY };

interface PortalTarget extends Target {
  readonly allowsCitizen?: (citizen: TestCitizen) => boolean;
}

const nobodyOfStaff = () => false;

function revisions(body?: unknown): readonly PortalTarget[] {
  return Object.entries(OWNERS).map(([name, owner]) => ({
    name: `answer of ${name}`,
    path: `/api/portal/submissions/${testId(`portal${name}`)}/revision`,
    ...(body !== undefined && { body }),
    allows: nobodyOfStaff,
    allowsCitizen: ({ place, ...citizen }) =>
      isOwnAnswer(
        { ...citizen, municipalityId: place.id, author: citizen.username } satisfies PortalCitizen,
        { form: { municipalityId: owner.place.id, portal: true }, citizen: owner },
      ),
  }));
}

export const PORTAL_TARGETS: Readonly<Record<string, () => readonly PortalTarget[]>> = {
  // Without a token that could be one: nobody comes in.
  enterPortal: () => [
    { name: 'no token', path: '/api/portal/entry', body: { token: '' }, allows: () => true },
  ],
  readPortalEntry: () => [{ name: 'entry', path: '/api/portal/entry', allows: nobodyOfStaff }],
  // Whoever leaves is out for the rest of the matrix.
  leavePortal: () => [],
  listPortalAnswers: () => [{ name: 'own', path: '/api/portal/submissions', allows: nobodyOfStaff }],
  openRevision: () => revisions(),
  revise: () => revisions({ answers: answersOf({ name: 'x' }) }),
};

/** One answer of each to a portal form of their municipality; nobody asks to revise it. */
export async function openPortal(world: TestWorld): Promise<Readonly<Record<PortalPersonaName, Caller>>> {
  await saveCitizens(world);
  for (const [name, owner] of Object.entries(OWNERS)) {
    const form = { id: `portal${name}`, definition: PORTAL_FORM, areaId: owner.place.areas[0] };
    const formId = await saveForm(world.as.admin, form);
    const sent = await submitAsCitizen(await comeIn(world, owner), formId, { id: `portal${name}` });
    if (sent.status !== 200) throw new Error(`answer was not stored: ${JSON.stringify(sent.body)}`);
  }
  return { portalCitizen: await comeIn(world, ANA), otherPortalCitizen: await comeIn(world, BEA) };
}

/** What the policy says to who came from the portal: 'let past', or the problem. */
export function decisionFor(
  { access }: Endpoint,
  target: PortalTarget,
  persona: PortalPersonaName,
): 'let past' | 'not-signed-in' | 'submission-not-found' {
  if (access.kind === 'public') return 'let past';
  if (access.kind !== 'portal-citizen') return 'not-signed-in';
  return target.allowsCitizen?.(PORTAL_PERSONAS[persona]) === false ? 'submission-not-found' : 'let past';
}

const DENIALS = [
  'not-signed-in',
  'forbidden',
  'form-outside-areas',
  'submission-not-found',
  'portal-entry-failed',
];

export function decided({ body }: TestReply): string {
  return DENIALS.includes(body?.code) ? body.code : 'let past';
}
