// Endpoints with which people choose a password.
// rules: X33.43-X33.46
import {
  askRecovery as askRecoveryEndpoint,
  changePassword as changePasswordEndpoint,
  readPasswordLink,
  setPasswordByLink as setPasswordByLinkEndpoint,
} from '@constancia/contract/passwords.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { languageOf, originOf } from '../../../platform/http/origin-of.ts';
import type { SignInServices } from '../sign-in.ts';
import { accountOfLink, changePassword, setPasswordByLink } from './choose-password.ts';
import type { LeakedPasswords } from './leaked-passwords.ts';
import { askRecovery, type RecoveryServices } from './recover.ts';

export interface PasswordServices extends SignInServices, RecoveryServices {
  readonly publicOrigin: string | null;
  readonly leaked: LeakedPasswords;
}

export function passwordRoutes(services: PasswordServices): readonly Route[] {
  return [
    route(askRecoveryEndpoint, async ({ body, request }) => {
      const origin = originOf(services.publicOrigin, request);
      const asked = { email: body.email, origin, language: languageOf(request) };
      return { sendsLetters: await askRecovery(services, asked) };
    }),
    route(readPasswordLink, async ({ body }) => {
      const { email } = await accountOfLink(services, body.token);
      return { email };
    }),
    route(setPasswordByLinkEndpoint, async ({ body }) => ({
      email: await setPasswordByLink(services, body),
    })),
    route(changePasswordEndpoint, async ({ actor, body, request }) => {
      await changePassword(services, actor, { body, request });
      return {};
    }),
  ];
}
