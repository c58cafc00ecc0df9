// Sets a password: by a link, once, or by giving the current one. Other sessions of the account end with it.
// rules: X33.43-X33.46, X37.65
import type { Body } from '@constancia/contract/endpoint.ts';
import type { changePassword as changePasswordEndpoint } from '@constancia/contract/passwords.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { checkPassword } from '@constancia/domain/users/password.ts';
import type { FastifyRequest } from 'fastify';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashPassword } from '../../users/public.ts';
import { hashToken } from '../cookie.ts';
import { endSessionsOf, lockAccount } from '../queries.ts';
import { proveAgain, type SignInServices } from '../sign-in.ts';
import type { LeakedPasswords } from './leaked-passwords.ts';
import {
  deleteLinksOf,
  findAccountOfLink,
  findPasswordAccount,
  type PasswordAccount,
  storePassword,
  takeLink,
} from './queries.ts';

interface LinkServices {
  readonly db: Database;
  readonly leaked: LeakedPasswords;
  readonly clock: Clock;
}

async function refuseGuessable(
  password: string,
  account: PasswordAccount,
  leaked: LeakedPasswords,
): Promise<void> {
  const { username, email, firstName, lastName, municipalityName } = account;
  const issues = checkPassword(password, [username, email, firstName, lastName, municipalityName]);
  if (issues.length > 0) throw new Problem('password-refused', { issues });
  if (await leaked.has(password))
    throw new Problem('password-refused', {
      issues: [{ code: 'password-leaked', at: { field: 'password' } }],
    });
}

export async function accountOfLink(
  { db, clock }: Omit<LinkServices, 'leaked'>,
  token: string,
): Promise<PasswordAccount> {
  const account = await findAccountOfLink(db, hashToken(token), clock());
  if (!account) throw new Problem('password-link-gone');
  return account;
}

/** The link stays usable when the password is refused. Returns the e-mail address to sign in with. */
export async function setPasswordByLink(
  services: LinkServices,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<string> {
  const account = await accountOfLink(services, token);
  await refuseGuessable(password, account, services.leaked);
  const passwordHash = await hashPassword(password);
  const at = services.clock();
  await inTransaction(services.db, async (tx) => {
    // The account first, as for who closes it, which deletes its links.
    await lockAccount(tx, { municipalityId: account.municipalityId, userId: account.id });
    if (!(await takeLink(tx, hashToken(token), at))) throw new Problem('password-link-gone');
    const set = { passwordHash, at, by: '', how: 'set-by-link', keep: null } as const;
    if (!(await replacePassword(tx, account, set))) throw new Problem('password-link-gone');
  });
  return account.email;
}

/**
 * `keep`: hash of the session's token that stays open. `former`: hash of the password that was given. False when the account is
 * closed, or has another password by now.
 */
async function replacePassword(
  tx: Queryable,
  account: PasswordAccount,
  {
    passwordHash,
    at,
    by,
    how,
    keep,
    former,
  }: {
    readonly passwordHash: string;
    readonly at: Date;
    readonly by: string;
    readonly how: 'set-by-link' | 'changed';
    readonly keep: Buffer | null;
    readonly former?: string | null;
  },
): Promise<boolean> {
  if (!(await storePassword(tx, account, { passwordHash, former }))) return false;
  await deleteLinksOf(tx, account);
  const ended = await endSessionsOf(tx, { municipalityId: account.municipalityId, userId: account.id }, keep);
  await appendAudit(tx, {
    municipalityId: account.municipalityId,
    at,
    actor: by,
    action: 'update',
    subject: 'user',
    subjectId: account.id,
    details: { password: how, sessionsEnded: ended },
  });
  return true;
}

export async function changePassword(
  services: SignInServices & Pick<LinkServices, 'leaked'>,
  actor: Actor,
  { body, request }: { readonly body: Body<typeof changePasswordEndpoint>; readonly request: FastifyRequest },
): Promise<void> {
  const { db, clock, cookie } = services;
  const given = { password: body.current, solution: body.solution, request };
  const former = await proveAgain(services, actor, given);
  const account = await findPasswordAccount(db, { municipalityId: actor.municipalityId, id: actor.userId });
  if (!account) throw new Problem('password-wrong');
  await refuseGuessable(body.password, account, services.leaked);
  const passwordHash = await hashPassword(body.password);
  const keep = cookie.hashOf(request);
  await inTransaction(db, async (tx) => {
    const set = { passwordHash, at: clock(), by: actor.username, how: 'changed', keep, former } as const;
    if (!(await replacePassword(tx, account, set))) throw new Problem('password-wrong');
  });
}
