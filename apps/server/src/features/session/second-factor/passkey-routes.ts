// Endpoints of passkeys: for the owner of an account, and for the second step of signing in.
// rules: X34.16-X34.18
import {
  addPasskey,
  beginPasskey,
  beginPasskeyEnrolment,
  beginPasskeyStep,
  confirmPasskeyEnrolment,
  deletePasskey,
  givePasskey,
} from '@constancia/contract/session/passkeys.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { presentAccount } from '../present.ts';
import { proveAgain, type SignInServices } from '../sign-in.ts';
import { enrollingActor, enrollingHalf, enterEnrolled, isRequired } from './enrolling.ts';
import { beginAdding, completeAdding, type PasskeyServices, removePasskey } from './own-passkeys.ts';
import { beginUsing, usePasskey } from './use-passkey.ts';

type PasskeyRouteServices = PasskeyServices & SignInServices;

export function passkeyRoutes(services: PasskeyRouteServices): readonly Route[] {
  return [...ownRoutes(services), ...signInRoutes(services)];
}

function ownRoutes(services: PasskeyRouteServices): readonly Route[] {
  return [
    route(beginPasskey, async ({ actor, body, request }) => {
      await proveAgain(services, actor, { ...body, request });
      return beginAdding(services, enrollingActor(services, actor, request), request);
    }),
    route(addPasskey, async ({ actor, body, request }) => {
      const enrolling = enrollingActor(services, actor, request);
      return { recoveryCodes: [...(await completeAdding(services, enrolling, { ...body, request }))] };
    }),
    route(deletePasskey, async ({ actor, params, body, request }) => {
      await proveAgain(services, actor, { ...body, request });
      await removePasskey(services, actor, { ...params, isRequired: await isRequired(services, actor) });
      return {};
    }),
  ];
}

function signInRoutes(services: PasskeyRouteServices): readonly Route[] {
  return [
    route(beginPasskeyStep, async ({ request }) => beginUsing(services, request)),
    route(givePasskey, async ({ body, request, reply }) => ({
      account: presentAccount(await usePasskey(services, body.credential, { request, reply })),
    })),
    route(beginPasskeyEnrolment, async ({ request }) =>
      beginAdding(services, await enrollingHalf(services, request), request),
    ),
    route(confirmPasskeyEnrolment, async ({ body, request, reply }) => {
      const enrolling = await enrollingHalf(services, request);
      const recoveryCodes = [...(await completeAdding(services, enrolling, { ...body, request }))];
      return { account: await enterEnrolled(services, enrolling, { request, reply }), recoveryCodes };
    }),
  ];
}
