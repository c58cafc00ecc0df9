import { CONTRACT } from '@constancia/contract/contract.ts';
import { type Endpoint, programRights } from '@constancia/contract/endpoint.ts';
import { expect, it } from 'vitest';
import { describeApi } from './describe.ts';

interface Content {
  readonly 'application/json'?: { readonly example?: unknown };
}
interface Operation {
  readonly security?: readonly object[];
  readonly 'x-programs': readonly string[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly headers?: object; readonly content: Content }>
  >;
}

const { paths } = describeApi(CONTRACT) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const ENDPOINTS: readonly Endpoint[] = Object.values(CONTRACT).flatMap((feature) => Object.values(feature));
const operationOf = ({ path, method }: Endpoint): Operation =>
  paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
const OPEN = ENDPOINTS.filter((endpoint) => programRights(endpoint).length > 0);

it('X38.17 each endpoint says whether programs may call it, and with which right', () => {
  const takesTokens = ENDPOINTS.filter((endpoint) =>
    (operationOf(endpoint).security ?? []).some((way) => 'program' in way),
  );
  expect(takesTokens).toEqual(OPEN);
  expect(OPEN.length).toBeGreaterThan(80);
  for (const endpoint of OPEN) expect(operationOf(endpoint)['x-programs']).toEqual(programRights(endpoint));
  const asVisitor = paths['/api/public/forms/{formId}/submissions']?.['post'];
  expect([asVisitor?.security, asVisitor?.['x-programs']]).toEqual([undefined, []]);
});

it('X38.17 every problem that an endpoint declares is in its reply of that status, with those of every call', () => {
  const wrong = ENDPOINTS.flatMap((endpoint) => {
    const { responses } = operationOf(endpoint);
    const said = Object.values(responses).flatMap(({ description }) => description.split(', '));
    return [...endpoint.problems, 'token-refused', 'unexpected'].filter((code) => !said.includes(code));
  });
  expect(wrong).toEqual([]);
  const { responses } = paths['/api/forms/{formId}/submissions']!['get']!;
  expect(responses['401']?.description).toBe('not-signed-in, token-refused');
  expect(Object.keys(responses['200']?.headers ?? {})).toEqual([
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
  ]);
  expect(responses['429']?.headers).toHaveProperty('Retry-After');
});

it('X38.17 the examples have the shapes that the endpoints declare', () => {
  const wrong = OPEN.flatMap((endpoint) => {
    const { requestBody, responses } = operationOf(endpoint);
    const body = requestBody?.content['application/json']?.example;
    const reply = responses['200']?.content['application/json']?.example;
    const faults = [endpoint.body?.safeParse(body).error, endpoint.reply?.safeParse(reply).error];
    return faults.flatMap((fault) => (fault ? [`${endpoint.path}: ${fault.message}`] : []));
  });
  expect(wrong).toEqual([]);
});
