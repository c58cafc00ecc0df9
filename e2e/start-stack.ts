// Starts the real stack for the browser journeys and stops it afterwards: the product as `npm start` runs it, with
// embedded database and demonstration data, in a temporary folder and on a free port of this machine.
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demonstrationPasswordFile } from '../apps/server/src/roles/demonstration-password.ts';
import { openTestGeocoder, sendJson } from '../apps/server/src/testing/outside/geocoder.ts';
import { openMailBox } from '../apps/server/src/testing/outside/mail-box.ts';
import { openPlatform } from '../apps/server/src/testing/outside/municipal-platform.ts';
import { openPaymentGateway } from '../apps/server/src/testing/outside/payment-gateway.ts';
import { freePort, startServer, TAKES_EVERYTHING } from '../apps/server/src/testing/server-process.ts';
import { ACCOUNTS, demonstrationPassword } from './accounts.ts';
import { openPortalTokens } from './portal-tokens.ts';
import { runRole } from './run-role.ts';
import { openSlowLine } from './slow-line.ts';

const DEMONSTRATION = resolve(import.meta.dirname, '../demonstration');

type Settings = Readonly<Record<string, object>>;

async function openSessions(url: string): Promise<Record<string, string>> {
  const sessions: Record<string, string> = {};
  for (const [account, email] of Object.entries(ACCOUNTS)) {
    const reply = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demonstrationPassword() }),
    });
    const value = /^session=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1];
    if (value === undefined) throw new Error(`${account} could not sign in: ${reply.status}`);
    sessions[account] = value;
  }
  return sessions;
}

/** Oliva works with the municipal platform; the demonstration's other municipalities do not. */
const OLIVA = 'IGGfPCLGfbwzkos2fOAg';

async function connectOliva(dataDir: string): Promise<void> {
  const documents = await mkdtemp(join(tmpdir(), 'constancia-e2e-documents-'));
  await copyFile(join(DEMONSTRATION, 'territory.json'), join(documents, 'territory.json'));
  const settings = JSON.parse(await readFile(join(DEMONSTRATION, 'settings.json'), 'utf8')) as Settings;
  const oliva = { ...settings[OLIVA], settings: { bookingSystem: 'platform', incidentSystem: 'platform' } };
  await writeFile(join(documents, 'settings.json'), JSON.stringify({ ...settings, [OLIVA]: oliva }));
  await runRole(dataDir, 'import', documents);
  await rm(documents, { recursive: true, force: true });
}

export default async function startStack(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-e2e-'));
  const port = await freePort();
  const mailBox = await openMailBox();
  const platform = await openPlatform();
  const gateway = await openPaymentGateway();
  const shop = gateway.settings;
  const geocoder = await openTestGeocoder();
  geocoder.respond = (response) =>
    sendJson(response, [{ display_name: 'Maipú 1250, Vicente López', lat: '-34.51', lon: '-58.49' }]);
  const slowed = process.env['JOURNEYS_SLOWED'];
  const line = slowed === undefined ? undefined : await openSlowLine(port, Number(slowed));
  // By name, because the browser treats localhost as a secure context.
  const url = `http://localhost:${line?.port ?? port}`;
  // A journey opens it when it is to be there.
  const receiver = `http://127.0.0.1:${await freePort()}`;
  const env = {
    DATA_DIR: folder,
    CHECK_REPLIES: '1',
    // All journeys send from one address, so the limits for one address must not apply.
    ...TAKES_EVERYTHING,
    // Small puzzles, so that solving them does not slow down the other journeys.
    PUZZLE_MEMORY_KIB: '8192',
    // The sessions of the journeys are opened once, and some are not used for an hour.
    SESSION_IDLE_MINUTES: '720',
    SMTP_URL: mailBox.url,
    MAIL_FROM: 'Constancia <no-responder@villamaria.example>',
    PLATFORM_URL: platform.url,
    BOOKING_URL: `${platform.url}/reservas`,
    // A municipality may name platform, geocoder and notified system of the journeys, which are on this machine.
    OUTSIDE_HOSTS: [platform.url, geocoder.url, receiver].map((own) => new URL(own).host).join(','),
    REDSYS_URL: shop.url,
    REDSYS_MERCHANT_CODE: shop.merchantCode,
    REDSYS_TERMINAL: shop.terminal,
    REDSYS_SECRET: shop.secret,
  };
  const server = await startServer({ port, options: [], env });
  await connectOliva(folder);
  const tokens = await openPortalTokens(folder);
  process.env['E2E_BASE_URL'] = url;
  process.env['E2E_PORTAL_TOKENS'] = tokens.url;
  process.env['E2E_PLATFORM'] = platform.url;
  process.env['E2E_RECEIVER'] = receiver;
  process.env['E2E_GEOCODER'] = geocoder.url;
  process.env['E2E_PAYMENT_GATEWAY'] = shop.url;
  process.env['E2E_PAYMENT_CONTROL'] = gateway.control;
  // A journey's own process of the installation takes the same jobs, so it has the same systems outside.
  process.env['E2E_SERVER'] = JSON.stringify(env);
  process.env['E2E_MAILS'] = mailBox.file;
  process.env['E2E_PASSWORD'] = (await readFile(demonstrationPasswordFile(folder), 'utf8')).trim();
  process.env['E2E_SESSIONS'] = JSON.stringify(await openSessions(url));
  return async () => {
    await line?.stop();
    await tokens.close();
    await server.stop();
    await mailBox.stop();
    await platform.stop();
    await gateway.stop();
    await geocoder.close();
    await rm(folder, { recursive: true, force: true });
  };
}
