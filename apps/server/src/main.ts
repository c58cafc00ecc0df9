// The entry point of the process: it runs the role that its arguments name.
//
// start                          database, migration, demonstration data, web server
// migrate
// import <folder>
// admin create <e-mail>
// admin remove-demonstration
// admin verify-audit
// admin recount
// portal-token <document number>
// seed <name>
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { runAdmin } from './roles/admin.ts';
import { runImport } from './roles/import.ts';
import { runMigrate } from './roles/migrate.ts';
import { runPortalToken } from './roles/portal-token.ts';
import { runSeed } from './roles/seed/seed.ts';
import { runStart } from './roles/start.ts';

const ROLES: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  start: async (args) => runStart(readConfig(), args),
  migrate: async () => runMigrate(readConfig()),
  import: async (args) => runImport(readConfig(), args),
  admin: async (args) => runAdmin(readConfig(), args),
  seed: async (args) => runSeed(readConfig(), args),
  'portal-token': async (args) => runPortalToken(readConfig(), args),
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

const [role = 'start', ...args] = process.argv.slice(2);
const run = ROLES[role];
if (!run) complain(new ConfigError(`Unknown role '${role}'. Roles: ${Object.keys(ROLES).join(', ')}.`));
run(args).catch(complain);
