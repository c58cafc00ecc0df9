// Every request about the second factor. Each throws a CallError when the server refuses or cannot be reached.

import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type {
  beginEnrolment as beginEnrolmentEndpoint,
  beginSecondFactor as beginSecondFactorEndpoint,
  confirmEnrolment as confirmEnrolmentEndpoint,
  confirmSecondFactor as confirmSecondFactorEndpoint,
  giveSecondFactor as giveSecondFactorEndpoint,
  readSecondFactor as readSecondFactorEndpoint,
  removeSecondFactor as removeSecondFactorEndpoint,
  renewRecoveryCodes as renewRecoveryCodesEndpoint,
} from '@constancia/contract/second-factor.ts';
import { call } from '../../../platform/api-client.ts';
import { withPuzzle } from '../../../platform/puzzle/with-puzzle.ts';

export type Enrolment = Reply<typeof beginSecondFactorEndpoint>;
export type FactorState = Reply<typeof readSecondFactorEndpoint>;
type Confirmation = BodyIn<typeof confirmSecondFactorEndpoint>;

export function readSecondFactor(signal: AbortSignal) {
  return call<typeof readSecondFactorEndpoint>({ method: 'GET', path: '/api/second-factor', signal });
}

export function beginSecondFactor(password: string) {
  return withPuzzle((solution) =>
    call<typeof beginSecondFactorEndpoint>({
      method: 'POST',
      path: '/api/second-factor',
      body: { password, solution },
    }),
  );
}

export function confirmSecondFactor(body: Confirmation) {
  return call<typeof confirmSecondFactorEndpoint>({ method: 'PUT', path: '/api/second-factor', body });
}

export function renewRecoveryCodes(password: string) {
  return withPuzzle((solution) =>
    call<typeof renewRecoveryCodesEndpoint>({
      method: 'POST',
      path: '/api/second-factor/recovery-codes',
      body: { password, solution },
    }),
  );
}

export function removeSecondFactor(password: string) {
  return withPuzzle((solution) =>
    call<typeof removeSecondFactorEndpoint>({
      method: 'POST',
      path: '/api/second-factor/removal',
      body: { password, solution },
    }),
  );
}

export function giveSecondFactor(code: string) {
  return call<typeof giveSecondFactorEndpoint>({
    method: 'POST',
    path: '/api/session/second-factor',
    body: { code },
  });
}

export function beginEnrolment() {
  return call<typeof beginEnrolmentEndpoint>({ method: 'POST', path: '/api/session/enrolment' });
}

export function confirmEnrolment(body: Confirmation) {
  return call<typeof confirmEnrolmentEndpoint>({ method: 'PUT', path: '/api/session/enrolment', body });
}
