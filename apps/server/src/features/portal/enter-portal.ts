// Signs in a citizen from the citizen portal: the token in the URL is exchanged for a cookie, once. Whatever
// is wrong with the token or the portal, the reply is the same.
// rules: A6.06, A6.07, A7.14, A8.13, W6
import type { Body } from '@constancia/contract/endpoint.ts';
import type { enterPortal as enterEndpoint } from '@constancia/contract/submissions/portal.ts';
import {
  authorOfCitizen,
  citizenName,
  PORTAL_ENTRY_LIFE,
  type PortalCitizen,
} from '@constancia/domain/access/portal-citizen.ts';
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import type { FastifyReply } from 'fastify';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newSecretToken } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { PortalFailure, type PortalLogin } from '../../ports/citizen-portal/port.ts';
import { orOnFailure } from '../../ports/outside-call/or-on-failure.ts';
import { citizenNow, listFormerKeys, lockPerson } from '../citizens/public.ts';
import { findForm } from '../forms/public.ts';
import { type RevisionLinks, waitingRequest } from '../review/public.ts';
import { hashToken } from '../session/public.ts';
import { findSubmission, findSubmissionById } from '../submissions/public.ts';
import { isAccountName } from '../users/public.ts';
import type { PortalCookie } from './portal-cookie.ts';
import { type CitizenPortals, portalLogin } from './portal-login.ts';
import {
  findMunicipality,
  insertSession,
  municipalityOfPerson,
  type PortalMunicipality,
  useEntry,
} from './queries.ts';

export interface EntryServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly cookie: PortalCookie;
  readonly portals: CitizenPortals;
  readonly links: RevisionLinks;
}

type EnterBody = Body<typeof enterEndpoint>;

const hasBuiltInRegister = ({ settings }: PortalMunicipality) =>
  settingsOf(settings).citizenRegister === 'built-in';

const refused = () => new Problem('portal-entry-failed');

/**
 * Returns the citizen with their municipality and sets the cookie. Throws portal-entry-failed,
 * municipality-blocked.
 */
export async function enterPortal(
  services: EntryServices,
  body: EnterBody,
  reply: FastifyReply,
): Promise<{ readonly citizen: PortalCitizen; readonly municipality: PortalMunicipality }> {
  const { db, cookie } = services;
  const wanted = await wantedMunicipality(services, body);
  const invited = await invitedLogin(services, body, wanted);
  const login = invited ?? (await loginOf(services, body, wanted));
  const municipality = login && (wanted ?? (await municipalityOf(services, login)));
  if (!login || !municipality) throw refused();
  if (login.municipalityId !== null && login.municipalityId !== municipality.id) throw refused();
  if (municipality.countryDisabled) throw new Problem('municipality-blocked');
  const taken = await isAccountName(db, lookupName(citizenName(login)));
  const author = authorOfCitizen(login, taken ? 'taken' : 'free');
  const key = { municipalityId: municipality.id, id: login.id, documentNumber: login.documentNumber };
  const citizen = { ...login, ...key, author, formerly: await listFormerKeys(db, key) };
  const token = await openSession(services, citizen, {
    once: invited ? null : (body.token ?? body.hash ?? ''),
    isRegistered: hasBuiltInRegister(municipality),
  });
  cookie.set(reply, token);
  return { citizen, municipality };
}

/** The municipality of the form or submission; null when the citizen came for the list. */
async function wantedMunicipality(
  { db }: EntryServices,
  { formId, submissionId }: EnterBody,
): Promise<PortalMunicipality | null> {
  if (formId === undefined && submissionId === undefined) return null;
  const of =
    formId === undefined ? await findSubmissionById(db, submissionId ?? '') : await findForm(db, formId);
  const found = of && (await findMunicipality(db, of.municipalityId));
  if (!found) throw formId === undefined ? refused() : new Problem('form-not-found');
  return found;
}

/**
 * The citizen of a submission that they are asked to revise, when they come by the link of the e-mail: as the built-in
 * register has them now, and nobody when it erased them.
 */
async function invitedLogin(
  { db, clock, links }: EntryServices,
  { token, submissionId }: EnterBody,
  municipality: PortalMunicipality | null,
): Promise<PortalLogin | null> {
  const key = token === undefined ? null : links.read(token, clock());
  const row = key?.id === submissionId ? key && (await findSubmission(db, key)) : null;
  if (!row?.citizen || !(await waitingRequest(db, row))) return null;
  const { id, firstName, lastName, documentNumber } = row.citizen;
  const login = { id, firstName, lastName, documentNumber, username: '', municipalityId: row.municipalityId };
  return municipality && hasBuiltInRegister(municipality) ? citizenNow(db, login) : login;
}

/** Without a municipality only a token says who came. */
function loginOf(
  { db, log, portals }: EntryServices,
  { token, hash }: EnterBody,
  municipality: PortalMunicipality | null,
): Promise<PortalLogin | null> {
  const byToken = async (known: string) =>
    (await portals.builtIn.byToken(known)) ?? (portals.platform && (await portals.platform.byToken(known)));
  const ask = async (): Promise<PortalLogin | null> => {
    if (municipality) return portalLogin({ db, portals }, { token, hash }, municipality);
    return token === undefined ? null : byToken(token);
  };
  return orOnFailure({ log, service: 'citizen-portal', failure: PortalFailure }, ask, () => {
    throw refused();
  });
}

async function municipalityOf({ db }: EntryServices, login: PortalLogin): Promise<PortalMunicipality | null> {
  const id = login.municipalityId ?? (await municipalityOfPerson(db, login));
  return id === null ? null : findMunicipality(db, id);
}

interface Entry {
  /** The credential that opens no second session; null for one that may be used again. */
  readonly once: string | null;
  /** Whether people of the municipality are in the built-in register. */
  readonly isRegistered: boolean;
}

/** Who is erased at this moment gets no session: their name would stay in it. */
async function openSession(
  { db, clock }: EntryServices,
  citizen: PortalCitizen,
  { once, isRegistered }: Entry,
): Promise<string> {
  const token = newSecretToken();
  const at = clock();
  const { municipalityId } = citizen;
  await inTransaction(db, async (tx) => {
    if (once !== null && !(await useEntry(tx, { municipalityId, entryHash: hashToken(once), at })))
      throw refused();
    if (isRegistered && !(await lockPerson(tx, citizen))) throw refused();
    const expiresAt = new Date(at.getTime() + PORTAL_ENTRY_LIFE);
    await insertSession(tx, citizen, { tokenHash: hashToken(token), expiresAt });
    await appendAudit(tx, {
      municipalityId,
      at,
      actor: citizen.author,
      action: 'sign-in',
      subject: 'citizen',
      subjectId: String(citizen.id),
    });
  });
  return token;
}
