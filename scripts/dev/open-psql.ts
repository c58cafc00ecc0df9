// Starts the embedded database unless a server already runs it, and runs psql on it. On a machine without psql it
// prints the database URL with its password, for other programs, and keeps the database running. This works only for
// accounts that may read the password in the data folder.
// rules: X30.09

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/open-embedded-postgres.ts';

const { databaseUrl, databaseOwnerUrl, dataDir } = readConfig();
const given = databaseOwnerUrl ?? databaseUrl;
const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGHUP')]);
// Ctrl-C cancels the query in psql; psql itself goes on.
process.on('SIGINT', () => {});

if (given === null) {
  const embedded = await openEmbeddedPostgres({ dataDir, log: (line) => console.error(line) });
  process.exitCode = await openPsql(embedded.url);
  await embedded.stop();
} else {
  process.exitCode = await openPsql(given);
}
process.exit();

/** Runs psql on the database and returns its exit code. */
async function openPsql(databaseUrl: string): Promise<number> {
  const url = new URL(databaseUrl);
  // The password goes through the environment, because the list of processes shows command lines to everybody.
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
      `There is no psql on this machine. The address for other programs, until Ctrl-C:\n${databaseUrl}`,
    );
    // Without a timer Node would exit: waiting for a signal does not keep it running.
    const running = setInterval(() => {}, 60_000);
    await Promise.race([stopped, once(process, 'SIGINT')]);
    clearInterval(running);
    return 0;
  }
}
