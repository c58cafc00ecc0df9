// Creates an account: the municipal platform verifies the username first, and a failed verification stores nothing.
// rules: P4.32, P5.05-P5.12, P6.24, X33.42
import type { createUser } from '@constancia/contract/administration/users.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { rolesToGive, userScope } from '@constancia/domain/access/user-scope.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { isMailAddress } from '@constancia/domain/mail/mail-address.ts';
import { checkNewUser } from '@constancia/domain/users/new-user.ts';
import { PROVIDER_ID } from '@constancia/domain/users/provider.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { storeOrCheck } from '../../../platform/db/store-or-check.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { AccountDirectory, VerifiedUsername } from '../../../ports/accounts/port.ts';
import type { MailTransport } from '../../../ports/mail/port.ts';
import { OutsideFailure } from '../../../ports/outside-call/outside-failure.ts';
import { postPasswordLetter, type SessionServices } from '../../session/public.ts';
import { isAccountName } from '../../users/public.ts';
import { findMunicipality } from '../municipalities/queries.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { type Account, areasOf, findAccount, insertAccount, replaceAreas } from './queries.ts';

export interface UserServices extends AdministrationServices, SessionServices {
  readonly accounts: AccountDirectory;
  readonly transport: MailTransport;
  readonly publicOrigin: string | null;
}

/** Where and how the owner of a new account reads their invitation. */
export interface Invitation {
  readonly origin: string;
  readonly language: string;
}

type NewUserBody = Body<typeof createUser>;

const REFUSALS = { taken: 'username-taken', failed: 'platform-failed', unknown: 'username-refused' } as const;

interface Creation {
  readonly given: NewUserBody;
  readonly invitation: Invitation;
  /** Judges everything but the username in the municipal platform, and stores nothing. */
  readonly onlyCheck?: boolean;
}

export async function saveNewUser(
  services: UserServices,
  actor: Actor,
  { given, invitation, onlyCheck = false }: Creation,
): Promise<void> {
  const { db, clock, transport } = services;
  // As it is stored (P5.10, P5.11).
  const body = { ...given, username: lookupName(given.username), email: given.email.trim() };
  const stored = await findAccount(db, body.id);
  if (stored) {
    if (isSame(stored, body)) return;
    throw new Problem('id-taken');
  }
  const municipality = await judge(services, actor, body);
  if (await isAccountName(db, body.username)) throw new Problem('username-taken');
  if (!onlyCheck)
    await verify(services, { ...municipality, municipalityId: body.municipalityId, username: body.username });
  const at = clock();
  await storeOrCheck(db, { onlyCheck }, async (tx) => {
    const against = await insertAccount(tx, {
      municipalityId: body.municipalityId,
      id: body.id,
      username: body.username,
      email: body.email,
      emailLookup: lookupName(body.email),
      firstName: body.firstName.trim(),
      lastName: body.lastName.trim(),
      role: body.roles[0] ?? '',
      providerId: PROVIDER_ID,
      updatedAt: at,
      updatedBy: actor.username,
    });
    if (against === 'id-taken' && isSame(await findAccount(tx, body.id), body)) return;
    if (against === 'email-taken') refuse([{ code: 'email-taken', at: { field: 'email' } }]);
    else if (against !== null) throw new Problem(against === 'id-retired' ? 'id-taken' : against);
    await replaceAreas(tx, body, [...new Set(body.areaIds)]);
    await appendAudit(tx, {
      municipalityId: body.municipalityId,
      at,
      actor: actor.username,
      action: 'create',
      subject: 'user',
      subjectId: body.id,
      details: { username: body.username, role: body.roles[0], areas: body.areaIds },
    });
    if (body.email === '' || transport.kind !== 'smtp') return;
    const asked = { ...invitation, purpose: 'invitation', at, by: actor.username } as const;
    await postPasswordLetter(tx, body, asked);
  });
}

/** What an account is made of, as it is stored. */
function valuesOf({
  username,
  municipalityId,
  email,
  firstName,
  lastName,
  roles,
  areaIds,
}: Omit<NewUserBody, 'id'>) {
  const names = [firstName.trim(), lastName.trim()];
  return [username, municipalityId, email, ...names, roles[0] ?? '', [...new Set(areaIds)].toSorted()];
}

/**
 * The same request sent twice gets the same reply. One that asks for something else, such as another role, does not: it would
 * seem to be stored.
 */
function isSame(stored: Account | null, given: NewUserBody): boolean {
  if (!stored) return false;
  const { areas, roles, ...same } = stored;
  const now = { ...same, roles: [...roles], areaIds: areas.map(({ id }) => id) };
  return sameValue(valuesOf(now), valuesOf(given));
}

/** Throws user-invalid when there is an issue. */
export function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Problem('user-invalid', { issues });
}

/** Checks everything that can be known without the platform; returns what it asks about the municipality. */
async function judge(
  { db }: UserServices,
  actor: Actor,
  body: NewUserBody,
): Promise<{ readonly platformId: number | null; readonly usesAws: boolean }> {
  const scope = userScope(actor);
  if (scope !== null && scope !== body.municipalityId) throw new Problem('forbidden');
  const municipality = await findMunicipality(db, body.municipalityId);
  const known = municipality ? body : { ...body, municipalityId: '' };
  const issues = checkNewUser(known, {
    choosesMunicipality: worksAcrossMunicipalities(actor),
    isOnPlatform: (municipality?.platformId ?? null) !== null,
  });
  refuse(issues);
  refuse(checkRole(actor, body.roles));
  refuse(checkAreas(body.areaIds, await areasOf(db, body.municipalityId)));
  if (body.email !== '' && !isMailAddress(body.email))
    refuse([{ code: 'email-invalid', at: { field: 'email' } }]);
  return { platformId: municipality?.platformId ?? null, usesAws: municipality?.usesAws ?? false };
}

/** The server decides which role a person may give, whatever the dialog offered. */
export function checkRole(actor: Actor, roles: readonly string[]): readonly Issue[] {
  const offered: readonly string[] = rolesToGive(actor);
  return roles.every((role) => offered.includes(role))
    ? []
    : [{ code: 'role-not-offered', at: { field: 'roles' } }];
}

export function checkAreas(
  areaIds: readonly string[],
  known: readonly { readonly id: string }[],
): readonly Issue[] {
  return areaIds.every((id) => known.some((area) => area.id === id))
    ? []
    : [{ code: 'area-unknown', at: { field: 'areaIds' } }];
}

type Asked = Parameters<AccountDirectory['verify']>[1];

async function verify({ db, accounts }: UserServices, asked: Asked): Promise<void> {
  const verified = await accounts.verify(db, asked).catch((error: unknown): VerifiedUsername => {
    if (error instanceof OutsideFailure) throw new Problem('user-not-verified');
    throw error;
  });
  if (verified !== 'known') throw new Problem(REFUSALS[verified]);
}
