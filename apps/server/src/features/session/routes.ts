// Endpoints that start, read and end a session.
// rules: P2.48, P4.01-P4.06, P7.31
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  readSession,
  signIn,
  signOut,
} from '@constancia/contract/session.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { originOf } from '../../platform/http/origin-of.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { IdentityProvider } from '../../ports/identity/port.ts';
import { anySession } from './authenticate.ts';
import { endSession, endSessionsOfAccount, noteEnded } from './end-session.ts';
import { presentSessions, presentSignedIn } from './present.ts';
import { endSessionOfUser, findRemoteValues } from './queries.ts';
import { type SignInServices, signInWithPassword } from './sign-in.ts';
import type { IdTokens } from './single-sign-on/id-tokens.ts';

export interface SessionRouteServices extends SignInServices {
  /** Null for an installation without single sign-on. */
  readonly identity: IdentityProvider | null;
  readonly publicOrigin: string | null;
  readonly idTokens: IdTokens;
}

export function sessionRoutes(services: SessionRouteServices): readonly Route[] {
  const { db, clock, cookie, identity, publicOrigin } = services;
  const describe = async ({ name, by }: IdentityProvider) => {
    const isDirect = (await findRemoteValues(db))?.newLoginMethod ?? false;
    return { name, by, isDirect };
  };
  return [
    route(readSession, async ({ request }) => {
      const session = await anySession(services, request);
      if (session) return presentSignedIn(db, session);
      return { account: null, ...(identity && { singleSignOn: await describe(identity) }) };
    }),
    route(signIn, async ({ body, request, reply }) =>
      presentSignedIn(db, await signInWithPassword(services, body, { request, reply })),
    ),
    route(signOut, async ({ request, reply }) => {
      const hash = cookie.hashOf(request);
      const ended = hash && (await inTransaction(db, (tx) => endSession(tx, hash, clock())));
      cookie.clear(reply);
      if (!identity || !ended?.providerSubject) return {};
      const home = `${originOf(publicOrigin, request)}${pathOf('login')}`;
      // Signing out here never waits for a provider that is away.
      const idToken = services.idTokens.open(ended.idToken, ended.providerSubject);
      const signOutUrl = await identity.signOutUrl(home, idToken).catch(() => null);
      return { ...(signOutUrl !== null && { signOutUrl }) };
    }),
    route(listOwnSessions, async ({ actor, request }) => ({
      sessions: await presentSessions(services, actor, request),
    })),
    route(endOwnSession, async ({ actor, params }) => {
      await inTransaction(db, async (tx) => {
        if (!(await endSessionOfUser(tx, actor, params.sessionId))) throw new Problem('not-found');
        await noteEnded(tx, actor, { at: clock(), by: actor.username, ended: 1 });
      });
      return {};
    }),
    route(endOtherSessions, async ({ actor, request }) => {
      const ended = await inTransaction(db, (tx) =>
        endSessionsOfAccount(tx, actor, { at: clock(), by: actor.username, keep: cookie.hashOf(request) }),
      );
      return { ended };
    }),
  ];
}
