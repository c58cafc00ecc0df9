// The only reader of process.env: every setting once, with its meaning, checked at start.
import { resolve } from 'node:path';
import type { S3Settings } from './platform/files/s3-file-store.ts';

export interface Config {
  /** Loopback by default; behind a proxy set HOST=0.0.0.0. */
  readonly host: string;
  readonly port: number;
  /** PostgreSQL to use; the embedded one in `dataDir` when null. */
  readonly databaseUrl: string | null;
  /** Where the embedded database and, by default, files lie. */
  readonly dataDir: string;
  /** The bucket in which files lie; null for `files/` in `dataDir`. */
  readonly s3: S3Settings | null;
  /** Built web application; null, or a folder without index.html, serves the API only. */
  readonly webDir: string | null;
  /** Address people use, e.g. https://formularios.villamaria.gob.ar. Decides cookies and accepted origins. */
  readonly publicOrigin: string | null;
  /** Proxies in front whose X-Forwarded-For is believed: number of hops. */
  readonly trustedProxies: number;
  readonly databaseConnections: number;
  readonly logLevel: string;
  /** Replies are held against the contract before they leave: on in tests, off in production for speed. */
  readonly checkReplies: boolean;
  /** Host names under which public pages show no brand of the product (P2.35). */
  readonly brandlessHosts: readonly string[];
  /** Where maps get their pictures, with whom to name for them; an outline stands in for a layer without address. */
  readonly mapLayers: MapLayers;
  /** Address of a Nominatim-compatible geocoder; null: the addresses of the own registers. */
  readonly geocoderUrl: string | null;
  /** Address of the municipal platform's register of people, for the municipalities whose setting says so. */
  readonly citizenRegisterUrl: string | null;
  /** Longest a person waits for an address, in milliseconds. */
  readonly geocoderTimeoutMs: number;
}

export interface TileLayer {
  /** With {z}, {x} and {y}, e.g. https://tiles.villamaria.gob.ar/{z}/{x}/{y}.png. */
  readonly tiles: string;
  /** Shown on the map, as those who make it ask. */
  readonly credit: string;
}

export interface MapLayers {
  readonly street: TileLayer | null;
  readonly satellite: TileLayer | null;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const raw = env[name];
  if (raw === undefined || raw === '') return fallback;
  if (!/^\d{1,6}$/.test(raw)) throw new ConfigError(`${name} must be a whole number, not '${raw}'`);
  return Number(raw);
}

function origin(raw: string | undefined): string | null {
  if (!raw) return null;
  const parsed = URL.parse(raw);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new ConfigError(`PUBLIC_ORIGIN must be an http or https address, not '${raw}'`);
  }
  return parsed.origin;
}

function webAddress(env: NodeJS.ProcessEnv, name: string): string | null {
  const raw = env[name];
  if (!raw) return null;
  const parsed = URL.parse(raw.replaceAll(/[{}]/g, ''));
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new ConfigError(`${name} must be an http or https address, not '${raw}'`);
  }
  return raw.replace(/\/$/, '');
}

function tileLayer(env: NodeJS.ProcessEnv, name: 'MAP_STREET' | 'MAP_SATELLITE'): TileLayer | null {
  const tiles = webAddress(env, `${name}_TILES`);
  if (tiles === null) return null;
  if (!['{z}', '{x}', '{y}'].every((part) => tiles.includes(part))) {
    throw new ConfigError(
      `${name}_TILES must hold {z}, {x} and {y}, as in https://tiles.example/{z}/{x}/{y}.png`,
    );
  }
  return { tiles, credit: env[`${name}_CREDIT`] ?? '' };
}

function s3(env: NodeJS.ProcessEnv): S3Settings | null {
  const bucket = env['S3_BUCKET'];
  if (!bucket) return null;
  const accessKeyId = env['S3_ACCESS_KEY_ID'] || '';
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY'] || '';
  if ((accessKeyId === '') !== (secretAccessKey === '')) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both or neither');
  }
  return {
    bucket,
    region: env['S3_REGION'] || 'us-east-1',
    endpoint: webAddress(env, 'S3_ENDPOINT'),
    credentials: accessKeyId === '' ? null : { accessKeyId, secretAccessKey },
  };
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const root = resolve(import.meta.dirname, '../../..');
  return {
    host: env['HOST'] || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 3000),
    databaseUrl: env['DATABASE_URL'] || null,
    dataDir: resolve(env['DATA_DIR'] || resolve(root, 'data')),
    s3: s3(env),
    webDir: resolve(env['WEB_DIR'] || resolve(root, 'apps/web/dist')),
    publicOrigin: origin(env['PUBLIC_ORIGIN']),
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0),
    databaseConnections: wholeNumber(env, 'DATABASE_CONNECTIONS', 10),
    logLevel: env['LOG_LEVEL'] || 'info',
    checkReplies: env['CHECK_REPLIES'] === '1',
    brandlessHosts: (env['BRANDLESS_HOSTS'] ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
    mapLayers: { street: tileLayer(env, 'MAP_STREET'), satellite: tileLayer(env, 'MAP_SATELLITE') },
    citizenRegisterUrl: webAddress(env, 'CITIZEN_REGISTER_URL'),
    geocoderUrl: webAddress(env, 'GEOCODER_URL'),
    geocoderTimeoutMs: wholeNumber(env, 'GEOCODER_TIMEOUT_MS', 4_000),
  };
}
