// The one connection of a process that listens for notices. It is opened when somebody listens, and again after it was lost.
// rules: X33.61
import pg from 'pg';
import type { Log } from '../log.ts';
import { type Notice, noticeIn } from './notice.ts';
import { listenForNotices } from './queries.ts';

export interface ListenerSettings {
  /** URL with password; read again for each connection. */
  readonly databaseUrl: () => string;
  readonly log: Log;
  readonly onNotice: (notice: Notice) => void;
  /** From now on notices are missed. */
  readonly onLost: () => void;
}

export interface NoticeListener {
  /** Resolves when nothing that is sent from now on is missed. Throws when the database cannot be reached. */
  readonly listen: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const CONNECT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;

export function noticeListener({ databaseUrl, log, onNotice, onLost }: ListenerSettings): NoticeListener {
  let opened: Promise<pg.Client> | null = null;
  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: databaseUrl(),
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      application_name: 'constancia notices',
    });
    // A connection that breaks fails first and ends then.
    client.on('error', (err) => log.warn({ err }, 'the connection for notices broke'));
    client.on('end', () => {
      opened = null;
      onLost();
    });
    client.on('notification', ({ payload }) => {
      const notice = noticeIn(payload);
      if (notice) onNotice(notice);
    });
    try {
      await client.connect();
      await listenForNotices(client);
      return client;
    } catch (error) {
      opened = null;
      await client.end().catch(() => undefined);
      throw error;
    }
  }
  return {
    listen: async () => {
      opened ??= open();
      await opened;
    },
    close: async () => {
      const last = opened;
      opened = null;
      await (await last?.catch(() => null))?.end();
    },
  };
}
