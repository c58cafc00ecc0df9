// Where traces are sent, and how many.
// rules: X37.70
import type { TraceSettings } from '../platform/traces/start-traces.ts';
import { ConfigError } from './config-error.ts';
import { httpUrl } from './http-url.ts';

const PERCENT = 10;

/** Null: no traces. Throws ConfigError. */
export function traceSettings(env: NodeJS.ProcessEnv): TraceSettings | null {
  const url = httpUrl(env, 'TRACES_URL');
  if (url === null) return null;
  const raw = env['TRACES_PERCENT'] || String(PERCENT);
  const percent = Number(raw);
  if (!/^\d{1,3}(?:\.\d{1,3})?$/.test(raw) || percent > 100)
    throw new ConfigError(`TRACES_PERCENT must be a number from 0 to 100, not '${raw}'`);
  return { url, share: percent / 100 };
}
