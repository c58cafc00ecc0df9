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
import { inTransaction } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import { anySession } from './authenticate.ts';
import { endSession, endSessionsOfAccount, noteEnded } from './end-session.ts';
import { presentSessions, presentSignedIn } from './present.ts';
import { endSessionOfUser } from './queries.ts';
import { type SignInServices, signInWithPassword } from './sign-in.ts';

export function sessionRoutes(services: SignInServices): readonly Route[] {
  const { db, clock, cookie } = services;
  return [
    route(readSession, async ({ request }) => {
      const session = await anySession(services, request);
      return session ? presentSignedIn(session) : { account: null };
    }),
    route(signIn, async ({ body, request, reply }) =>
      presentSignedIn(await signInWithPassword(services, body, { request, reply })),
    ),
    route(signOut, async ({ request, reply }) => {
      const hash = cookie.hashOf(request);
      if (hash) await inTransaction(db, (tx) => endSession(tx, hash, clock()));
      cookie.clear(reply);
      return {};
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
