// Refusals that a journey gives in place of the server, where a screen has to be seen that no journey can bring about: a
// disabled country, another browser at the same moment, a register that is down. That the server refuses, and when, is
// proved by a test of its own; each code names it.
// rules: X29.09
import { PROBLEMS, type ProblemCode } from '@constancia/contract/problems.ts';

/** Code -> the server's test that proves the decision. */
export const DECIDED_IN = {
  'already-answered': 'apps/server/src/features/submissions/intake/intake.test.ts',
  'answers-invalid': 'apps/server/src/features/submissions/view/answered-version.test.ts',
  'challenge-required': 'apps/server/src/features/submissions/admission/admission.test.ts',
  'citizen-create-failed': 'apps/server/src/features/submissions/people/people-outside.test.ts',
  'citizen-search-failed': 'apps/server/src/features/submissions/people/people-outside.test.ts',
  'form-changed': 'apps/server/src/features/submissions/view/answered-version.test.ts',
  'geocoder-unavailable': 'apps/server/src/features/lookups/lookups.test.ts',
  'limit-reached': 'apps/server/src/features/submissions/intake/intake.test.ts',
  'municipality-blocked': 'apps/server/src/features/session/session.test.ts',
  'request-invalid': 'apps/server/src/platform/http/failures.test.ts',
  'stale-version': 'apps/server/src/features/submissions/deletion/delete-submission.test.ts',
  unexpected: 'apps/server/src/platform/http/failures.test.ts',
} as const satisfies Partial<Record<ProblemCode, string>>;

interface PlayedReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** As the server says it, with the status that it has there. `more`: values and issues. */
export function refusal(code: keyof typeof DECIDED_IN, more: object = {}): PlayedReply {
  const status = PROBLEMS[code];
  const body = { type: `urn:constancia:problem:${code}`, title: code, status, code, ...more };
  return { status, contentType: 'application/problem+json', body: JSON.stringify(body) };
}
