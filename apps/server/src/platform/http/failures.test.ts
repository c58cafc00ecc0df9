// What the reply says when something fails, and what only the log says.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { Problem } from './problem.ts';
import { createServer } from './server.ts';

type Server = Awaited<ReturnType<typeof createServer>>;

const lines: string[] = [];
let app: Server;
const failure = (code: string) => Object.assign(new Error(`select secreto: ${code}`), { code });
let thrown: Error = failure('none');
beforeAll(async () => {
  app = await createServer({
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    publicOrigin: 'https://villa.example',
    otherHosts: [],
    trustedProxies: 0,
    imageOrigins: [],
    formOrigins: ['https://pasarela.example'],
  });
  app.get('/fails', async () => {
    throw thrown;
  });
});
afterAll(() => app.close());

async function replyTo(error: Error) {
  thrown = error;
  const reply = await app.inject({ url: '/fails', headers: { host: 'villa.example' } });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json(), text: reply.body };
}

it('X27.01 a surprise says nothing of itself but the number of its line in the log', async () => {
  lines.length = 0;
  const { status, body, text } = await replyTo(failure('42P01'));
  expect([status, body.code]).toEqual([500, 'unexpected']);
  expect(text).not.toMatch(/secreto|42P01|\.ts/);
  const [line = ''] = lines.filter((one) => one.includes(body.logId));
  expect(JSON.parse(line)).toMatchObject({ msg: 'unexpected', err: { message: 'select secreto: 42P01' } });
});

it('X27.01 a database that is away, one that failed a request for another one, a full disk and a value that cannot be kept are reported as what they are', async () => {
  const codes = [];
  for (const code of ['ECONNREFUSED', '57P01', '53300', '40P01', 'ENOSPC', '53100', '22021', '22003'])
    codes.push((await replyTo(failure(code))).body.code);
  expect(codes).toEqual([
    'unavailable',
    'unavailable',
    'unavailable',
    'unavailable',
    'storage-full',
    'storage-full',
    'request-invalid',
    'request-invalid',
  ]);
});

it('X40.35 what is stored for an account that was deleted at that moment is refused as a session that ended', async () => {
  const violation = (constraint: string) => Object.assign(failure('23503'), { constraint });
  expect((await replyTo(violation('plan_mails_user_fk'))).body.code).toBe('not-signed-in');
  expect((await replyTo(violation('submissions_version_fk'))).body.code).toBe('unexpected');
});

it('X27.01 what can be tried again says when, the rest does not', async () => {
  const again = async (error: Error) => (await replyTo(error)).headers['retry-after'];
  expect(await again(failure('ENOSPC'))).toBe('30');
  expect(await again(failure('57P01'))).toBe('2');
  expect(await again(new Problem('too-many-requests', { values: { seconds: 77 } }))).toBe('77');
  expect(await again(new Problem('form-not-found'))).toBeUndefined();
});

it('X5.10 X26.19 a failure is kept in no cache and has the headers of every reply', async () => {
  const { headers } = await replyTo(new Problem('form-not-found'));
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(String(headers['content-security-policy']).split(';').toSorted()).toEqual(
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'self' https://pasarela.example",
      "frame-ancestors 'self'",
    ].toSorted(),
  );
});
