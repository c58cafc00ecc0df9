// Starts the real stack for the browser journeys: the product as `npm start` runs it, with embedded database and
// demonstration data, in a folder of its own and on a free port of loopback. Ends it afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../apps/server/src/testing/server-process.ts';

export default async function startStack(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-e2e-'));
  const port = await freePort();
  const server = await startServer({ port, options: [], env: { DATA_DIR: folder, CHECK_REPLIES: '1' } });
  // By name: the browser counts localhost as a secure place.
  process.env['E2E_BASE_URL'] = `http://localhost:${port}`;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
