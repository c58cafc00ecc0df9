// What the server and its jobs are made of.
import type { Config } from './config/config.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Log } from './platform/log.ts';

export interface AppServices {
  readonly config: Pick<
    Config,
    | 'host'
    | 'publicOrigin'
    | 'demonstrationSignIn'
    | 'trustedProxies'
    | 'webDir'
    | 'checkReplies'
    | 'puzzleMemoryKib'
    | 'secretKeys'
    | 'identity'
    | 'sessionLife'
    | 'visitorLimits'
    | 'brandlessHosts'
    | 'citizenRegisterUrl'
    | 'citizenPortalUrl'
    | 'platformUrl'
    | 'bookingUrl'
    | 'outsideHosts'
    | 'mapLayers'
    | 'mail'
    | 'geocoderUrl'
    | 'geocoderTimeoutMs'
    | 'payments'
    | 'clamd'
    | 'leakedPasswords'
    | 'backupFolder'
  > & {
    /** Milliseconds of lag after which requests are refused; as the server has it when absent. */
    readonly busyAfterMs?: number;
  };
  readonly db: Database;
  /** URL with password, for connections of threads. Read it again for each connection. */
  readonly databaseUrl: () => string;
  readonly clock: Clock;
  readonly log: Log;
  /** Storage of uploaded files. */
  readonly store: FileStore;
  /** Storage of the signed heads of the audit log. */
  readonly headStore: FileStore;
}
