// The line of `npm run check` about the address that people use, against servers that a proxy could be.
import { readFileSync } from 'node:fs';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { freePort } from '../../testing/server-process.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { lineOf } from './verdict.ts';

const file = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../testing/outside/certificates', name), 'utf8');
const key = file('server.key');
const cert = file('valid.pem');

const STRONG = 'ECDHE+AESGCM:ECDHE+CHACHA20';

const before = getCACertificates();
beforeAll(() => setDefaultCACertificates([...before, file('authority.pem')]));
afterAll(() => setDefaultCACertificates([...before]));

/** The lines about a server with these options, which answers with this status. */
async function linesOn(options: ServerOptions, { status = 200, clock = systemClock } = {}) {
  const server = createServer({ key, cert, ciphers: STRONG, ...options }, (_request, reply) => {
    reply.writeHead(status).end();
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  const verdicts = await checkPublicAddress({ publicOrigin: `https://localhost:${port}` }, clock);
  await new Promise((closed) => server.close(closed));
  return verdicts.map(lineOf).join('\n').replaceAll(String(port), 'PORT');
}

it('X37.76 a good address is one line with its version and how long its certificate lasts', async () => {
  expect(await linesOn({})).toMatch(
    /^ok {5}public address +localhost:PORT: TLSv1\.3, certificate for \d{5} more days$/,
  );
  expect(await linesOn({ maxVersion: 'TLSv1.2' })).toMatch(/^ok .*TLSv1\.2, certificate/);
});

it('X37.76 a certificate that is out of date, near its end, of another name or of nobody known is wrong', async () => {
  expect(await linesOn({ cert: file('expired.pem') })).toMatch(
    /^WRONG .*localhost:PORT: CERT_HAS_EXPIRED -> see the proxy: its certificate/,
  );
  const nearItsEnd = () => new Date('2126-10-20T12:00:00Z');
  expect(await linesOn({}, { clock: nearItsEnd })).toMatch(
    /^WRONG .*certificate for \d+ more days -> see why it is not renewed$/,
  );
  const server = createServer({ key, cert });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const [other] = await checkPublicAddress({ publicOrigin: `https://127.0.0.1:${port}` }, systemClock);
  await new Promise((closed) => server.close(closed));
  expect(other).toMatchObject({ kind: 'wrong', said: `127.0.0.1:${port}: ERR_TLS_CERT_ALTNAME_INVALID` });
  setDefaultCACertificates([...before]);
  const unknown = await linesOn({});
  setDefaultCACertificates([...before, file('authority.pem')]);
  expect(unknown).toMatch(/^WRONG .*: (UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT_IN_CHAIN) ->/);
});

it('X37.76 an old version that is taken too is wrong, a weak cipher worth knowing; both are named', async () => {
  expect(await linesOn({ minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' })).toMatch(
    /^WRONG .*localhost:PORT takes TLSv1\.1 with \S+ -> allow the versions and ciphers of docs/,
  );
  expect(await linesOn({ ciphers: 'DEFAULT:AES256-SHA@SECLEVEL=0' })).toMatch(
    /^note .*localhost:PORT: TLSv1\.3, .*; takes TLSv1\.2 with AES\S+ -> allow/,
  );
});

it('X37.76 nobody there is wrong; a proxy whose server is stopped is worth knowing; nothing is said without https', async () => {
  const port = await freePort();
  const [none] = await checkPublicAddress({ publicOrigin: `https://localhost:${port}` }, systemClock);
  expect(none).toMatchObject({ kind: 'wrong', said: `localhost:${port}: ECONNREFUSED` });
  expect(await linesOn({}, { status: 502 })).toMatch(
    /^note .*certificate for \d+ more days; answers 502 -> is the server started\?/,
  );
  for (const publicOrigin of [null, `http://localhost:${port}`])
    expect(await checkPublicAddress({ publicOrigin }, systemClock)).toEqual([]);
});
