// The way to the server for processes of this machine: a socket file costs a tenth less of both processors than the loopback
// network, on which the server listens too.
// rules: X1.10
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPaths } from './cluster-paths.ts';

/** Bytes of a path that the systems take for a socket, with the zero at its end: 108 on Linux, 104 elsewhere. */
const PATH_MAX = 104;
const PORT_DIGITS = 5;

const socketFile = ({ socketDir }: ClusterPaths, port: number | string) =>
  join(socketDir, `.s.PGSQL.${port}`);

/** False where the system has no such files, or the path would be too long for one. */
export function takesSocket(paths: ClusterPaths): boolean {
  const longest = socketFile(paths, '0'.repeat(PORT_DIGITS));
  return process.platform !== 'win32' && Buffer.byteLength(longest) < PATH_MAX;
}

/** `url`: of the server on the loopback network, which stays the way where there is no socket file. */
export function nearUrl(paths: ClusterPaths, url: string): string {
  const { port, username, password, pathname } = new URL(url);
  if (!takesSocket(paths) || !existsSync(socketFile(paths, port))) return url;
  return `postgres://${username}:${password}@${encodeURIComponent(paths.socketDir)}:${port}${pathname}`;
}
