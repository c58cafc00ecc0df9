// Every request about passkeys. Each throws a CallError when the server refuses or cannot be reached.
import type {
  addPasskey as addPasskeyEndpoint,
  beginPasskey as beginPasskeyEndpoint,
  beginPasskeyEnrolment as beginPasskeyEnrolmentEndpoint,
  beginPasskeyStep as beginPasskeyStepEndpoint,
  confirmPasskeyEnrolment as confirmPasskeyEnrolmentEndpoint,
  deletePasskey as deletePasskeyEndpoint,
  givePasskey as givePasskeyEndpoint,
  NewPasskey,
  UsedPasskey,
} from '@constancia/contract/session/passkeys.ts';
import { call } from '../../../platform/api-client.ts';
import { withPuzzle } from '../../../platform/puzzle/with-puzzle.ts';

export function beginPasskey(password: string) {
  return withPuzzle((solution) =>
    call<typeof beginPasskeyEndpoint>({
      method: 'POST',
      path: '/api/passkeys',
      body: { password, solution },
    }),
  );
}

export function addPasskey(body: NewPasskey) {
  return call<typeof addPasskeyEndpoint>({ method: 'PUT', path: '/api/passkeys', body });
}

export function deletePasskey(passkeyId: string, password: string) {
  return withPuzzle((solution) =>
    call<typeof deletePasskeyEndpoint>({
      method: 'POST',
      path: '/api/passkeys/:passkeyId/removal',
      params: { passkeyId },
      body: { password, solution },
    }),
  );
}

export function beginPasskeyStep() {
  return call<typeof beginPasskeyStepEndpoint>({ method: 'POST', path: '/api/session/passkey' });
}

export function givePasskey(credential: UsedPasskey) {
  return call<typeof givePasskeyEndpoint>({
    method: 'PUT',
    path: '/api/session/passkey',
    body: { credential },
  });
}

export function beginPasskeyEnrolment() {
  return call<typeof beginPasskeyEnrolmentEndpoint>({
    method: 'POST',
    path: '/api/session/passkey-enrolment',
  });
}

export function confirmPasskeyEnrolment(body: NewPasskey) {
  return call<typeof confirmPasskeyEnrolmentEndpoint>({
    method: 'PUT',
    path: '/api/session/passkey-enrolment',
    body,
  });
}
