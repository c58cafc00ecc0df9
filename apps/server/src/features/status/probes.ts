// Asks what is around the program whether it answers: mail, virus scanner, disk, backups and the systems outside. `npm run check`
// and the page of administrators say the same, each in its words.
// rules: X37.13, X37.39, X37.47
import type { Finding, StatusSubject } from '@constancia/domain/status/findings.ts';
import type { Config, VisitorLimits } from '../../config/config.ts';
import { listBackups, momentOf } from '../../platform/backups/list-backups.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DiskRoom } from '../../platform/files/file-store.ts';
import { greetMailServer } from '../../ports/mail/smtp.ts';
import { answersAt } from '../../ports/outside-call/http.ts';
import { clamdVersion } from '../../ports/virus-scanner/clamd.ts';

const MEGABYTE = 1_048_576;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Code or kind of an error, never its text where that may quote a setting. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('kind' in error && typeof error.kind === 'string') return error.kind;
  return error.name;
}

/** The same limit that stops uploads. Null: files are in a bucket. */
export function diskFinding(room: DiskRoom | null, limits: VisitorLimits): Finding {
  if (room === null) return { subject: 'files', code: 'files-in-bucket', values: {} };
  const least = Math.max(limits.freeBytes, room.total * limits.freeShareOfDisk);
  const values = {
    free: Math.floor(room.free / MEGABYTE),
    total: Math.floor(room.total / MEGABYTE),
    least: Math.ceil(least / MEGABYTE),
  };
  return { subject: 'files', code: room.free < least ? 'disk-full' : 'disk-free', values };
}

export async function probeMail({ smtp, timeoutMs }: Config['mail']): Promise<Finding> {
  if (smtp === null) return { subject: 'mail', code: 'mail-kept', values: {} };
  const { host } = new URL(smtp.url);
  try {
    await greetMailServer({ ...smtp, timeoutMs });
    return { subject: 'mail', code: 'mail-taken', values: { host } };
  } catch (error) {
    return { subject: 'mail', code: 'mail-away', values: { host, reason: reasonOf(error) } };
  }
}

/** The question takes clamd no time, other than a file; a person waits for the page. */
const SCANNER_MS = 5_000;
/** Signatures come several times a day; after a week something is broken. */
const SIGNATURES_DAYS = 7;

export async function probeScanner(clamd: Config['clamd'], clock: Clock): Promise<Finding> {
  const finding = (code: Finding['code'], values: Finding['values'] = {}): Finding => ({
    subject: 'scanner',
    code,
    values,
  });
  if (clamd === null) return finding('scanner-none');
  try {
    const { program, signaturesOf } = await clamdVersion({
      ...clamd,
      timeoutMs: Math.min(clamd.timeoutMs, SCANNER_MS),
    });
    if (signaturesOf === null) return finding('scanner-undated', { program });
    const days = Math.max(0, Math.floor((clock().getTime() - signaturesOf.getTime()) / DAY_MS));
    return finding(days > SIGNATURES_DAYS ? 'scanner-old' : 'scanner-answers', { program, days });
  } catch (error) {
    return finding('scanner-away', { reason: reasonOf(error) });
  }
}

/** A backup is made every night; two nights without one are an alarm. */
const BACKUP_HOURS = 36;

export async function findBackup(folder: string | null, clock: Clock): Promise<Finding> {
  if (folder === null) return { subject: 'backup', code: 'backup-unknown', values: {} };
  const newest = momentOf((await listBackups(folder)).at(-1) ?? '');
  if (newest === null) return { subject: 'backup', code: 'backup-none', values: {} };
  const hours = Math.max(0, Math.floor((clock().getTime() - newest.getTime()) / HOUR_MS));
  return { subject: 'backup', code: hours > BACKUP_HOURS ? 'backup-old' : 'backup-made', values: { hours } };
}

export type OutsideSettings = Pick<
  Config,
  | 'platformUrl'
  | 'citizenRegisterUrl'
  | 'citizenPortalUrl'
  | 'bookingUrl'
  | 'geocoderUrl'
  | 'payments'
  | 'identity'
>;

/** Asks each system outside that the settings name whether it answers. */
export async function probeOutside(config: OutsideSettings): Promise<readonly Finding[]> {
  const systems: readonly (readonly [StatusSubject, string | null])[] = [
    ['platform', config.platformUrl],
    ['citizens', config.citizenRegisterUrl],
    ['citizen-portal', config.citizenPortalUrl],
    ['booking', config.bookingUrl],
    ['geocoder', config.geocoderUrl],
    ['payments', config.payments?.url ?? null],
  ];
  const asked = systems.flatMap(([subject, url]) => (url === null ? [] : [answerOf(subject, url)]));
  return Promise.all([...asked, ...(config.identity === null ? [] : [probeIdentity(config.identity)])]);
}

async function answerOf(subject: StatusSubject, url: string): Promise<Finding> {
  const code = (await answersAt(url)) ? 'system-answers' : 'system-away';
  return { subject, code, values: { host: new URL(url).host } };
}

async function probeIdentity(settings: NonNullable<Config['identity']>): Promise<Finding> {
  const { host } = new URL(settings.issuer);
  const { oidcProvider } = await import('../../ports/identity/http.ts');
  try {
    await oidcProvider(settings).check();
    return { subject: 'single-sign-on', code: 'system-answers', values: { host } };
  } catch (error) {
    return { subject: 'single-sign-on', code: 'system-away', values: { host, reason: reasonOf(error) } };
  }
}
