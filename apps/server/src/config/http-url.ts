// A setting that is the address of a system over http or https.
import { ConfigError } from './config-error.ts';

export function httpUrl(env: NodeJS.ProcessEnv, name: string): string | null {
  const raw = env[name];
  if (!raw) return null;
  const parsed = URL.parse(raw.replaceAll(/[{}]/g, ''));
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new ConfigError(`${name} must be an http or https address, not '${raw}'`);
  }
  return raw.replace(/\/$/, '');
}
