// Starts the embedded database when no server holds it, and runs psql on it. Without psql on the machine it prints the
// address with its password, for other programs, and keeps the database up. Only an account that may read the password in
// the data folder gets that far.
// rules: X30.09

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/open-embedded-postgres.ts';

const { databaseUrl, databaseOwnerUrl, dataDir } = readConfig();
const given = databaseOwnerUrl ?? databaseUrl;
const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGHUP')]);
// Ctrl-C ends a query in psql, not psql.
process.on('SIGINT', () => {});

if (given === null) {
  const embedded = await openEmbeddedPostgres({ dataDir, log: (line) => console.error(line) });
  process.exitCode = await openPsql(embedded.url);
  await embedded.stop();
} else {
  process.exitCode = await openPsql(given);
}
process.exit();

/** The exit code of psql. */
async function openPsql(address: string): Promise<number> {
  const url = new URL(address);
  // The password goes through the environment: the list of processes shows command lines to everybody on the machine.
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  const psql = spawn('psql', [url.href, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  const ended = new Promise<number | null>((resolve, reject) => {
    psql.once('exit', resolve);
    psql.once('error', reject);
  });
  void stopped.then(() => psql.kill());
  try {
    return (await ended) ?? 1;
  } catch {
    console.log(
      `There is no psql on this machine. The address for other programs, until Ctrl-C:\n${address}`,
    );
    // Waiting for a signal alone does not keep Node running.
    const running = setInterval(() => {}, 60_000);
    await Promise.race([stopped, once(process, 'SIGINT')]);
    clearInterval(running);
    return 0;
  }
}
