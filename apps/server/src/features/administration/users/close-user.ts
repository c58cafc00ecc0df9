// Deactivates, activates and deletes accounts, ends their sessions, takes lost second factors off, unbinds them from the
// identity provider, and gives their owners links for a password.
// rules: X33.40-X33.42, X33.50, X34.06, X37.57
import type { sendPasswordLink as sendPasswordLinkEndpoint } from '@constancia/contract/administration/user-life.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  deleteLinksOf,
  endSessionsOfAccount,
  lockSessionsOf,
  makeLink,
  postPasswordLetter,
  takeOffSecondFactor as takeOff,
} from '../../session/public.ts';
import { unbindFromIdentity } from '../../users/public.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import type { UserServices } from './create-user.ts';
import { managed } from './edit-user.ts';
import { deleteAccount, lockAdministrators, setDeactivated } from './life-queries.ts';
import type { Account } from './queries.ts';

/** The account of somebody else, locked with its sessions. Throws user-not-found, own-account. */
async function lockOther(tx: Queryable, actor: Actor, userId: string): Promise<Account> {
  const account = await managed(tx, actor, { id: userId, lock: true });
  if (userId === actor.userId) throw new Problem('own-account');
  await lockSessionsOf(tx, { municipalityId: account.municipalityId, userId });
  return account;
}

/** The account, locked. Nobody closes their own, and one administrator stays. */
async function closing(tx: Queryable, actor: Actor, userId: string): Promise<Account> {
  const administrators = await lockAdministrators(tx);
  const account = await lockOther(tx, actor, userId);
  if (administrators.length === 1 && administrators[0] === userId) throw new Problem('last-administrator');
  return account;
}

function about(account: Account, { at, by }: { readonly at: Date; readonly by: string }) {
  const { municipalityId, id } = account;
  return { municipalityId, at, actor: by, subject: 'user', subjectId: id } as const;
}

export async function setUserActive(
  { db, clock }: AdministrationServices,
  actor: Actor,
  { userId, active }: { readonly userId: string; readonly active: boolean },
): Promise<void> {
  const done = { at: clock(), by: actor.username };
  await inTransaction(db, async (tx) => {
    const account = await closing(tx, actor, userId);
    if (account.active === active) return;
    await setDeactivated(tx, account, { ...done, deactivatedAt: active ? null : done.at });
    await appendAudit(tx, { ...about(account, done), action: 'update', details: { active } });
    if (active) return;
    await deleteLinksOf(tx, account);
    await endSessionsOfAccount(
      tx,
      { municipalityId: account.municipalityId, userId },
      { ...done, keep: null },
    );
  });
}

export async function removeUser(
  { db, clock }: AdministrationServices,
  actor: Actor,
  userId: string,
): Promise<void> {
  const done = { at: clock(), by: actor.username };
  await inTransaction(db, async (tx) => {
    const account = await closing(tx, actor, userId);
    await deleteAccount(tx, account, done);
    const details = { username: account.username, role: account.roles[0] ?? '' };
    await appendAudit(tx, { ...about(account, done), action: 'delete', details });
  });
}

/** Sends the owner a letter. Without a mail server the person who asks gets the link, to hand it over. */
export async function sendPasswordLink(
  { db, clock, transport }: UserServices,
  actor: Actor,
  {
    userId,
    origin,
    language,
  }: { readonly userId: string; readonly origin: string; readonly language: string },
): Promise<Reply<typeof sendPasswordLinkEndpoint>> {
  const done = { at: clock(), by: actor.username };
  return inTransaction(db, async (tx) => {
    const account = await lockOther(tx, actor, userId);
    if (account.email === '') throw new Problem('user-without-email');
    if (!account.active) throw new Problem('user-deactivated');
    const asked = { purpose: 'invitation', origin, ...done } as const;
    const sends = transport.kind === 'smtp';
    const details = { password: sends ? 'letter-sent' : 'link-shown' };
    await appendAudit(tx, { ...about(account, done), action: 'update', details });
    if (!sends) return { sentTo: null, link: await makeLink(tx, account, asked) };
    await postPasswordLetter(tx, account, { ...asked, language });
    return { sentTo: account.email, link: null };
  });
}

export async function endUserSessions(
  { db, clock }: AdministrationServices,
  actor: Actor,
  userId: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { municipalityId } = await lockOther(tx, actor, userId);
    const ending = { at: clock(), by: actor.username, keep: null };
    return endSessionsOfAccount(tx, { municipalityId, userId }, ending);
  });
}

/** Its owner signs in with the password alone, or sets up another one when the role must have it. */
export async function takeOffSecondFactor(
  { db, clock }: AdministrationServices,
  actor: Actor,
  userId: string,
): Promise<void> {
  const done = { at: clock(), by: actor.username };
  await inTransaction(db, async (tx) => {
    const { municipalityId } = await lockOther(tx, actor, userId);
    await takeOff(tx, { municipalityId, userId }, done);
    await endSessionsOfAccount(tx, { municipalityId, userId }, { ...done, keep: null });
  });
}

/**
 * For an account that changes hands, or whose owner has a new identity at the provider: the next single sign-on binds it
 * anew. Throws provider-not-bound when it belongs to none.
 */
export async function unbindUser(
  { db, clock }: AdministrationServices,
  actor: Actor,
  userId: string,
): Promise<void> {
  const done = { at: clock(), by: actor.username };
  await inTransaction(db, async (tx) => {
    const account = await lockOther(tx, actor, userId);
    if (!(await unbindFromIdentity(tx, account))) throw new Problem('provider-not-bound');
    const details = { singleSignOn: 'unbound' };
    await appendAudit(tx, { ...about(account, done), action: 'update', details });
    const { municipalityId } = account;
    await endSessionsOfAccount(tx, { municipalityId, userId }, { ...done, keep: null });
  });
}
