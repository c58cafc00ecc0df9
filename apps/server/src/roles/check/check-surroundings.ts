// What is around the database: settings that fit together, file storage, disk, mail server and the systems outside.
// rules: X37.10, X37.13, X37.39
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Config, isForThisMachine, requirePublicOrigin } from '../../config/config.ts';
import type { Clock } from '../../platform/clock.ts';
import { HEADS_FOLDER } from '../../platform/audit/signed-heads.ts';
import { storageKind, type Stores } from '../../platform/files/open-file-store.ts';
import { oidcProvider } from '../../ports/identity/http.ts';
import { greetMailServer } from '../../ports/mail/smtp.ts';
import { answersAt } from '../../ports/outside-call/http.ts';
import { clamdVersion } from '../../ports/virus-scanner/clamd.ts';
import { fine, note, reasonOf, type Verdict, wrong } from './verdict.ts';

export function checkSettings(config: Config): Verdict {
  try {
    requirePublicOrigin(config);
  } catch (error) {
    return wrong('settings', (error as Error).message, 'see docs/settings.md');
  }
  if (config.webDir === null || !existsSync(join(config.webDir, 'index.html')))
    return note('settings', 'the browser application is not built: only the API answers', 'npm run build');
  if (config.publicOrigin?.startsWith('http:') && !isForThisMachine(config))
    return note(
      'settings',
      'people reach it without encryption',
      'put TLS in front and set PUBLIC_ORIGIN to https',
    );
  return fine('settings', 'fit together');
}

/** Writes a small file, reads it and removes it, as an upload would. */
export async function checkStorage({ store, headStore }: Stores, config: Config): Promise<Verdict> {
  const key = `unfinished/check-${randomUUID()}`;
  const isBucket = storageKind(config) === 'bucket';
  const where = isBucket ? `bucket ${config.s3?.bucket}` : join(config.dataDir, 'files');
  const content = Buffer.from('constancia');
  try {
    await store.put(key, content);
    const stored = await store.open(key);
    const isRead = stored !== null && (await buffer(stored.content)).equals(content);
    await store.remove(key);
    if (!isRead || (await store.open(key)) !== null)
      return wrong(
        'file storage',
        `${where} does not keep what is written`,
        'see the store and its versioning',
      );
    await headStore.list(HEADS_FOLDER);
    const said = `${where}: written, read and removed`;
    if (config.moveFilesTo === null) return fine('file storage', said);
    const cure = 'npm run move-files; when it finds nothing more, take MOVE_FILES_TO away';
    return note('file storage', `${said}; files are being moved there`, cure);
  } catch (error) {
    const cure = isBucket
      ? 'see S3_ENDPOINT, S3_REGION, the keys and their rights'
      : 'see owner and rights of the folder';
    return wrong('file storage', `${where}: ${reasonOf(error)}`, cure);
  }
}

const MEGABYTE = 1_048_576;

/** The same limit that stops uploads. */
export async function checkDisk({ dataDir, visitorLimits }: Config): Promise<Verdict> {
  const folder = existsSync(dataDir) ? dataDir : dirname(dataDir);
  const { bavail, blocks, bsize } = await statfs(folder);
  const [free, total] = [bavail * bsize, blocks * bsize];
  const least = Math.max(visitorLimits.freeBytes, total * visitorLimits.freeShareOfDisk);
  const said = `${Math.floor(free / MEGABYTE)} MB free of ${Math.floor(total / MEGABYTE)}`;
  if (free >= least) return fine('disk', said);
  const cure = `make room in ${folder}, or lower FILES_FREE_MB`;
  return wrong('disk', `${said}: no upload begins below ${Math.ceil(least / MEGABYTE)}`, cure);
}

export async function checkMail({ mail }: Config): Promise<Verdict> {
  if (mail.smtp === null)
    return note('mail', `waits in ${mail.folder}`, 'set SMTP_URL and MAIL_FROM to send it');
  const { host } = new URL(mail.smtp.url);
  try {
    await greetMailServer({ ...mail.smtp, timeoutMs: mail.timeoutMs });
    return fine('mail', `${host} takes mail`);
  } catch (error) {
    return wrong('mail', `${host}: ${reasonOf(error)}`, 'see SMTP_URL: host, port, TLS, user and password');
  }
}

const DAY_MS = 86_400_000;
/** Signatures come several times a day; after a week something is broken. */
const SIGNATURES_DAYS = 7;

/** Nothing is said where no scanner is named. */
export async function checkScanner({ clamd }: Config, clock: Clock): Promise<readonly Verdict[]> {
  if (clamd === null) return [];
  const subject = 'virus scanner';
  try {
    const { program, signaturesOf } = await clamdVersion(clamd);
    if (signaturesOf === null)
      return [note(subject, `${program} does not say how old its signatures are`, 'see freshclam')];
    const days = Math.max(0, Math.floor((clock().getTime() - signaturesOf.getTime()) / DAY_MS));
    const said = `${program} answers, signatures ${days} days old`;
    if (days > SIGNATURES_DAYS)
      return [wrong(subject, said, 'see freshclam: it finds no virus that is newer')];
    return [fine(subject, said)];
  } catch (error) {
    const cure = 'see CLAMD_URL and whether clamd runs: until it answers no file is taken';
    return [wrong(subject, `does not answer: ${reasonOf(error)}`, cure)];
  }
}

interface Outside {
  readonly subject: string;
  readonly setting: string;
  readonly url: string | null;
}

/** Asks each system outside that the settings name whether it answers. */
export async function checkOutside(config: Config): Promise<readonly Verdict[]> {
  const systems: readonly Outside[] = [
    { subject: 'platform', setting: 'PLATFORM_URL', url: config.platformUrl },
    { subject: 'citizens', setting: 'CITIZEN_REGISTER_URL', url: config.citizenRegisterUrl },
    { subject: 'citizen portal', setting: 'CITIZEN_PORTAL_URL', url: config.citizenPortalUrl },
    { subject: 'booking', setting: 'BOOKING_URL', url: config.bookingUrl },
    { subject: 'geocoder', setting: 'GEOCODER_URL', url: config.geocoderUrl },
    { subject: 'payments', setting: 'REDSYS_URL', url: config.payments?.url ?? null },
  ];
  const asked = systems.flatMap(({ url, ...system }) => (url === null ? [] : [answerOf({ ...system, url })]));
  return Promise.all([...asked, ...(config.identity === null ? [] : [checkIdentity(config.identity)])]);
}

async function answerOf({ subject, setting, url }: Outside & { readonly url: string }): Promise<Verdict> {
  const { host } = new URL(url);
  if (await answersAt(url)) return fine(subject, `${host} answers`);
  return wrong(subject, `${host} does not answer`, `see ${setting}, the system and the firewall between`);
}

async function checkIdentity(settings: NonNullable<Config['identity']>): Promise<Verdict> {
  const { host } = new URL(settings.issuer);
  try {
    await oidcProvider(settings).check();
    return fine('single sign-on', `${host} answers`);
  } catch (error) {
    return wrong('single sign-on', `${host}: ${reasonOf(error)}`, 'see OIDC_ISSUER and the provider');
  }
}
