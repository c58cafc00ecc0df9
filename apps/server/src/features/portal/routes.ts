// Endpoints for citizens from the citizen portal: signing in, their submissions, and revising one.
// rules: P2.24-P2.26, A4.48, R7.27, W7
import type { Reply } from '@constancia/contract/endpoint.ts';
import * as contract from '@constancia/contract/submissions/portal.ts';
import { listPortalReadings } from '@constancia/contract/submissions/portal-readings.ts';
import { mayAnswerAsCitizen, type PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import { entryLimits } from '@constancia/domain/submissions/checks/entry-limits.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findForm } from '../forms/public.ts';
import { countOfPerson } from '../submissions/public.ts';
import { brandOf } from '../territory/public.ts';
import { type EntryServices, enterPortal } from './enter-portal.ts';
import { linkOfOwnAppointment } from './own-appointment.ts';
import { ownReadings } from './own-readings.ts';
import { type OwnSubmissionServices, readOwnSubmission, requestOwnRecord } from './own-submission.ts';
import { ownSubmissions } from './own-submissions.ts';
import { endSession, findMunicipality, type PortalMunicipality } from './queries.ts';
import { type PersonOfPortalServices, personOfPortalRoute } from './person-of-portal.ts';
import { openRevision, type RevisionServices, storeRevision } from './revise.ts';

export type PortalServices = EntryServices &
  RevisionServices &
  OwnSubmissionServices &
  PersonOfPortalServices;

interface Entered {
  readonly citizen: PortalCitizen;
  readonly municipality: PortalMunicipality;
}

async function present(
  services: PortalServices,
  { citizen, municipality }: Entered,
  formId: string | undefined,
): Promise<Reply<typeof contract.readPortalEntry>> {
  const { signer, clock } = services;
  const { id, firstName, lastName, username, formerly } = citizen;
  return {
    citizen: { id, firstName, lastName, username },
    municipality: {
      id: municipality.id,
      name: municipality.name,
      brand: brandOf(signer, { settings: municipality.settings, formId: formId ?? '', now: clock() }),
      usesAws: municipality.usesAws,
    },
    formerIds: [...new Set(formerly.map((key) => key.id))].filter((former) => former !== id),
    alreadyAnswered: formId !== undefined && (await alreadyAnswered(services, citizen, formId)),
  };
}

/** Reveals nothing about a form that this citizen may not answer. */
async function alreadyAnswered(
  { db, versions }: PortalServices,
  citizen: PortalCitizen,
  formId: string,
): Promise<boolean> {
  const form = await findForm(db, formId);
  if (!form || !mayAnswerAsCitizen(citizen, { municipalityId: form.municipalityId, portal: form.portal }))
    return false;
  const definition = (await versions.load(form, form.version))?.definition;
  if (!definition?.options.singleAnswer) return false;
  const ofCitizen = await countOfPerson(db, form, citizen);
  return entryLimits(definition, { ofForm: 0, ofCitizen }).alreadyAnswered;
}

function entryRoutes(services: PortalServices): readonly Route[] {
  const { db, clock, cookie } = services;
  return [
    route(contract.enterPortal, async ({ body, reply }) =>
      present(services, await enterPortal(services, body, reply), body.formId),
    ),
    route(contract.readPortalEntry, async ({ citizen, query }) => {
      const municipality = await findMunicipality(db, citizen.municipalityId);
      if (!municipality) throw new Problem('portal-entry-failed');
      return present(services, { citizen, municipality }, query.formId);
    }),
    route(contract.leavePortal, async ({ request, reply }) => {
      const hash = cookie.hashOf(request);
      cookie.clear(reply);
      if (hash) {
        await inTransaction(db, async (tx) => {
          const ended = await endSession(tx, hash);
          if (!ended) return;
          await appendAudit(tx, {
            municipalityId: ended.municipalityId,
            at: clock(),
            actor: '',
            action: 'sign-out',
            subject: 'citizen',
            subjectId: ended.citizenId,
          });
        });
      }
      return {};
    }),
  ];
}

export function portalRoutes(services: PortalServices): readonly Route[] {
  return [
    ...entryRoutes(services),
    personOfPortalRoute(services),
    route(contract.listPortalSubmissions, async ({ citizen, query }) =>
      ownSubmissions(services, citizen, query.cursor),
    ),
    route(listPortalReadings, async ({ citizen, query }) =>
      ownReadings(services, citizen, query.before ?? null),
    ),
    route(
      contract.readPortalSubmission,
      async ({ citizen, params: { submissionId }, query: { language }, request, audit }) =>
        readOwnSubmission(services, { citizen, submissionId, language }, { request, audit }),
    ),
    route(
      contract.requestPortalRecord,
      async ({ citizen, params: { submissionId }, body: { language }, request, reply }) => ({
        id: await requestOwnRecord(services, { citizen, submissionId, language }, { request, reply }),
      }),
    ),
    route(contract.makePortalAppointmentLink, async ({ citizen, params: { submissionId } }) => ({
      path: await linkOfOwnAppointment(services, { citizen, submissionId }),
    })),
    route(contract.openRevision, async ({ citizen, params: { submissionId }, audit }) =>
      openRevision(services, { citizen, submissionId }, audit),
    ),
    route(contract.revise, async ({ citizen, params: { submissionId }, body }) =>
      storeRevision(services, { citizen, submissionId }, body),
    ),
  ];
}
