// Gives statements a name, so that PostgreSQL plans each once for a connection and not at every execution.
// Planning costs more than most of our statements themselves.
// rules: X32.01
import type pg from 'pg';

/** Each connection keeps the plans of its names in memory, so there are not more. */
const NAMES_MAX = 300;
/**
 * How often a text has to come to get a name: twice, and once half of the names are given so often, because a server that has run
 * for weeks has seen most of what few people do twice.
 */
const TWICE = 2;
const OFTEN = 20;
/** Texts that may get a name when they come again; those that came longest ago leave. */
const SEEN_MAX = 1_000;

/** A statement that begins with it keeps no plan. */
export const PLANNED_EACH_TIME = '/* planned each time */ ';

/** Returns the name of a text: undefined until it has come often enough, and when there are enough names. */
export type NameOf = (text: string) => string | undefined;

export function statementNames(most = NAMES_MAX): NameOf {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    if (text.trimStart().startsWith(PLANNED_EACH_TIME)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const times = (seen.get(text) ?? 0) + 1;
    // Its place among the texts is that of the last time.
    seen.delete(text);
    if (times < (names.size < most / 2 ? TWICE : OFTEN)) {
      seen.set(text, times);
      const oldest = seen.keys().next().value;
      if (seen.size > SEEN_MAX && oldest !== undefined) seen.delete(oldest);
      return undefined;
    }
    const name = `constancia_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Names the statements with parameters that a connection sends. Others stay as they are: they begin and end
 * transactions, or hold several statements, such as a migration.
 */
export function nameStatements(client: pg.PoolClient, nameOf: NameOf): void {
  const send = client.query.bind(client) as (...query: readonly unknown[]) => unknown;
  const named = (text: unknown, values?: unknown, ...rest: readonly unknown[]) => {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return send(text, values, ...rest);
    return send({ name: nameOf(text), text, values }, ...rest);
  };
  client.query = named as pg.PoolClient['query'];
}
