// A database server run by the operator, with an owner who is not a superuser and a separate login for the
// program.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { urlFor } from '../platform/db/app-login.ts';
import { inTransaction, openDatabase } from '../platform/db/database.ts';
import { saveLogin } from '../platform/db/queries.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/queries.ts';
import { SERVER_PROGRAM } from '../testing/server-process.ts';

const tag = randomBytes(6).toString('hex');
const owner = { name: `owner_${tag}`, password: 'one' };
const app = { name: `app_${tag}`, password: 'other' };
const name = `constancia_logins_${tag}`;
const url = databaseUrl(inject('serverUrl'), name);
const admin = openDatabase({ url: () => inject('serverUrl'), connections: 1 });

beforeAll(async () => {
  for (const login of [owner, app]) await inTransaction(admin, (tx) => saveLogin(tx, login));
  await createDatabase(inject('serverUrl'), name);
  await sql`alter database ${sql.id(name)} owner to ${sql.id(owner.name)}`.execute(admin);
});
afterAll(async () => {
  await dropDatabase(inject('serverUrl'), name);
  for (const login of [owner, app]) await sql`drop role ${sql.id(login.name)}`.execute(admin);
  await admin.destroy();
});

function migrate(env: Readonly<Record<string, string>>): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const ended = execFile(
      process.execPath,
      [SERVER_PROGRAM, 'migrate'],
      { env: { ...process.env, LOG_LEVEL: 'warn', ...env } },
      (_error, output, message) => done({ code: ended.exitCode ?? -1, said: output + message }),
    );
  });
}

it('X27.14 the owner migrates, the login of the program gets its rights; afterwards it needs the owner no more', async () => {
  const program = urlFor(url, app);
  expect((await migrate({ DATABASE_URL: program })).said).toContain('permission denied');
  const migrated = await migrate({ DATABASE_URL: program, DATABASE_OWNER_URL: urlFor(url, owner) });
  expect(migrated).toEqual({ code: 0, said: 'The database schema is up to date.\n' });
  expect(await migrate({ DATABASE_URL: program })).toEqual(migrated);

  const db = openDatabase({ url: () => program, connections: 1 });
  await sql`insert into countries (id, name) values ('c', 'País')`.execute(db);
  await sql`select graphile_worker.add_job('nothing', '{}'::json)`.execute(db);
  expect((await sql`select from graphile_worker.jobs`.execute(db)).rows).toHaveLength(1);
  await expect(sql`create table more (id int)`.execute(db)).rejects.toThrow('permission denied');
  await expect(sql`truncate audit_entries`.execute(db)).rejects.toThrow('permission denied');
  await db.destroy();
});

it('X27.12 processes that start at the same moment all get the login, again and again', async () => {
  const many = openDatabase({ url: () => inject('serverUrl'), connections: 6 });
  const login = { name: `many_${tag}`, password: 'x' };
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 6 }, () => inTransaction(many, (tx) => saveLogin(tx, login))));
  const found = await sql`select from pg_roles where rolname = ${login.name} and rolcanlogin`.execute(many);
  expect(found.rows).toHaveLength(1);
  await sql`drop role ${sql.id(login.name)}`.execute(many);
  await many.destroy();
});
