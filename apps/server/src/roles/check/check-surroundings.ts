// What is around the database: settings that fit together, file storage, disk, mail server and the systems outside.
// rules: X37.10, X37.13, X37.39
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { StatusSubject } from '@constancia/domain/status/findings.ts';
import { type Config, requirePublicOrigin } from '../../config/config.ts';
import {
  diskFinding,
  probeMail,
  probeOutside,
  probeScanner,
  reasonOf,
} from '../../features/status/public.ts';
import type { Clock } from '../../platform/clock.ts';
import { HEADS_FOLDER } from '../../platform/audit/signed-heads.ts';
import { storageKind, type Stores } from '../../platform/files/open-file-store.ts';
import { fine, note, type Verdict, wrong } from './verdict.ts';

export function checkSettings(config: Config): Verdict {
  try {
    requirePublicOrigin(config);
  } catch (error) {
    return wrong('settings', (error as Error).message, 'see docs/settings.md');
  }
  if (config.webDir === null || !existsSync(join(config.webDir, 'index.html')))
    return note('settings', 'the browser application is not built: only the API answers', 'npm run build');
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

/** The disk of the data folder, also when files are in a bucket: the embedded database is there. */
export async function checkDisk({ dataDir, visitorLimits }: Config): Promise<Verdict> {
  const folder = existsSync(dataDir) ? dataDir : dirname(dataDir);
  const { bavail, blocks, bsize } = await statfs(folder);
  const { code, values } = diskFinding({ free: bavail * bsize, total: blocks * bsize }, visitorLimits);
  const said = `${values['free']} MB free of ${values['total']}`;
  if (code !== 'disk-full') return fine('disk', said);
  const cure = `make room in ${folder}, or lower FILES_FREE_MB`;
  return wrong('disk', `${said}: no upload begins below ${values['least']}`, cure);
}

export async function checkMail({ mail }: Config): Promise<Verdict> {
  const { code, values } = await probeMail(mail);
  if (code === 'mail-kept')
    return note('mail', `waits in ${mail.folder}`, 'set SMTP_URL and MAIL_FROM to send it');
  if (code === 'mail-taken') return fine('mail', `${values['host']} takes mail`);
  const cure = 'see SMTP_URL: host, port, TLS, user and password';
  return wrong('mail', `${values['host']}: ${values['reason']}`, cure);
}

/** Nothing is said where no scanner is named. */
export async function checkScanner({ clamd }: Config, clock: Clock): Promise<readonly Verdict[]> {
  const subject = 'virus scanner';
  const { code, values } = await probeScanner(clamd, clock);
  const said = `${values['program']} answers, signatures ${values['days']} days old`;
  switch (code) {
    case 'scanner-none':
      return [];
    case 'scanner-answers':
      return [fine(subject, said)];
    case 'scanner-undated':
      return [note(subject, `${values['program']} does not say how old its signatures are`, 'see freshclam')];
    case 'scanner-old':
      return [wrong(subject, said, 'see freshclam: it finds no virus that is newer')];
    default: {
      const cure = 'see CLAMD_URL and whether clamd runs: until it answers no file is taken';
      return [wrong(subject, `does not answer: ${values['reason']}`, cure)];
    }
  }
}

/** The setting that names each system outside. */
const SETTINGS: Readonly<Partial<Record<StatusSubject, string>>> = {
  platform: 'PLATFORM_URL',
  citizens: 'CITIZEN_REGISTER_URL',
  'citizen-portal': 'CITIZEN_PORTAL_URL',
  booking: 'BOOKING_URL',
  geocoder: 'GEOCODER_URL',
  payments: 'REDSYS_URL',
};

export async function checkOutside(config: Config): Promise<readonly Verdict[]> {
  return (await probeOutside(config)).map(({ subject, code, values }) => {
    const { host, reason } = values;
    const name = subject === 'single-sign-on' ? 'single sign-on' : subject.replace('-', ' ');
    if (code === 'system-answers') return fine(name, `${host} answers`);
    if (reason !== undefined) return wrong(name, `${host}: ${reason}`, 'see OIDC_ISSUER and the provider');
    const cure = `see ${SETTINGS[subject]}, the system and the firewall between`;
    return wrong(name, `${host} does not answer`, cure);
  });
}
