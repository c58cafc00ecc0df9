// The setting of the virus scanner.
import type { ClamdAddress, ClamdSettings } from '../ports/virus-scanner/clamd.ts';
import { ConfigError } from './config-error.ts';

/** Longest time for one file: less than a browser waits for a reply. */
const TIMEOUT_MS = 25_000;
const PORT = 3310;

/** CLAMD_URL: tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl. */
export function clamdSettings(env: NodeJS.ProcessEnv): ClamdSettings | null {
  const raw = env['CLAMD_URL'];
  if (!raw) return null;
  const address = addressOf(URL.parse(raw));
  if (address === null)
    throw new ConfigError(
      `CLAMD_URL must be tcp://host:port or unix:///path/of/the/socket of clamd, not '${raw}'`,
    );
  return { address, timeoutMs: TIMEOUT_MS };
}

function addressOf(url: URL | null): ClamdAddress | null {
  if (url?.protocol === 'unix:' && url.host === '' && url.pathname.length > 1)
    return { path: decodeURIComponent(url.pathname) };
  if (url?.protocol !== 'tcp:' || url.hostname === '') return null;
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || PORT };
}
