// A pool of connections to PostgreSQL that survives a restart of the database server: each new connection
// asks for the current URL, and a connection whose server does not answer is closed.
// rules: X27.03, X27.04
import pg from 'pg';

export interface PoolSettings {
  /** Called for each new connection: a server that was started again may listen on another port. */
  readonly url: () => string;
  readonly connections: number;
  /** Called when a connection breaks while idle, such as when the database stops; the pool replaces it. */
  readonly onIdleError?: ((error: Error) => void) | undefined;
  /** Longest wait for the answer to a query, in milliseconds; 35 seconds when absent. */
  readonly queryTimeoutMs?: number | undefined;
}

/** A little longer than the server's own limit, so that the server reports a slow query itself if it still can. */
const QUERY_TIMEOUT_MS = 35_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
/** The message of `pg` when no reply came in time. */
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
  // While the pool closes, a stopping database may end connections before they have said goodbye.
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError?.(error);
  });
  pool.on('connect', (client) => {
    // A connection that breaks while it is in use fails its query, so the caller gets the error.
    client.on('error', () => undefined);
    closeWhenSilent(client);
  });
  return pool;
}

/** The next user of this connection would wait behind the query that was not answered. */
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
