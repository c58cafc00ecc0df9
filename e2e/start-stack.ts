// Starts the real stack for the browser journeys: the product as `npm start` runs it, with embedded database and
// demonstration data, in a folder of its own and on a free port of loopback. Ends it afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNTS, PASSWORD } from './accounts.ts';
import { openMailBox } from '../apps/server/src/testing/mail-box.ts';
import { freePort, startServer } from '../apps/server/src/testing/server-process.ts';

async function openSessions(address: string): Promise<Record<string, string>> {
  const sessions: Record<string, string> = {};
  for (const [account, email] of Object.entries(ACCOUNTS)) {
    const reply = await fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const value = /^session=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1];
    if (value === undefined) throw new Error(`${account} could not sign in: ${reply.status}`);
    sessions[account] = value;
  }
  return sessions;
}

export default async function startStack(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-e2e-'));
  const port = await freePort();
  const mailBox = await openMailBox();
  const server = await startServer({
    port,
    options: [],
    env: {
      DATA_DIR: folder,
      CHECK_REPLIES: '1',
      SMTP_URL: mailBox.url,
      MAIL_FROM: 'Constancia <no-responder@villamaria.example>',
    },
  });
  // By name: the browser counts localhost as a secure place.
  const address = `http://localhost:${port}`;
  process.env['E2E_BASE_URL'] = address;
  process.env['E2E_LETTERS'] = mailBox.file;
  process.env['E2E_SESSIONS'] = JSON.stringify(await openSessions(address));
  return async () => {
    await server.stop();
    await mailBox.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
