// Real sockets: client -> proxy -> proxy -> server. Each proxy appends the address of its client.
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askPort, openProxy, type ProxySettings } from '../../testing/outside/proxy.ts';
import { openTestWorld } from '../../testing/with-app.ts';
import { createLog } from '../log.ts';
import { clientKey } from './client-address.ts';
import { createServer } from './server.ts';
import { readTrustedProxies, type TrustedProxies, trustProxy } from './trusted-proxies.ts';

const opened: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close();
});

/** A server that replies with the address that its limits count; returns its port. */
async function countingServer(trustedProxies: TrustedProxies): Promise<number> {
  const app = await createServer({
    log: createLog('silent'),
    publicOrigin: null,
    otherHosts: [],
    trustedProxies,
    imageOrigins: [],
    formOrigins: [],
  });
  app.get('/counted', (request, reply) => reply.send({ key: clientKey(request) }));
  opened.push(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Returns the port of the outermost proxy; the first one in the list is nearest to the server. */
async function chain(server: number, ...proxies: readonly Omit<ProxySettings, 'to'>[]): Promise<number> {
  let port = server;
  for (const settings of proxies) {
    const proxy = await openProxy({ ...settings, to: port });
    opened.push(proxy);
    port = proxy.port;
  }
  return port;
}

async function countedAs(port: number, forwarded?: string): Promise<string> {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { text } = await askPort({ port, path: '/counted', headers });
  return (JSON.parse(text) as { key: string }).key;
}

const client = (address: string) => ({ seenAs: () => address });

it('X26.01 nobody is believed where no proxy is named', async () => {
  const server = await countingServer(0);
  expect(await countedAs(server, '203.0.113.7')).toBe('127.0.0.1');
  expect(await countedAs(await chain(server, client('203.0.113.7')), '198.51.100.1')).toBe('127.0.0.1');
});

it('X26.02 behind one proxy a made-up beginning of the chain counts for nothing', async () => {
  const outside = await chain(await countingServer(1), client('203.0.113.7'));
  expect(await countedAs(outside)).toBe('203.0.113.7');
  expect(await countedAs(outside, '198.51.100.1')).toBe('203.0.113.7');
  expect(await countedAs(outside, '198.51.100.1, 198.51.100.2, 10.0.0.1')).toBe('203.0.113.7');
});

it('X26.02 behind two proxies likewise; the outer one alone is asked for its client', async () => {
  const outside = await chain(await countingServer(2), {}, client('203.0.113.7'));
  expect(await countedAs(outside)).toBe('203.0.113.7');
  expect(await countedAs(outside, '198.51.100.1')).toBe('203.0.113.7');
  const tooFew = await chain(await countingServer(1), {}, client('203.0.113.7'));
  expect(await countedAs(tooFew, '198.51.100.1')).toBe('127.0.0.1');
});

it('X26.01 named addresses are believed, through any number of them, and nobody who reaches the port directly', async () => {
  const server = await countingServer(['127.0.0.2', '10.0.0.0/8']);
  const outside = await chain(server, { from: '127.0.0.2', ...client('10.7.7.7') }, client('203.0.113.7'));
  expect(await countedAs(outside, '198.51.100.1')).toBe('203.0.113.7');
  expect(await countedAs(server, '203.0.113.9')).toBe('127.0.0.1');
  const other = await chain(server, { from: '127.0.0.3', ...client('203.0.113.7') });
  expect(await countedAs(other)).toBe('127.0.0.3');
});

it('X26.04 the addresses of one IPv6 network count as one, also written as IPv4 in IPv6', async () => {
  const server = await countingServer(1);
  const keys = [];
  for (const address of ['2001:db8:7:1::1', '2001:DB8:7:1:ffff::2', '2001:db8:7:2::1', '::ffff:203.0.113.7'])
    keys.push(await countedAs(await chain(server, client(address))));
  expect(keys).toEqual(['2001:db8:7:1::/64', '2001:db8:7:1::/64', '2001:db8:7:2::/64', '203.0.113.7']);
});

it('X26.02 X26.04 wrong passwords are limited behind a proxy, whatever first hops and addresses of one network are sent', async () => {
  const world = await openTestWorld({ trustedProxies: 1 });
  opened.push(world);
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  let last = 0;
  const { port: server } = world.app.server.address() as AddressInfo;
  const outside = await chain(server, { seenAs: () => `2001:db8:7:1::${((last += 1)).toString(16)}` });
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < 7; batch += 1) {
    const tries = Array.from({ length: 10 }, (_unused, index) =>
      askPort({
        port: outside,
        path: '/api/session',
        method: 'POST',
        headers: { 'x-forwarded-for': `198.51.100.${batch * 10 + index}` },
        body: { email: `nobody${batch}-${index}@villa.example`, password: 'a wrong guess' },
      }),
    );
    for (const { status } of await Promise.all(tries)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 401: 50, 428: 20 });
});

it.each([
  ['127.0.0.1', 0, true],
  ['10.1.2.3', 0, true],
  ['::ffff:192.168.1.7', 0, true],
  ['fd00::7', 0, true],
  ['203.0.113.7', 0, false],
  ['2001:db8::7', 0, false],
  ['203.0.113.7', 1, true],
  ['10.1.2.3', 2, false],
])('X26.02 as one of two proxies %s at hop %i is believed: %s', (address, hop, believed) => {
  expect(trustProxy(2)(address, hop)).toBe(believed);
});

it.each([
  ['0', 0],
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
  ['loopback,private', ['loopback', 'private']],
  ['203.0.113.7', ['203.0.113.7']],
  ['yes', null],
  ['0.0.0.0/0', null],
  ['10.0.0.0/33', null],
  ['10.0.0.0/8/8', null],
  ['all, 10.0.0.1', null],
  ['constructor', null],
])('X26.03 TRUSTED_PROXIES=%s is read as %j', (raw, expected) => {
  expect(readTrustedProxies(raw)).toEqual(expected);
});
