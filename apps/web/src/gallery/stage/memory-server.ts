// Takes the place of the network: each story says what the server would reply, and any other request fails the story.

import type { ProblemCode } from '@constancia/contract/problems.ts';
import type { Account } from '@constancia/contract/session.ts';

/** 'never': the reply does not arrive, so that the story stays loading. */
export type MemoryReply =
  | { readonly json: unknown }
  | { readonly problem: ProblemCode }
  | 'offline'
  | 'never';
/** By the path of the request, without its query. */
export type MemoryReplies = Readonly<Record<string, MemoryReply>>;

let replies: MemoryReplies = {};

export function replyWith(given: MemoryReplies): void {
  replies = given;
}

/** From here on nothing reaches the network. */
export function startMemoryServer(): void {
  window.fetch = (input) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    const reply = replies[path];
    if (reply === undefined) {
      // The tests of the gallery fail on it.
      reportError(new Error(`the story has no reply for ${path}`));
      return Promise.reject(new TypeError(`no reply for ${path}`));
    }
    if (reply === 'never') return new Promise(() => {});
    if (reply === 'offline') return Promise.reject(new TypeError('offline'));
    return Promise.resolve(
      'json' in reply ? Response.json(reply.json) : Response.json({ code: reply.problem }, { status: 422 }),
    );
  };
}

export const ANA: Account = {
  userId: 'Usr45678901234567890',
  username: 'ana.perez',
  email: 'ana.perez@villamaria.example',
  firstName: 'Ana',
  lastName: 'Pérez',
  kind: 'product',
  role: 'ROLE_ADMIN',
  municipality: {
    id: 'Mun45678901234567890',
    name: 'Villa María',
    keyword: 'VM',
    timeZone: 'America/Argentina/Cordoba',
  },
  areas: [{ id: 'Are45678901234567890', name: 'Espacios Verdes' }],
  rights: [
    { subject: 'formulario', actions: ['create', 'read', 'update', 'delete', 'duplicate'] },
    { subject: 'respuesta', actions: ['create', 'read'] },
    { subject: 'estadistica_formulario', actions: ['read'] },
  ],
  publishesForms: true,
  offersVideo: true,
  acrossMunicipalities: false,
  usesHome: true,
};

/** What nearly every staff screen reads. */
export const SIGNED_IN: MemoryReplies = {
  '/api/session': { json: { account: ANA } },
  '/api/territory': {
    json: {
      countries: [
        {
          id: 'ar',
          name: 'Argentina',
          provinces: [
            {
              id: 'cba',
              name: 'Córdoba',
              municipalities: [{ ...ANA.municipality, areas: ANA.areas }],
            },
          ],
        },
      ],
    },
  },
};
