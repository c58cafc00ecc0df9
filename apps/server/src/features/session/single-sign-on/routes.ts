// Endpoints of single sign-on.
// rules: P7.33, X34.10-X34.14
import {
  beginSingleSignOn,
  completeSingleSignOn,
  endProviderSession,
} from '@constancia/contract/single-sign-on.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { originOf } from '../../../platform/http/origin-of.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countTry } from '../../../platform/rate-limit/queries.ts';
import type { IdentityProvider, ProviderLogout } from '../../../ports/identity/port.ts';
import { OutsideFailure } from '../../../ports/outside-call/outside-failure.ts';
import { noteEnded } from '../end-session.ts';
import { presentSignedIn } from '../present.ts';
import { endProviderSessions } from '../queries.ts';
import type { SignInServices } from '../sign-in.ts';
import type { IdTokens } from './id-tokens.ts';
import type { PendingCookie } from './pending-cookie.ts';
import { signInByProvider } from './sign-in-by-provider.ts';

export interface SingleSignOnServices extends SignInServices {
  /** Null for an installation without single sign-on. */
  readonly identity: IdentityProvider | null;
  readonly pendingCookie: PendingCookie;
  readonly idTokens: IdTokens;
  readonly publicOrigin: string | null;
}

/** Seconds in which a notice is remembered: longer than it is good for. */
const NOTICE_SECONDS = 15 * 60;

/** `refused`: the problem when the provider did not confirm what it was asked. */
async function asked<T>(refused: 'single-sign-on-failed' | 'logout-refused', work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    throw new Problem(error.kind === 'refused' ? refused : 'identity-unavailable');
  }
}

export function singleSignOnRoutes(services: SingleSignOnServices): readonly Route[] {
  const { db, identity, pendingCookie, publicOrigin, clock, log } = services;
  const provider = (): IdentityProvider => {
    if (!identity) throw new Problem('single-sign-on-off');
    return identity;
  };
  const urlOf = (request: FastifyRequest, page: 'singleSignOn' | 'login') =>
    `${originOf(publicOrigin, request)}${pathOf(page)}`;
  return [
    route(beginSingleSignOn, async ({ body, request, reply }) => {
      const { url, pending } = await asked(
        'single-sign-on-failed',
        provider().begin(urlOf(request, 'singleSignOn')),
      );
      pendingCookie.set(reply, { ...pending, ...body }, clock());
      return { url };
    }),
    route(completeSingleSignOn, async ({ body, request, reply }) => {
      const pending = pendingCookie.take(request, reply, clock());
      if (!identity || !pending) throw new Problem(identity ? 'single-sign-on-failed' : 'single-sign-on-off');
      const returned = new URL(urlOf(request, 'singleSignOn'));
      returned.search = body.query;
      const proven = await asked('single-sign-on-failed', identity.complete(returned, pending));
      const entered = await signInByProvider(services, proven, { request, reply });
      const { popup } = pending;
      if (typeof entered !== 'string') return { ...(await presentSignedIn(db, entered)), popup };
      const leaving = identity.signOutUrl(urlOf(request, 'login'), proven.idToken).catch(() => null);
      return {
        account: null,
        popup,
        unregistered: { why: entered, username: proven.shownName, signOutUrl: await leaving },
      };
    }),
    route(endProviderSession, async ({ bytes }) => {
      const token = new URLSearchParams(bytes.toString('utf8')).get('logout_token') ?? '';
      const logout = await asked('logout-refused', provider().readLogout(token));
      const ended = await takeLogout(services, logout);
      log.info({ ended }, 'logout at the identity provider');
      return {};
    }),
  ];
}

/** Returns how many sessions ended. */
function takeLogout({ db, clock }: SingleSignOnServices, { id, ...named }: ProviderLogout): Promise<number> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    const once = { key: `provider-logout-notice:${id}`, tries: 1, windowSeconds: NOTICE_SECONDS };
    if ((await countTry(tx, once, at)) !== null) throw new Problem('logout-refused');
    const ended = await endProviderSessions(tx, named);
    for (const owner of ended) await noteEnded(tx, owner, { at, by: '', ended: 1 });
    return ended.length;
  });
}
