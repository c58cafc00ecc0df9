// The entry point of the process: it runs the role that its arguments name.
//
// start                          database, migration, demonstration data, web server
// migrate
// import <folder>
// export <folder>
// admin create <e-mail>
// admin remove-demonstration
// admin verify-audit
// admin recount
// portal-token <document number>
// backup <folder>
// restore <folder>
// check
// erase-person <document number>
// move-files
// seed <name>
import { type Config, readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';

type Run = (config: Config, args: readonly string[]) => Promise<void>;

/** Each is loaded when it is asked for: a setting that is wrong is said at once, and a command does not load the server. */
const ROLES: Readonly<Record<string, () => Promise<Run>>> = {
  start: async () => (await import('./roles/start.ts')).runStart,
  migrate: async () => (await import('./roles/migrate.ts')).runMigrate,
  import: async () => (await import('./roles/take-back/run-import.ts')).runImport,
  export: async () => (await import('./roles/export/run-export.ts')).runExport,
  admin: async () => (await import('./roles/admin.ts')).runAdmin,
  seed: async () => (await import('./roles/seed/seed.ts')).runSeed,
  'portal-token': async () => (await import('./roles/portal-token.ts')).runPortalToken,
  backup: async () => (await import('./roles/backup/run-backup.ts')).runBackup,
  restore: async () => (await import('./roles/restore/run-restore.ts')).runRestore,
  check: async () => (await import('./roles/check/run-check.ts')).runCheck,
  'move-files': async () => (await import('./roles/move-files/run-move-files.ts')).runMoveFiles,
  'erase-person': async () => (await import('./roles/erase-person/run-erase-person.ts')).runErasePerson,
};

/** Errors whose message is written for the person who ran the command. */
const USER_ERRORS = ['ConfigError', 'UserError', 'EmbeddedPostgresProblem'];

/** One clear line for what a person can fix; a stack only for unexpected errors. */
function complain(error: unknown): never {
  const expected = error instanceof Error && USER_ERRORS.includes(error.name);
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

async function main([role = 'start', ...args]: readonly string[]): Promise<void> {
  const load = ROLES[role];
  if (!load) throw new ConfigError(`Unknown role '${role}'. Roles: ${Object.keys(ROLES).join(', ')}.`);
  const config = readConfig();
  const run = await load();
  await run(config, args);
}

main(process.argv.slice(2)).catch(complain);
