// Gives statements a name, so that PostgreSQL plans each once for a connection and not at every execution.
// Planning costs more than most of our statements themselves.
// rules: X32.01
import type pg from 'pg';

/** Each connection keeps the plans of its names in memory, so there are not more. */
const NAMES_MAX = 300;
/** Texts seen once, which get a name when they come again; the oldest leave. */
const SEEN_MAX = 1_000;

/** A statement that begins with it keeps no plan. */
export const PLANNED_EACH_TIME = '/* planned each time */ ';

/** Returns the name of a text: undefined at first sight, and when there are enough names. */
export type NameOf = (text: string) => string | undefined;

export function statementNames(most = NAMES_MAX): NameOf {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    if (text.trimStart().startsWith(PLANNED_EACH_TIME)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    if (!seen.delete(text)) {
      seen.add(text);
      const oldest = seen.values().next().value;
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
