// The same expectations for both citizen portals, and what the outside one may do wrong. A server with the
// real protocol plays the municipal platform.
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutsideServer, openOutsideServer, type Respond } from '../../testing/outside/outside-server.ts';
import { ANA, openPortalWorld } from '../../testing/portal.ts';
import { HOME } from '../../testing/territory.ts';
import type { TestWorld } from '../../testing/with-app.ts';
import { httpCitizenPortal } from './http.ts';
import { localCitizenPortal } from './local.ts';
import { type CitizenPortal, PortalFailure } from './port.ts';

const json = (reply: ServerResponse, body: unknown) =>
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const PERSON = {
  id: ANA.id,
  nombre: ANA.firstName,
  apellido: ANA.lastName,
  dni: ANA.documentNumber,
  username: ANA.username,
};

/** The platform as the rules describe it. */
const platform: Respond = (name, body, reply) => {
  if (name === 'getCitizenOAToken')
    return json(reply, { status: 'ok', data: { valor: `t-${String(body['citizenId'])}` } });
  const known = (body['token'] ?? body['hash']) === `t-${ANA.id}`;
  if (name === 'getCitizenByHash')
    return json(reply, known ? { status: 'ok', result: PERSON } : { status: 'fail' });
  return json(reply, known ? { code: 200, ...PERSON } : { code: 401, message: 'no' });
};

let world: TestWorld;
let server: OutsideServer;
let respond: Respond;

beforeAll(async () => {
  world = await openPortalWorld();
  server = await openOutsideServer((...asked) => respond(...asked));
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const MUNICIPALITY = { municipalityId: HOME.id, municipalityPath: 'paises/p/provincias/q/municipios/m' };
const outside = (): CitizenPortal => httpCitizenPortal(server.url);

describe.each([
  ['built-in', () => localCitizenPortal(world.db, () => world.time.now)],
  ['platform', outside],
] as const)('the %s portal', (_name, open) => {
  it('A3.30 A6.06 A6.07 A7.14 A7.19 R7.39 R7.43 X22.07 names the person of a token it gave out, by token and by hash, and nobody for another token', async () => {
    respond = platform;
    const portal = open();
    const token = await portal.issueToken(MUNICIPALITY, ANA.id);
    const { id, firstName, lastName, documentNumber, username } = ANA;
    const ana = { id, firstName, lastName, documentNumber, username };
    expect(await portal.byToken(token)).toMatchObject(ana);
    expect(await portal.byHash(MUNICIPALITY, token)).toMatchObject(ana);
    expect(await portal.byToken('another')).toBeNull();
    expect(await portal.byHash(MUNICIPALITY, 'another')).toBeNull();
  });
});

it('X22.07 a token of the built-in portal ends after a quarter of an hour, and is nobody’s of another municipality', async () => {
  let now = world.time.now;
  const portal = localCitizenPortal(world.db, () => now);
  const token = await portal.issueToken(MUNICIPALITY, ANA.id);
  expect(await portal.byHash({ ...MUNICIPALITY, municipalityId: 'elsewhere' }, token)).toBeNull();
  now = new Date(now.getTime() + 15 * 60_000);
  expect(await portal.byToken(token)).toBeNull();
  await expect(portal.issueToken(MUNICIPALITY, 9_999)).rejects.toBeInstanceOf(PortalFailure);
});

it('A7.14 A7.19 R7.39 R7.43 the platform is sent exactly the fields of its rules', async () => {
  respond = platform;
  server.seen.length = 0;
  await outside().byToken('abc');
  await outside().byHash(MUNICIPALITY, 'def');
  await outside().issueToken(MUNICIPALITY, 7);
  expect(server.seen).toEqual([
    { name: 'getCitizenLoginWithOaToken', body: { token: 'abc', testMode: false } },
    { name: 'getCitizenByHash', body: { hash: 'def', municipioPath: MUNICIPALITY.municipalityPath } },
    { name: 'getCitizenOAToken', body: { citizenId: 7 } },
  ]);
});

const WRONG: readonly (readonly [string, Respond])[] = [
  ['an error', (_n, _b, reply) => reply.writeHead(500, { 'content-type': 'application/json' }).end('{}')],
  ['a page', (_n, _b, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hola</h1>')],
  ['nothing', (_n, _b, reply) => reply.writeHead(200).end()],
  ['a broken line', (_n, _b, reply) => void reply.destroy()],
  ['another place', (_n, _b, reply) => reply.writeHead(302, { location: '/elsewhere' }).end()],
  ['ok without a person', (_n, _b, reply) => json(reply, { code: 200, status: 'ok' })],
  ['wrong fields', (_n, _b, reply) => both(reply, { ...PERSON, id: 'x' })],
  ['no id', (_n, _b, reply) => both(reply, { ...PERSON, id: 0 })],
  ['no document number', (_n, _b, reply) => both(reply, { ...PERSON, dni: '' })],
  ['a document number of words', (_n, _b, reply) => both(reply, { ...PERSON, dni: 'undefined' })],
  ['a name of the wrong kind', (_n, _b, reply) => both(reply, { ...PERSON, nombre: {} })],
  ['a list', (_n, _b, reply) => json(reply, [])],
  ['null', (_n, _b, reply) => json(reply, null)],
  ['200 MB', (_n, _b, reply) => endless(reply)],
];

function both(reply: ServerResponse, person: object): void {
  json(reply, { code: 200, status: 'ok', ...person, result: person });
}

/** Sends as fast as the other side reads, until it closes the connection. */
function endless(reply: ServerResponse): void {
  const block = Buffer.alloc(1_048_576, ' ');
  let left = 200;
  reply.writeHead(200, { 'content-type': 'application/json' });
  const write = () => {
    while (left-- > 0 && !reply.destroyed) if (!reply.write(block)) return void reply.once('drain', write);
    reply.end();
  };
  write();
}

describe.each(WRONG)('a portal that replies with %s', (_what, wrong) => {
  it('A8.13 X22.06 is one failure', async () => {
    respond = wrong;
    await expect(outside().byToken('abc')).rejects.toBeInstanceOf(PortalFailure);
    await expect(outside().byHash(MUNICIPALITY, 'abc')).rejects.toBeInstanceOf(PortalFailure);
    await expect(outside().issueToken(MUNICIPALITY, 7)).rejects.toBeInstanceOf(PortalFailure);
  });
});

it('A8.13 X22.06 a portal that is not there, or sends a byte now and then, is one within five seconds', async () => {
  await expect(httpCitizenPortal('http://127.0.0.1:1').byToken('abc')).rejects.toBeInstanceOf(PortalFailure);
  respond = (_name, _body, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => reply.write(' '), 500);
    reply.on('close', () => clearInterval(drip));
  };
  const begun = performance.now();
  await expect(outside().byToken('abc')).rejects.toBeInstanceOf(PortalFailure);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
