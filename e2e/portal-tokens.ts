// Hands out tokens of the built-in portal while the stack runs, as a town hall's own site would get them. The command that an
// operator has for it starts a process for each; that takes a second of the processor, and journeys need some thirty.
import { createServer } from 'node:http';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { issuePortalToken } from '../apps/server/src/roles/portal-token.ts';
import { listenOnLoopback } from '../apps/server/src/testing/outside/loopback.ts';
import { runningDatabase } from '../apps/server/src/testing/data/running-database.ts';

interface PortalTokens {
  /** Asked with `?number=…&municipality=…`; replies with the token as text. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function openPortalTokens(dataDir: string): Promise<PortalTokens> {
  const { databaseUrl } = await runningDatabase(dataDir);
  const db = openDatabase({ url: () => databaseUrl, connections: 1 });
  const { url, close } = await listenOnLoopback(
    createServer((request, reply) => {
      const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
      issuePortalToken(db, asked.get('number') ?? '', asked.get('municipality') ?? '').then(
        ({ token }) => reply.end(token),
        (error: unknown) => reply.writeHead(500).end(String(error)),
      );
    }),
  );
  return {
    url,
    close: async () => {
      await close();
      await db.destroy();
    },
  };
}
