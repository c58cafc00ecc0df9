// What the server does with the declarations of an endpoint, on endpoints of its own.
import { CONTRACT } from '@constancia/contract/contract.ts';
import { type Endpoint, endpoint } from '@constancia/contract/endpoint.ts';
import type { ProblemCode } from '@constancia/contract/problems.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { RATES } from '@constancia/domain/limits.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type AuditEntry, holdAgainstDeclared } from '../audit/declared-audit.ts';
import { describeApi } from '../openapi/describe.ts';
import { addRoutes, type Call, route } from './endpoint.ts';
import { answerFailures } from './failures.ts';
import { Problem } from './problem.ts';
import type { CountedRate } from './rate-of.ts';

const BASE = {
  method: 'GET',
  path: '/api/thing',
  summary: 'a form',
  access: { kind: 'public' },
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({}),
  problems: [],
} as const;
const ROW = { municipalityId: 'm', id: 'row' };
const ACTOR = { userId: 'u1', username: 'ana' } as Actor;

let app: FastifyInstance;
afterEach(() => app?.close());

/** A server with this one endpoint; what it counted and what it wrote into the audit log. */
function serve<E extends Endpoint>(
  declared: E,
  handle: (call: Call<E>) => Promise<unknown>,
  { actor = null, left = Infinity }: { readonly actor?: Actor | null; readonly left?: number } = {},
) {
  const counted: CountedRate[] = [];
  const written: Omit<AuditEntry, 'at'>[] = [];
  app = fastify();
  answerFailures(app, { error: () => undefined, warn: () => undefined } as never);
  const routes = [route(endpoint(declared), handle as never)];
  addRoutes(app, routes, {
    authenticate: async () => actor,
    authenticateCitizen: async () => null,
    authenticateProgram: async () => null,
    countUse: async () => ({ tries: 1, seconds: 1 }),
    count: async (rate) => {
      counted.push(rate);
      if (counted.length > left) throw new Problem('too-many-requests', { values: { seconds: 7 } });
    },
    appendAudit: async (entry) => {
      holdAgainstDeclared(entry);
      written.push(entry);
    },
    checkReplies: true,
  });
  const get = async (url = '/api/thing') => {
    const { statusCode, body } = await app.inject({ method: 'GET', url });
    return [statusCode, JSON.parse(body).code ?? null];
  };
  return { get, counted, written };
}

it('X30.16 counts a rate for the account before the request is read, and refuses above it', async () => {
  const limited = {
    ...BASE,
    query: z.strictObject({ n: z.coerce.number() }),
    often: { rate: 'lookup', by: 'account' },
  } as const;
  const { get, counted } = serve(limited, async () => ({}), { actor: ACTOR, left: 1 });
  expect(await get('/api/thing?n=x')).toEqual([400, 'request-invalid']);
  expect(await get('/api/thing?n=1')).toEqual([429, 'too-many-requests']);
  const { tries, seconds: windowSeconds } = RATES.lookup;
  expect(counted[0]).toEqual({ key: 'lookup:user:u1', tries, windowSeconds });
});

it('X30.16 counts a caller without an account by the network address, and nothing where nothing is declared', async () => {
  const limited = { ...BASE, often: { rate: 'lookup', by: 'account' } } as const;
  const visitor = serve(limited, async () => ({}));
  await visitor.get();
  expect(visitor.counted.map(({ key }) => key)).toEqual(['lookup:address:127.0.0.1']);
  await app.close();
  const unlimited = serve(BASE, async () => ({}));
  await unlimited.get();
  expect(unlimited.counted).toEqual([]);
});

it('X30.16 every endpoint with a rate can say so, and each rate of the table is used', () => {
  const declared = Object.values(CONTRACT).flatMap((feature) => Object.entries(feature));
  const withRate = declared.filter(([, { often }]) => typeof often === 'object' && 'rate' in often);
  const silent = withRate.filter(([, { problems }]) => !problems.includes('too-many-requests'));
  expect(silent.map(([name]) => name)).toEqual([]);
  const used = new Set(withRate.map(([, { often }]) => (often as { rate: string }).rate));
  expect([...used].sort()).toEqual(Object.keys(RATES).sort());
});

it('X30.17 writes the entry of a read with who read which row', async () => {
  const { get, written } = serve(
    { ...BASE, audit: { reads: 'form' } },
    async ({ audit }) => {
      await audit(ROW, { rows: 2 });
      return {};
    },
    { actor: ACTOR },
  );
  expect(await get()).toEqual([200, null]);
  const read = { action: 'read', subject: 'form', subjectId: 'row', municipalityId: 'm', actor: 'ana' };
  expect(written).toEqual([{ ...read, details: { rows: 2 } }]);
});

it('X30.17 fails a read that names no row, and lets one pass that found nothing', async () => {
  const reading = { ...BASE, audit: { exports: 'form' } } as const;
  const silent = serve(reading, async () => ({}));
  expect(await silent.get()).toEqual([500, 'unexpected']);
  await app.close();
  const nothing = serve(reading, async ({ audit }) => {
    await audit(null);
    return {};
  });
  expect(await nothing.get()).toEqual([200, null]);
  expect(nothing.written).toEqual([]);
});

it('X30.17 fails an entry of a kind that the endpoint does not declare', async () => {
  const writing = { ...BASE, audit: { writes: ['update form'] } } as const;
  const write = (action: 'update' | 'delete') => async () => {
    holdAgainstDeclared({ action, subject: 'form' });
    return {};
  };
  expect(await serve(writing, write('update')).get()).toEqual([200, null]);
  await app.close();
  expect(await serve(writing, write('delete')).get()).toEqual([500, 'unexpected']);
  expect(() => holdAgainstDeclared({ action: 'delete', subject: 'form' })).not.toThrow();
});

it('X30.18 fails a page with more rows than the endpoint declares, or without the list', async () => {
  const paged = {
    ...BASE,
    reply: z.object({ rows: z.array(z.number()).optional() }),
    page: { list: 'rows', size: 2 },
  } as const;
  expect(await serve(paged, async () => ({ rows: [1, 2] })).get()).toEqual([200, null]);
  await app.close();
  expect(await serve(paged, async () => ({ rows: [1, 2, 3] })).get()).toEqual([500, 'unexpected']);
  await app.close();
  expect(await serve(paged, async () => ({})).get()).toEqual([500, 'unexpected']);
});

it('X30.18 every endpoint that takes the next page declares its size', () => {
  const declared = Object.values(CONTRACT).flatMap((feature) => Object.entries(feature));
  const takesPage = declared.filter(([, { query }]) => {
    const keys = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    return ['cursor', 'page', 'before'].some((key) => keys.includes(key));
  });
  expect(takesPage.length).toBeGreaterThan(5);
  expect(takesPage.filter(([, { page }]) => page === undefined).map(([name]) => name)).toEqual([]);
});

it('X26.25 a problem that the contract does not name for the endpoint is a failure, one that it names is the reply', async () => {
  const throwing = (code: ProblemCode) => () => Promise.reject(new Problem(code));
  const named = serve({ ...BASE, problems: ['form-not-found'] } as const, throwing('form-not-found'));
  expect(await named.get()).toEqual([404, 'form-not-found']);
  await app.close();
  const other = serve({ ...BASE, problems: ['form-not-found'] } as const, throwing('form-deleted'));
  expect(await other.get()).toEqual([500, 'unexpected']);
});

it('X26.25 the description lists for each endpoint what follows from who may call it and what it takes', () => {
  const { paths } = describeApi({
    things: {
      readThing: endpoint({ ...BASE, access: { kind: 'may', action: 'read', subject: 'formulario' } }),
    },
  }) as {
    paths: { '/api/thing': { get: { responses: Record<string, { description: string }> } } };
  };
  const { responses } = paths['/api/thing'].get;
  expect(responses['401']?.description).toContain('not-signed-in');
  expect(responses['403']?.description.split(', ')).toEqual(
    expect.arrayContaining(['account-deactivated', 'forbidden', 'municipality-blocked']),
  );
  expect(responses['429']?.description).toBe('too-many-requests');
  expect(responses['503']?.description).toContain('unavailable');
});
