// Where what lies under `<dataDir>/postgres`.

import { join } from 'node:path';

export interface ClusterPaths {
  /** PostgreSQL's own data folder. */
  readonly clusterDir: string;
  /** Of the only database user; readable by the server's account alone. */
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
