// The person whom a link of the citizen portal names, for staff who answer a form about them. The link is used up as by
// the person's own entry, and whatever is wrong with it, the reply is the same.
// rules: A2.01, A7.14, W6, X36.48
import type { Body } from '@constancia/contract/endpoint.ts';
import { findPersonOfPortal } from '@constancia/contract/submissions/people.ts';
import { plainNumber } from '@constancia/domain/citizens/person-number.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import { PortalFailure, type PortalLogin } from '../../ports/citizen-portal/port.ts';
import { orOnFailure } from '../../ports/outside-call/or-on-failure.ts';
import { registerOf } from '../citizens/public.ts';
import { hashToken } from '../session/public.ts';
import {
  type AskingForPerson,
  answerOfRegister,
  askingForPerson,
  auditPerson,
  type PeopleServices,
  replyAboutPerson,
} from '../submissions/public.ts';
import { type CitizenPortals, portalLogin } from './portal-login.ts';
import { useEntry } from './queries.ts';

export type PersonOfPortalServices = PeopleServices & { readonly portals: CitizenPortals };

type Credential = Body<typeof findPersonOfPortal>;

export function personOfPortalRoute(services: PersonOfPortalServices): Route {
  const { db, clock } = services;
  return route(findPersonOfPortal, async ({ actor, params, body }) => {
    const asked = await askingForPerson(services, actor, params.formId);
    const person = await personOf(services, asked, body);
    const at = clock();
    const { municipalityId } = asked.key;
    const entryHash = hashToken(body.token ?? body.hash ?? '');
    const known = await inTransaction(db, async (tx) => {
      const isFirst = person !== null && (await useEntry(tx, { municipalityId, entryHash, at }));
      // Who tries links is seen in the audit log too, and which of them led to nobody.
      await auditPerson(tx, asked, { at, action: 'read', person: isFirst ? person : null });
      return isFirst;
    });
    if (!known) throw new Problem('portal-person-unknown');
    return replyAboutPerson(db, asked, person);
  });
}

/** As the register has them now; null when the portal or the register knows nobody. Throws citizen-search-failed. */
async function personOf(
  services: PersonOfPortalServices,
  { form, key }: AskingForPerson,
  credential: Credential,
): Promise<Citizen | null> {
  const { log, registers } = services;
  const login = await loginOf(services, form, credential);
  if (!login || (login.municipalityId !== null && login.municipalityId !== form.municipalityId)) return null;
  return answerOfRegister(log, 'citizen-search-failed', () =>
    registerOf(registers, form.settings).getCitizen(key, {
      personType: 'fisica',
      number: plainNumber('fisica', login.documentNumber),
    }),
  );
}

function loginOf(
  { db, log, portals }: PersonOfPortalServices,
  { municipalityId, settings }: AskingForPerson['form'],
  credential: Credential,
): Promise<PortalLogin | null> {
  return orOnFailure(
    { log, service: 'citizen-portal', failure: PortalFailure },
    () => portalLogin({ db, portals }, credential, { id: municipalityId, settings }),
    () => {
      throw new Problem('citizen-search-failed');
    },
  );
}
