// The account that PostgreSQL runs under. PostgreSQL refuses to run as root, so root starts it as the owner
// of an existing cluster, otherwise as the system user "postgres", which is created when it is missing.
//
// That user may not be able to enter the folder (a checkout in /root, as in most containers). Then only the
// server process keeps one right of root: to bypass file permissions.

import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync, statSync } from 'node:fs';
import { EmbeddedPostgresProblem } from './embedded-postgres-problem.ts';
import type { ServerBinaries } from './server-binaries.ts';

/** How to start a PostgreSQL program: what to spawn, and as whom. */
export interface ServerAccount {
  command(binary: string, args: readonly string[]): readonly [file: string, args: readonly string[]];
  readonly spawnAs: { readonly uid?: number; readonly gid?: number };
  /** Makes a file or folder belong to the account. */
  own(path: string): void;
}

interface UserIds {
  readonly uid: number;
  readonly gid: number;
}

const SYSTEM_USER = 'postgres';

const ownAccount: ServerAccount = {
  command: (binary, args) => [binary, args],
  spawnAs: {},
  own() {},
};

/** `folder` exists; the cluster is in it, or will be. */
export function chooseServerAccount(folder: string, binaries: ServerBinaries): ServerAccount {
  if (process.getuid?.() !== 0) return ownAccount;
  const ids = ownerOf(folder) ?? systemUser() ?? makeSystemUser();
  const account: ServerAccount = {
    command: (binary, args) => [binary, args],
    spawnAs: ids,
    own: (path) => chownSync(path, ids.uid, ids.gid),
  };
  account.own(folder);
  if (canWork(account, folder, binaries)) return account;
  const privileged: ServerAccount = { ...account, command: passingPermissions(ids), spawnAs: {} };
  if (canWork(privileged, folder, binaries)) return privileged;
  throw new EmbeddedPostgresProblem(
    `PostgreSQL does not run as root, and the system user "${SYSTEM_USER}" cannot enter "${folder}": start as an ordinary user, or from a folder that everybody may enter.`,
  );
}

function passingPermissions(ids: UserIds): ServerAccount['command'] {
  const rights = [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // Without it access(2), with which PostgreSQL checks its own files, ignores that right.
    '--securebits=+no_setuid_fixup',
  ];
  return (binary, args) => ['setpriv', [...rights, binary, ...args]];
}

function canWork(account: ServerAccount, folder: string, { postgres }: ServerBinaries): boolean {
  const probe = '"$0" --version && cd "$1" && test -w .';
  const [file, args] = account.command('/bin/sh', ['-c', probe, postgres, folder]);
  try {
    execFileSync(file, args, { ...account.spawnAs, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function ownerOf(folder: string): UserIds | undefined {
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

function systemUser(): UserIds | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${SYSTEM_USER}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function makeSystemUser(): UserIds {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER];
  try {
    execFileSync('useradd', args, { stdio: 'ignore' });
  } catch {
    // The error below covers every reason: the user does not exist.
  }
  const ids = systemUser();
  if (ids !== undefined) return ids;
  throw new EmbeddedPostgresProblem(
    `PostgreSQL does not run as root and the system user "${SYSTEM_USER}" could not be made: make it, or start as an ordinary user.`,
  );
}
