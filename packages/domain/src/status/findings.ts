// What can be said about an installation: of each thing whether it is all right, and which sentence says so. The sentences for
// administrators are in the messages, those for operators with `npm run check`.
// rules: X37.46, X37.47

export const STATUS_SUBJECTS = [
  'server',
  'database',
  'jobs',
  'deliveries',
  'mail',
  'files',
  'scanner',
  'backup',
  'platform',
  'citizens',
  'citizen-portal',
  'booking',
  'geocoder',
  'payments',
  'single-sign-on',
] as const;
export type StatusSubject = (typeof STATUS_SUBJECTS)[number];

/** A note is worth knowing and no fault. */
export type FindingKind = 'ok' | 'note' | 'wrong';

export const FINDING_KINDS = {
  'server-runs': 'ok',
  'database-answers': 'ok',
  'database-crowded': 'note',
  'database-away': 'wrong',
  'jobs-run': 'ok',
  'jobs-late': 'wrong',
  'jobs-given-up': 'note',
  'deliveries-go': 'ok',
  'deliveries-wait': 'note',
  'deliveries-failed': 'wrong',
  'mail-taken': 'ok',
  'mail-kept': 'note',
  'mail-away': 'wrong',
  'disk-free': 'ok',
  'disk-full': 'wrong',
  'files-in-bucket': 'ok',
  'scanner-answers': 'ok',
  'scanner-undated': 'note',
  'scanner-none': 'note',
  'scanner-old': 'wrong',
  'scanner-away': 'wrong',
  'backup-made': 'ok',
  'backup-unknown': 'note',
  'backup-old': 'wrong',
  'backup-none': 'wrong',
  'system-answers': 'ok',
  'system-away': 'wrong',
} as const satisfies Readonly<Record<string, FindingKind>>;
export type FindingCode = keyof typeof FINDING_KINDS;
export const FINDING_CODES = Object.keys(FINDING_KINDS) as readonly FindingCode[];

export interface Finding {
  readonly subject: StatusSubject;
  readonly code: FindingCode;
  /** Numbers, versions and names of hosts for the sentence. */
  readonly values: Readonly<Record<string, string | number>>;
}
