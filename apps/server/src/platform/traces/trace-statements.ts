// A span for each statement of a request or job, with its text as it is in our code: the values are apart and stay here.
// rules: X37.70, X37.71
import type pg from 'pg';
import { areTraced, traced } from './traced.ts';

const WORD = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/;

export function traceStatements(client: pg.PoolClient): void {
  if (!areTraced()) return;
  const send = client.query.bind(client) as (...query: readonly unknown[]) => unknown;
  const sendTraced = (text: unknown, ...rest: readonly unknown[]) => {
    if (typeof text !== 'string' || typeof rest.at(-1) === 'function') return send(text, ...rest);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.replaceAll(/\s+/g, ' ') };
    const name = WORD.exec(text)?.[1]?.toLowerCase() ?? 'statement';
    return traced({ name, kind: 'client', attributes }, async () => send(text, ...rest));
  };
  client.query = sendTraced as pg.PoolClient['query'];
}
