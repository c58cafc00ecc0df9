// Databases of tests: made from the template, dropped afterwards.
import { sql } from 'kysely';
import { openDatabase } from '../platform/db/database.ts';

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(serverUrl: string, statement: ReturnType<typeof sql>): Promise<void> {
  const db = openDatabase({ url: serverUrl, connections: 1 });
  try {
    await statement.execute(db);
  } finally {
    await db.destroy();
  }
}

export function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  const from = template === undefined ? sql`` : sql` template ${sql.id(template)}`;
  return onServer(serverUrl, sql`create database ${sql.id(name)}${from}`);
}

export function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return onServer(serverUrl, sql`drop database if exists ${sql.id(name)} with (force)`);
}
