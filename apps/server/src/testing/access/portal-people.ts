// Two citizens from the portal, and one of the other town with the same id and number; each has a submission
// on a portal form of their municipality.
import { answersOf, saveForm } from '../forms.ts';
import { ANA, ANA_AWAY, BEA, enterPortal, PORTAL_FORM, saveCitizens, submitAsCitizen } from '../portal.ts';
import { testId } from '../territory.ts';
import type { Caller, TestWorld } from '../with-app.ts';
import type { PortalPersonaName } from './rights/people.ts';

const PEOPLE = { ana: ANA, bea: BEA, anaAway: ANA_AWAY } as const;
export type PortalOwner = keyof typeof PEOPLE;

export const submissionOfCitizen = (owner: PortalOwner) => testId(`portal${owner}`);

/** One submission each; nobody has asked to revise it. */
export async function openPortal(world: TestWorld): Promise<Readonly<Record<PortalPersonaName, Caller>>> {
  await saveCitizens(world);
  for (const [name, owner] of Object.entries(PEOPLE)) {
    const form = { id: `portal${name}`, definition: PORTAL_FORM, areaId: owner.municipality.areas[0] };
    const formId = await saveForm(world.as.admin, form);
    const sent = await submitAsCitizen(await enterPortal(world, owner), formId, {
      id: `portal${name}`,
      answers: answersOf({ name: 'x' }),
    });
    if (sent.status !== 200) throw new Error(`answer was not stored: ${JSON.stringify(sent.body)}`);
  }
  return { portalCitizen: await enterPortal(world, ANA), otherPortalCitizen: await enterPortal(world, BEA) };
}
