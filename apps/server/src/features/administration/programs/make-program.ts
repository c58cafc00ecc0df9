// Makes and revokes the tokens of programs. A token is given once, in the reply that made it; its hash is stored.
// rules: X38.01-X38.03, X38.09, X40.59
import type {
  createProgram,
  listPrograms,
  readProgramOffer,
} from '@constancia/contract/administration/programs.ts';
import type { Body, Query, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { checkNewProgram } from '@constancia/domain/access/new-program.ts';
import { isProgramRight, rightsToGive } from '@constancia/domain/access/program.ts';
import {
  ENDED_PROGRAMS_MAX,
  latestExpiry,
  PROGRAMS_MAX,
  programState,
} from '@constancia/domain/access/program-token.ts';
import { isRole } from '@constancia/domain/access/role-table.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { dayAfter, localClock } from '@constancia/domain/time/local-clock.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { isNetwork } from '../../../platform/http/trusted-proxies.ts';
import { hashToken, newProgramToken, shownBeginning } from '../../session/public.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { managed } from '../users/edit-user.ts';
import type { Account } from '../users/queries.ts';
import {
  areasOfOwner,
  countUsable,
  deleteEnded,
  insertToken,
  listTokens,
  lockToken,
  lockTokens,
  type ProgramRow,
  revokeToken,
  timeZoneOf,
} from './queries.ts';

type Offer = Reply<typeof readProgramOffer>;

function present(row: ProgramRow, now: Date): Reply<typeof listPrograms>['programs'][number] {
  const { id, name, beginning, ownerId, ownerName, networks, createdBy, lastUsedFrom } = row;
  return {
    id,
    name,
    beginning,
    owner: { id: ownerId, username: ownerName },
    rights: row.rights.filter(isProgramRight),
    areas: row.areas && [...row.areas],
    networks: [...networks],
    state: programState(row, now),
    createdAt: row.createdAt.toISOString(),
    createdBy,
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedFrom,
  };
}

export async function programsOf(
  { db, clock }: AdministrationServices,
  { municipalityId }: Actor,
  { text, page }: Query<typeof listPrograms>,
): Promise<Reply<typeof listPrograms>> {
  const now = clock();
  const asked = { text: text.trim(), at: now, page, size: PAGE_SIZES.programs };
  const { rows, total } = await listTokens(db, municipalityId, asked);
  return {
    total,
    programs: rows.map((row) => present(row, now)),
    timeZone: await timeZoneOf(db, municipalityId),
  };
}

/**
 * An active account of the own municipality that the person manages: so nobody makes a token for more than they could give
 * an account. Locked, because it may be closed at this moment.
 */
async function ownerOf(
  db: Queryable,
  actor: Actor,
  asked: { readonly id: string; readonly lock: boolean },
): Promise<Account> {
  const account = await managed(db, actor, asked);
  if (account.municipalityId !== actor.municipalityId || !account.active) throw new Problem('user-not-found');
  return account;
}

async function offerOf(db: Queryable, owner: Account, now: Date): Promise<Offer> {
  const [role] = owner.roles;
  const today = localClock(await timeZoneOf(db, owner.municipalityId)).dayOf(now.getTime());
  return {
    rights: [...rightsToGive({ role: isRole(role) ? role : null })],
    areas: [...(await areasOfOwner(db, owner))],
    firstDay: today,
    lastDay: latestExpiry(today),
  };
}

export async function readOffer(
  { db, clock }: AdministrationServices,
  actor: Actor,
  ownerId: string,
): Promise<Offer> {
  return offerOf(db, await ownerOf(db, actor, { id: ownerId, lock: false }), clock());
}

function checkNetworks(networks: readonly string[]): readonly Issue[] {
  return networks.flatMap((network, position) =>
    isNetwork(network) && !/^::ffff:/i.test(network)
      ? []
      : [{ code: 'network-invalid' as const, at: { field: `networks.${position}` }, values: { network } }],
  );
}

/** Returns the token. Throws program-invalid, programs-full, id-taken. */
export async function makeProgram(
  { db, clock }: AdministrationServices,
  actor: Actor,
  body: Body<typeof createProgram>,
): Promise<string> {
  const now = clock();
  const { municipalityId } = actor;
  const token = newProgramToken();
  const [rights, areaIds] = [[...new Set(body.rights)], body.areaIds && [...new Set(body.areaIds)]];
  const networks = body.networks.map((network) => network.trim());
  await inTransaction(db, async (tx) => {
    await lockTokens(tx, municipalityId);
    const owner = await ownerOf(tx, actor, { id: body.ownerId, lock: true });
    const offer = await offerOf(tx, owner, now);
    const issues = [
      ...checkNewProgram(body, { ...offer, today: offer.firstDay }),
      ...checkNetworks(networks),
    ];
    if (issues.length > 0) throw new Problem('program-invalid', { issues });
    if ((await countUsable(tx, municipalityId, now)) >= PROGRAMS_MAX) throw new Problem('programs-full');
    await deleteEnded(tx, municipalityId, { now, keep: ENDED_PROGRAMS_MAX - 1 });
    const name = body.name.trim();
    const isNew = await insertToken(tx, {
      municipalityId,
      id: body.id,
      name,
      ownerId: owner.id,
      ownerName: owner.username,
      tokenHash: hashToken(token),
      beginning: shownBeginning(token),
      rights,
      areaIds,
      networks,
      createdAt: now,
      createdBy: actor.username,
      expiresAt: await endOf(tx, municipalityId, body.expiresOn),
    });
    if (!isNew) throw new Problem('id-taken');
    await appendAudit(tx, {
      municipalityId,
      at: now,
      actor: actor.username,
      action: 'create',
      subject: 'program',
      subjectId: body.id,
      details: {
        name,
        owner: owner.username,
        rights,
        areas: areaIds ?? 'all',
        networks,
        expiresOn: body.expiresOn,
      },
    });
  });
  return token;
}

/** The midnight after a day of the municipality. */
async function endOf(db: Queryable, municipalityId: string, day: string): Promise<Date> {
  return new Date(localClock(await timeZoneOf(db, municipalityId)).momentOf(dayAfter(day, 1), 0));
}

/** Throws program-not-found. A token that was revoked before stays as it is. */
export async function endProgram(
  { db, clock }: AdministrationServices,
  { municipalityId, username }: Actor,
  id: string,
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    const token = await lockToken(tx, municipalityId, id);
    if (!token) throw new Problem('program-not-found');
    if (token.revokedAt !== null) return;
    await revokeToken(tx, { municipalityId, id }, { at, by: username });
    await appendAudit(tx, {
      municipalityId,
      at,
      actor: username,
      action: 'update',
      subject: 'program',
      subjectId: id,
      details: { name: token.name, owner: token.ownerName, revoked: true },
    });
  });
}
