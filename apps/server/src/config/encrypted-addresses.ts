// Which addresses of the environment must be encrypted: all that lead to another machine, since what goes there are answers,
// passwords and files of citizens. Mail and single sign-on ask for it themselves, without exception.
// rules: X37.77, X37.78
import { connectionOf } from '../platform/db/connection-of.ts';
import { isLoopbackName } from '../platform/http/known-hosts.ts';
import { clamdSettings } from './clamd-settings.ts';
import { ConfigError } from './config-error.ts';
import { hostList } from './host-list.ts';

interface Address {
  readonly host: string;
  /** The host as a URL writes it, with its port where there is one. */
  readonly names: readonly string[];
  readonly isEncrypted: boolean;
}

type Read = (env: NodeJS.ProcessEnv, name: string) => Address | null;

interface Kind {
  /** Null for what the setting's own reader refuses. */
  readonly read: Read;
  readonly cure: string;
}

const WEB: Kind = {
  read: (env, name) => {
    // Addresses of map pictures hold {z}, {x} and {y}.
    const url = URL.parse((env[name] ?? '').replaceAll(/[{}]/g, ''));
    if (!url || !/^https?:$/.test(url.protocol)) return null;
    return { host: url.hostname, names: [url.host], isEncrypted: url.protocol === 'https:' };
  },
  cure: 'set it to an https address',
};

const DATABASE: Kind = {
  read: (env, name) => {
    const { host, port, isVerified } = readDatabase(env[name] ?? '', name);
    return { host, names: [host, `${host}:${port}`], isEncrypted: isVerified || host.startsWith('/') };
  },
  cure: 'add ?sslmode=verify-full to it, and &sslrootcert=<file> where its authority is one of your own',
};

const SCANNER: Kind = {
  read: (env) => {
    const address = clamdSettings(env)?.address;
    if (!address || 'path' in address) return null;
    return {
      host: address.host,
      names: [address.host, `${address.host}:${address.port}`],
      isEncrypted: false,
    };
  },
  cure: 'run clamd on this machine, because its protocol has no encryption',
};

const ADDRESSES: Readonly<Record<string, Kind>> = {
  DATABASE_URL: DATABASE,
  DATABASE_OWNER_URL: DATABASE,
  S3_ENDPOINT: WEB,
  TRACES_URL: WEB,
  GEOCODER_URL: WEB,
  CITIZEN_REGISTER_URL: WEB,
  CITIZEN_PORTAL_URL: WEB,
  PLATFORM_URL: WEB,
  BOOKING_URL: WEB,
  REDSYS_URL: WEB,
  MAP_STREET_TILES: WEB,
  MAP_SATELLITE_TILES: WEB,
  CLAMD_URL: SCANNER,
};

function readDatabase(url: string, name: string): ReturnType<typeof connectionOf> {
  try {
    return connectionOf(url);
  } catch (error) {
    // The message leaves the value out, because it may hold a password.
    const { code, path } = error as NodeJS.ErrnoException;
    const reason = path === undefined ? 'it is no URL of PostgreSQL' : `${path}: ${code}`;
    throw new ConfigError(`${name} cannot be used: ${reason}`);
  }
}

/** Throws ConfigError when something would travel to another machine unencrypted, or whoever answers there would be believed. */
export function requireEncryption(env: NodeJS.ProcessEnv): void {
  if (env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    throw new ConfigError(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 would believe every certificate: take it away, and name the file of your own authority in NODE_EXTRA_CA_CERTS.',
    );
  const allowed = hostList(env['UNENCRYPTED_HOSTS']);
  for (const [name, { read, cure }] of Object.entries(ADDRESSES)) {
    const address = env[name] ? read(env, name) : null;
    if (address === null || address.isEncrypted || isLoopbackName(address.host)) continue;
    if (address.names.some((host) => allowed.includes(host.toLowerCase()))) continue;
    throw new ConfigError(
      `${name} leads to ${address.host}, another machine, without a checked and encrypted connection: ${cure}. In a closed network UNENCRYPTED_HOSTS=${address.names.at(-1)} allows it (docs/settings.md).`,
    );
  }
}
