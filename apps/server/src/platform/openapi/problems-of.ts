// Every problem that a call of an endpoint can meet: those that it declares, and those that come with how it is called.
// rules: X38.17
import { type Endpoint, programRights } from '@constancia/contract/endpoint.ts';
import type { ProblemCode } from '@constancia/contract/problems.ts';

const OF_PEOPLE: readonly ProblemCode[] = [
  'not-signed-in',
  'account-missing',
  'account-deactivated',
  'session-data',
  'municipality-blocked',
];

function ofCaller(endpoint: Endpoint): readonly ProblemCode[] {
  const { access } = endpoint;
  if (access.kind === 'public') return [];
  if (access.kind === 'portal-citizen') return ['portal-entry-failed', 'municipality-blocked'];
  return access.kind === 'signed-in' ? OF_PEOPLE : [...OF_PEOPLE, 'forbidden'];
}

function ofProgram(endpoint: Endpoint): readonly ProblemCode[] {
  const forPrograms: readonly ProblemCode[] = ['token-refused', 'two-identities', 'too-many-requests'];
  return programRights(endpoint).length === 0
    ? ['token-refused', 'two-identities', 'not-for-programs', 'too-many-requests']
    : [...forPrograms, 'forbidden'];
}

function ofRequest({ method, params, query, body, upload }: Endpoint): readonly ProblemCode[] {
  return [
    ...(params || query || body ? (['request-invalid'] as const) : []),
    ...(body || upload ? (['payload-too-large', 'media-type-refused'] as const) : []),
    ...(method === 'GET' ? [] : (['origin-refused'] as const)),
  ];
}

export function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  const all = [
    ...endpoint.problems,
    ...ofRequest(endpoint),
    ...ofCaller(endpoint),
    ...ofProgram(endpoint),
    'unavailable' as const,
    'unexpected' as const,
  ];
  return [...new Set(all)];
}
