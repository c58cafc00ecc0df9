// A pool of connections to PostgreSQL that outlives its server: each new connection asks where the server is now, and
// one whose server says nothing is closed instead of being waited for. rules: X27.03, X27.04
import pg from 'pg';

export interface PoolSettings {
  /** Asked for each new connection: a server that was started again may listen on another port. */
  readonly url: () => string;
  readonly connections: number;
  /** Hears of connections that break while idle (database stopped); the pool replaces them. */
  readonly onIdleError?: ((error: Error) => void) | undefined;
  /** Longest wait for the answer to a query, in milliseconds; 35 seconds when absent. */
  readonly queryTimeoutMs?: number | undefined;
}

/** A little longer than the server's own limit: what it can still say itself it says. */
const QUERY_TIMEOUT_MS = 35_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
/** What `pg` says when nothing came back in time. */
const SILENCE = 'Query read timeout';

export function openPool({ url, connections, onIdleError, queryTimeoutMs }: PoolSettings): pg.Pool {
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: url() });
    }
  }
  const pool = new pg.Pool({
    Client,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // A stuck query must not hold a connection for ever; exports page in short queries.
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs ?? QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'constancia',
  });
  pool.on('error', (error) => onIdleError?.(error));
  pool.on('connect', (client) => {
    // One that breaks while it is in use fails its query: whoever asked hears of it.
    client.on('error', () => undefined);
    closeWhenSilent(client);
  });
  return pool;
}

/** Whoever got this connection next would wait behind the query that was not answered. */
function closeWhenSilent(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...query: readonly unknown[]) => unknown;
  const watched = (...query: readonly unknown[]) => {
    const sent = send(...query);
    if (sent instanceof Promise) {
      sent.catch((error: unknown) => {
        if (error instanceof Error && error.message === SILENCE) void (client as unknown as pg.Client).end();
      });
    }
    return sent;
  };
  client.query = watched as pg.PoolClient['query'];
}
