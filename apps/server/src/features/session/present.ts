// Converts sessions to what the browser may know of them and of their account.
import type { Account, OpenSession, SignedIn } from '@constancia/contract/session.ts';
import { may, mayPublishForms, usesHome, worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { ACTIONS, SUBJECTS } from '@constancia/domain/access/role-table.ts';
import { mayOfferVideo, settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/db/database.ts';
import { actorOf, type SessionServices, sessionLimits } from './authenticate.ts';
import { findWays, listSessionsOfUser, type SessionOwner, type SessionRow } from './queries.ts';

export function presentAccount(session: SessionRow): Account {
  const actor = actorOf(session);
  const rights = SUBJECTS.map((subject) => ({
    subject,
    actions: ACTIONS.filter((action) => may(actor, action, subject)),
  }));
  return {
    userId: actor.userId,
    username: session.username,
    email: session.email,
    firstName: session.firstName,
    lastName: session.lastName,
    kind: session.providerSubject === null ? 'product' : 'single-sign-on',
    role: actor.role,
    municipality: {
      id: session.municipalityId,
      name: session.municipalityName,
      keyword: session.keyword,
      timeZone: session.timeZone,
    },
    areas: session.areas.map(({ id, name }) => ({ id, name })),
    rights: rights.filter(({ actions }) => actions.length > 0),
    publishesForms: mayPublishForms(actor),
    offersVideo: mayOfferVideo(settingsOf(session.settings), session.username),
    acrossMunicipalities: worksAcrossMunicipalities(actor),
    usesHome: usesHome(actor),
  };
}

/** Without the account while the second step is still to come: it is nobody's yet. Then with the ways to take it. */
export async function presentSignedIn(db: Queryable, session: SessionRow): Promise<SignedIn> {
  const { awaits, municipalityId, userId } = session;
  if (awaits === '') return { account: presentAccount(session) };
  if (awaits !== 'code' || userId === null) return { account: null, awaits };
  return { account: null, awaits, ways: await findWays(db, { municipalityId, userId }) };
}

/** The open sessions of an account, newest use first; the one that asks is marked. */
export async function presentSessions(
  { db, clock, cookie, life }: SessionServices,
  owner: SessionOwner,
  request: FastifyRequest,
): Promise<OpenSession[]> {
  const tokenHash = cookie.hashOf(request) ?? Buffer.alloc(0);
  const rows = await listSessionsOfUser(db, owner, { tokenHash, limits: sessionLimits(life, clock()) });
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }));
}
