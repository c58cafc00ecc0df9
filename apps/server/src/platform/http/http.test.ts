import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('X5.07 describes every endpoint in openapi.json with its access, and shows it on a page', async () => {
  const { body } = await world.visitor.get('/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const submit = body.paths['/api/forms/{formId}/submissions'].post;
  expect(submit.description).toContain('Access: create on respuesta.');
  expect(submit.requestBody.content['application/json'].schema.required).toContain('answers');
  expect(body.paths['/api/public/forms/{formId}/to-answer'].get.security).toBeUndefined();
  expect((await world.visitor.get('/api/docs/')).status).toBe(200);
});

it('X5.08 says that it lives and whether it is ready', async () => {
  expect((await world.visitor.get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await world.visitor.get('/readyz')).body).toEqual({ status: 'ready' });
});

it('X5.09 replies to unknown URLs and too large bodies with problems', async () => {
  const unknown = await world.visitor.get('/api/nothing');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not-found']);
  const large = await world.visitor.post('/api/session', {
    email: 'a@b.example',
    password: 'x'.repeat(100_000),
  });
  expect([large.status, large.body.code]).toEqual([413, 'payload-too-large']);
});

it('X25.11 a body of more than two thousand values, or over sixty-four kilobytes, is refused where the endpoint takes no more', async () => {
  const send = async (payload: string) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await world.app.inject({ method: 'POST', url: '/api/session', headers, payload });
    return reply.json<{ code: string }>().code;
  };
  const values = (count: number) => `[${Array.from({ length: count }, () => '1').join(',')}]`;
  expect(await send(values(2_000))).toBe('request-invalid');
  expect(await send(values(2_001))).toBe('payload-too-large');
  expect(await send(`["a \\" b"${',1'.repeat(2_001)}]`)).toBe('payload-too-large');
  expect(await send(`["${',['.repeat(5_000)}"]`)).toBe('request-invalid');
  const filled = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
  expect(await send(filled(65_536))).toBe('request-invalid');
  expect(await send(filled(65_537))).toBe('payload-too-large');
});

it('A8.01 R8.02 replies to an id that cannot be one as to one that does not exist', async () => {
  expect((await world.as.inspector.get('/api/forms/no/to-answer')).body.code).toBe('form-not-found');
  expect((await world.as.inspector.get('/api/forms/00000000000000000000/to-answer')).body.code).toBe(
    'form-not-found',
  );
  expect((await world.as.supervisor.get('/api/submissions/..%2f..%2fetc')).body.code).toBe(
    'submission-not-found',
  );
});

it('X5.10 sends no personal reply into caches and forbids foreign frames and inline scripts', async () => {
  const { headers } = await world.as.admin.get('/api/session');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

it('X26.26 a URL whose piece is too long for any id, or is no text, is replied to as one that names nothing', async () => {
  for (const piece of ['9'.repeat(400), '%F0%9F%98%80'.repeat(300), '%zz', '%ff']) {
    const reply = await world.as.admin.get(`/api/forms/${piece}/to-answer`);
    expect([piece, reply.status, reply.body.code]).toEqual([piece, 404, 'not-found']);
    expect(reply.raw.toString()).not.toContain(piece.slice(0, 40));
    expect(reply.headers['content-type']).toContain('application/problem+json');
  }
});
