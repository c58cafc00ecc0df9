// Refusals that a journey sends instead of the server, to test screens that no journey can cause: a disabled country,
// another browser at the same moment, a register that is down. For each code the list names the server's test that
// proves when the server really refuses.
// rules: X29.09
import { PROBLEMS, type ProblemCode } from '@constancia/contract/problems.ts';

/** Code -> the server's test that proves when the server refuses. */
export const DECIDED_IN = {
  'challenge-required': 'apps/server/src/features/submissions/admission/admission.test.ts',
  'municipality-blocked': 'apps/server/src/features/session/session.test.ts',
  unexpected: 'apps/server/src/platform/http/failures.test.ts',
} as const satisfies Partial<Record<ProblemCode, string>>;

interface PlayedReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The refusal in the server's format and with its status. `more`: values and issues. */
export function refusal(code: keyof typeof DECIDED_IN, more: object = {}): PlayedReply {
  const status = PROBLEMS[code];
  const body = { type: `urn:constancia:problem:${code}`, title: code, status, code, ...more };
  return { status, contentType: 'application/problem+json', body: JSON.stringify(body) };
}
