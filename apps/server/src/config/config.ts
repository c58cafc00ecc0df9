// The only reader of process.env: every setting once, with its meaning, checked at start.
import { resolve } from 'node:path';
import { MEGABYTE, VISITOR_LIMITS } from '@constancia/domain/limits.ts';
import { PUZZLE_MEMORY_KIB } from '@constancia/domain/submissions/guessing.ts';
import type { BucketSettings, StorageKind } from '../platform/files/open-file-store.ts';
import { isLoopbackName } from '../platform/http/known-hosts.ts';
import { readTrustedProxies, type TrustedProxies } from '../platform/http/trusted-proxies.ts';
import type { SecretKey } from '../platform/secrets/secret-box.ts';
import { readSecretKeys } from '../platform/secrets/secret-keys.ts';
import type { IdentitySettings } from '../ports/identity/port.ts';
import type { MailSettings } from '../ports/mail/mail-transport.ts';
import type { PaymentSettings } from '../ports/payments/port.ts';
import type { ClamdSettings } from '../ports/virus-scanner/clamd.ts';
import { clamdSettings } from './clamd-settings.ts';
import { ConfigError } from './config-error.ts';
import { requireEncryption } from './encrypted-addresses.ts';
import { hostList } from './host-list.ts';
import { httpUrl } from './http-url.ts';
import { identitySettings } from './identity-settings.ts';
import { storageSettings } from './storage-settings.ts';
import type { TraceSettings } from '../platform/traces/start-traces.ts';
import { traceSettings } from './trace-settings.ts';

export interface Config {
  /** Loopback by default; any other host needs PUBLIC_ORIGIN. */
  readonly host: string;
  readonly port: number;
  /** Port of the metrics on this machine; null for none. */
  readonly metricsPort: number | null;
  /** Null: no traces. */
  readonly traces: TraceSettings | null;
  /** URL of a PostgreSQL server; null for the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /**
   * The same database, as the owner of its schema, who migrates it; null when the login of DATABASE_URL is
   * the owner.
   */
  readonly databaseOwnerUrl: string | null;
  /** Folder of the embedded database and, by default, of files. */
  readonly dataDir: string;
  /** The bucket for files; null for `files/` in `dataDir`. */
  readonly s3: BucketSettings | null;
  /** The new place of files while they are moved there; null when none are. */
  readonly moveFilesTo: StorageKind | null;
  /** Built web application; null, or a folder without index.html, serves the API only. */
  readonly webDir: string | null;
  /**
   * URL that people use, e.g. https://formularios.villamaria.gob.ar. It decides cookies and accepted origins.
   */
  readonly publicOrigin: string | null;
  /** From where demonstration accounts may sign in. */
  readonly demonstrationSignIn: 'this-machine' | 'anywhere';
  /**
   * Proxies in front of the server that are trusted when they name their client: addresses and networks, or a
   * number.
   */
  readonly trustedProxies: TrustedProxies;
  readonly databaseConnections: number;
  readonly logLevel: string;
  /** Check every reply against the contract before it is sent: on in tests, off in production for speed. */
  readonly checkReplies: boolean;
  /**
   * Memory of one hash of the puzzle, in KiB. Browsers solve it while there are many tries or submissions.
   */
  readonly puzzleMemoryKib: number;
  /** Keys that encrypt secrets in the database, newest first; without any, nobody can set up a second factor. */
  readonly secretKeys: readonly SecretKey[];
  /** The identity provider where staff sign in once for several programs; null without single sign-on. */
  readonly identity: IdentitySettings | null;
  /** When sessions of staff end. */
  readonly sessionLife: SessionLife;
  /** What visitors may use. */
  readonly visitorLimits: VisitorLimits;
  /** Host names under which public pages do not show the product's brand (P2.35). */
  readonly brandlessHosts: readonly string[];
  /**
   * URLs of the map layers, and the credit that each must show; a layer without URL is replaced by an
   * outline.
   */
  readonly mapLayers: MapLayers;
  /** The mail server; without SMTP_URL, e-mails wait in `outbox/` of `dataDir`. */
  readonly mail: MailSettings;
  /** URL of a Nominatim-compatible geocoder; null to use the addresses in our own registers. */
  readonly geocoderUrl: string | null;
  /** URL of the municipal platform's register of citizens, for municipalities whose settings choose it. */
  readonly citizenRegisterUrl: string | null;
  /** URL of the municipal platform's citizen portal, for the same municipalities. */
  readonly citizenPortalUrl: string | null;
  /** URL of the municipal platform, for municipalities whose settings choose it; null when there is none. */
  readonly platformUrl: string | null;
  /** URL of the booking form that people are sent to; null when bookings are made in another way. */
  readonly bookingUrl: string | null;
  /**
   * Hosts, with their port where a URL has one, that municipalities may name as their platform or booking form although
   * they are in the inner network or without encryption.
   */
  readonly outsideHosts: readonly string[];
  /** Longest time a person waits for an address, in milliseconds. */
  readonly geocoderTimeoutMs: number;
  /** The payment gateway, one shop for the whole installation; null when nothing is sold. */
  readonly payments: PaymentSettings | null;
  /** Folder of the backups, to say how old the newest is; null when nobody named it. */
  readonly backupFolder: string | null;
  /** File of the SHA-1 hashes of leaked passwords; null when none is kept. */
  readonly leakedPasswords: string | null;
  /** The scanner that looks for viruses in what people send; null when nothing looks. */
  readonly clamd: ClamdSettings | null;
}

/** A session of staff ends after so long without use, and after so long in any case, in milliseconds. */
export interface SessionLife {
  readonly idleMs: number;
  readonly longestMs: number;
}

const MINUTE_MS = 60_000;

function sessionLife(env: NodeJS.ProcessEnv): SessionLife {
  const [idle, longest] = [
    wholeNumber(env, 'SESSION_IDLE_MINUTES', 30),
    wholeNumber(env, 'SESSION_HOURS', 12),
  ];
  // The last use of a session is written once a minute.
  if (idle < 2 || longest < 1)
    throw new ConfigError('SESSION_IDLE_MINUTES must be 2 or more, and SESSION_HOURS 1 or more');
  return { idleMs: idle * MINUTE_MS, longestMs: longest * 60 * MINUTE_MS };
}

/** What visitors may use: per network address, per form and in all. */
export interface VisitorLimits {
  /** Per network address and minute. */
  readonly submissionsPerMinute: number;
  /**
   * Per form that usually gets few submissions; a form that gets more may get ten times its usual number per
   * hour. Above it, each submission costs a puzzle.
   */
  readonly formSubmissionsPerHour: number;
  /** In the installation; above it, each submission costs a puzzle. */
  readonly submissionsPerHour: number;
  /** Unpaid orders of one network address in one municipality. */
  readonly openOrders: number;
  /** Bytes of files that belong to no submission yet, per form. */
  readonly unusedBytesOfForm: number;
  /** The same for the installation, as a share of the disk. */
  readonly unusedShareOfDisk: number;
  /** What must stay free on the disk for all uploads: in bytes, and as a share of it. */
  readonly freeBytes: number;
  readonly freeShareOfDisk: number;
}

export interface TileLayer {
  /** With {z}, {x} and {y}, e.g. https://tiles.villamaria.gob.ar/{z}/{x}/{y}.png. */
  readonly tiles: string;
  /** Shown on the map, as the map's makers require. */
  readonly credit: string;
}

export interface MapLayers {
  readonly street: TileLayer | null;
  readonly satellite: TileLayer | null;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const raw = env[name];
  if (raw === undefined || raw === '') return fallback;
  if (!/^\d{1,6}$/.test(raw)) throw new ConfigError(`${name} must be a whole number, not '${raw}'`);
  return Number(raw);
}

function proxies(raw: string | undefined): TrustedProxies {
  const read = readTrustedProxies(raw || '0');
  if (read === null)
    throw new ConfigError(
      `TRUSTED_PROXIES must be a number of proxies or a list of addresses and networks, not '${raw}'`,
    );
  return read;
}

function demonstrationSignIn(raw: string | undefined): Config['demonstrationSignIn'] {
  if (!raw) return 'this-machine';
  if (raw !== 'this-machine' && raw !== 'anywhere')
    throw new ConfigError(`DEMONSTRATION_SIGN_IN must be 'this-machine' or 'anywhere', not '${raw}'`);
  return raw;
}

function origin(raw: string | undefined): string | null {
  if (!raw) return null;
  const parsed = URL.parse(raw);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new ConfigError(`PUBLIC_ORIGIN must be an http or https address, not '${raw}'`);
  }
  return parsed.origin;
}

function secretKeys(raw: string | undefined): readonly SecretKey[] {
  if (!raw) return [];
  const keys = readSecretKeys(raw);
  // The message leaves the value out, because it holds keys.
  if (keys === null)
    throw new ConfigError(
      'SECRET_KEYS must be a list of name:key, newest first, each key 32 random bytes in base64',
    );
  return keys;
}

/** Longest time for one e-mail, in milliseconds. */
const MAIL_TIMEOUT_MS = 20_000;

/**
 * Reads SMTP_URL: smtp://mail.villamaria.gob.ar or smtps://user:password@…; without TLS only for this machine
 * itself.
 */
function mail(env: NodeJS.ProcessEnv, dataDir: string): MailSettings {
  const [raw, from] = [env['SMTP_URL'], env['MAIL_FROM'] || null];
  if (from !== null && !/^[^\p{C}<>]*(?:<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u.test(from))
    throw new ConfigError(`MAIL_FROM must be an address or 'Name <address>', not '${from}'`);
  const rest = { folder: resolve(dataDir, 'outbox'), timeoutMs: MAIL_TIMEOUT_MS };
  if (!raw) return { smtp: null, from: from ?? 'no-responder@localhost', ...rest };
  const url = URL.parse(raw);
  // The message leaves the value out, because it may hold a password.
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol))
    throw new ConfigError('SMTP_URL must be an smtp or smtps address');
  if (from === null) throw new ConfigError('MAIL_FROM must name the sender of mails when SMTP_URL is set');
  const local = url.protocol === 'smtp:' && isLoopbackName(url.hostname);
  return { smtp: { url: raw, tls: local ? 'none' : 'required' }, from, ...rest };
}

/** Redsys' own gateway for tests. */
const TRIAL_GATEWAY = 'sis-t.redsys.es';

/** All four settings or none. */
function payments(env: NodeJS.ProcessEnv): PaymentSettings | null {
  const url = httpUrl(env, 'REDSYS_URL');
  const merchantCode = env['REDSYS_MERCHANT_CODE'] || '';
  const terminal = env['REDSYS_TERMINAL'] || '';
  const secret = env['REDSYS_SECRET'] || '';
  const given = [url ?? '', merchantCode, terminal, secret].filter((value) => value !== '').length;
  if (given === 0) return null;
  if (url === null || given < 4)
    throw new ConfigError(
      'REDSYS_URL, REDSYS_MERCHANT_CODE, REDSYS_TERMINAL and REDSYS_SECRET go together: set all or none',
    );
  // The message leaves the value out, because it is the shop's key: 24 bytes, as Redsys issues it.
  if (Buffer.from(secret, 'base64').length !== 24)
    throw new ConfigError('REDSYS_SECRET must be the key that Redsys gave out, 24 bytes in base64');
  const { hostname } = new URL(url);
  return {
    url,
    merchantCode,
    terminal,
    secret,
    isTrial: isLoopbackName(hostname) || hostname === TRIAL_GATEWAY,
  };
}

function tileLayer(env: NodeJS.ProcessEnv, name: 'MAP_STREET' | 'MAP_SATELLITE'): TileLayer | null {
  const tiles = httpUrl(env, `${name}_TILES`);
  if (tiles === null) return null;
  if (!['{z}', '{x}', '{y}'].every((piece) => tiles.includes(piece))) {
    throw new ConfigError(
      `${name}_TILES must hold {z}, {x} and {y}, as in https://tiles.example/{z}/{x}/{y}.png`,
    );
  }
  return { tiles, credit: env[`${name}_CREDIT`] ?? '' };
}

/**
 * Whether only this machine can reach the server with these settings, both by its port and by its public URL.
 */
export function isForThisMachine({ host, publicOrigin }: Pick<Config, 'host' | 'publicOrigin'>): boolean {
  return isLoopbackName(host) && (publicOrigin === null || isLoopbackName(new URL(publicOrigin).hostname));
}

/** Throws ConfigError when every request could choose the URL that people see, or passwords would travel unencrypted. */
export function requirePublicOrigin({ host, publicOrigin }: Pick<Config, 'host' | 'publicOrigin'>): void {
  if (publicOrigin?.startsWith('http:') && !isLoopbackName(new URL(publicOrigin).hostname))
    throw new ConfigError(
      `PUBLIC_ORIGIN=${publicOrigin} would send passwords and answers unencrypted: put TLS in front (docs/production/README.md) and set it to https.`,
    );
  if (publicOrigin === null && !isLoopbackName(host))
    throw new ConfigError(
      `HOST=${host} can be reached from other machines: set PUBLIC_ORIGIN to the address that people use, e.g. https://formularios.example.org.`,
    );
}

function visitorLimits(env: NodeJS.ProcessEnv): VisitorLimits {
  return {
    ...VISITOR_LIMITS,
    submissionsPerMinute: wholeNumber(
      env,
      'VISITOR_SUBMISSIONS_PER_MINUTE',
      VISITOR_LIMITS.submissionsPerMinute,
    ),
    formSubmissionsPerHour: wholeNumber(
      env,
      'FORM_SUBMISSIONS_PER_HOUR',
      VISITOR_LIMITS.formSubmissionsPerHour,
    ),
    submissionsPerHour: wholeNumber(env, 'SUBMISSIONS_PER_HOUR', VISITOR_LIMITS.submissionsPerHour),
    openOrders: wholeNumber(env, 'OPEN_ORDERS_PER_ADDRESS', VISITOR_LIMITS.openOrders),
    freeBytes: wholeNumber(env, 'FILES_FREE_MB', VISITOR_LIMITS.freeBytes / MEGABYTE) * MEGABYTE,
  };
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  requireEncryption(env);
  const root = resolve(import.meta.dirname, '../../../..');
  const dataDir = resolve(env['DATA_DIR'] || resolve(root, 'data'));
  return {
    host: env['HOST'] || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 3000),
    metricsPort: wholeNumber(env, 'METRICS_PORT', 0) || null,
    traces: traceSettings(env),
    databaseUrl: env['DATABASE_URL'] || null,
    databaseOwnerUrl: env['DATABASE_OWNER_URL'] || null,
    dataDir,
    ...storageSettings(env),
    webDir: resolve(env['WEB_DIR'] || resolve(root, 'apps/web/dist')),
    publicOrigin: origin(env['PUBLIC_ORIGIN']),
    demonstrationSignIn: demonstrationSignIn(env['DEMONSTRATION_SIGN_IN']),
    trustedProxies: proxies(env['TRUSTED_PROXIES']),
    databaseConnections: wholeNumber(env, 'DATABASE_CONNECTIONS', 10),
    logLevel: env['LOG_LEVEL'] || 'info',
    checkReplies: env['CHECK_REPLIES'] === '1',
    puzzleMemoryKib: wholeNumber(env, 'PUZZLE_MEMORY_KIB', PUZZLE_MEMORY_KIB),
    secretKeys: secretKeys(env['SECRET_KEYS']),
    identity: identitySettings(env),
    sessionLife: sessionLife(env),
    visitorLimits: visitorLimits(env),
    brandlessHosts: hostList(env['BRANDLESS_HOSTS']),
    mapLayers: { street: tileLayer(env, 'MAP_STREET'), satellite: tileLayer(env, 'MAP_SATELLITE') },
    citizenRegisterUrl: httpUrl(env, 'CITIZEN_REGISTER_URL'),
    citizenPortalUrl: httpUrl(env, 'CITIZEN_PORTAL_URL'),
    platformUrl: httpUrl(env, 'PLATFORM_URL'),
    bookingUrl: httpUrl(env, 'BOOKING_URL'),
    outsideHosts: hostList(env['OUTSIDE_HOSTS']),
    mail: mail(env, dataDir),
    geocoderUrl: httpUrl(env, 'GEOCODER_URL'),
    geocoderTimeoutMs: wholeNumber(env, 'GEOCODER_TIMEOUT_MS', 4_000),
    payments: payments(env),
    clamd: clamdSettings(env),
    backupFolder: env['BACKUP_FOLDER'] ? resolve(env['BACKUP_FOLDER']) : null,
    leakedPasswords: env['LEAKED_PASSWORDS'] ? resolve(env['LEAKED_PASSWORDS']) : null,
  };
}
