// The paths below `<dataDir>/postgres`.

import { join } from 'node:path';

export interface ClusterPaths {
  /** PostgreSQL's own data folder. */
  readonly clusterDir: string;
  /** Password of the only database user; only the server's account can read it. */
  readonly passwordFile: string;
  readonly holdersDir: string;
  readonly logFile: string;
}

export function clusterPaths(home: string): ClusterPaths {
  return {
    clusterDir: join(home, 'cluster'),
    passwordFile: join(home, 'password'),
    holdersDir: join(home, 'holders'),
    logFile: join(home, 'server.log'),
  };
}
