// How a record is printed, as its reader chose.
// rules: R4.38, R9.21, R9.22, R9.32, X18.07

export const RECORD_SIZES = ['small', 'medium', 'large'] as const;
export type RecordSize = (typeof RECORD_SIZES)[number];

export const LOGO_POSITIONS = ['left', 'center', 'right'] as const;
export type LogoPosition = (typeof LOGO_POSITIONS)[number];

export const LOGO_TEXT_MAX = 200;

export interface RecordLogo {
  /** Storage key of the uploaded picture. */
  readonly image: string;
  readonly position: LogoPosition;
  /** The text next to the picture; '' for none. */
  readonly text: string;
}

export interface RecordOptions {
  /** `portable`: 80 mm paper of a portable printer; it takes no logo (R4.38). */
  readonly paper: 'a4' | 'portable';
  readonly unanswered: 'shown' | 'hidden';
  readonly textSize: RecordSize;
  readonly spacing: RecordSize;
  readonly logo: RecordLogo | null;
}

export const DEFAULT_RECORD_OPTIONS: RecordOptions = {
  paper: 'a4',
  unanswered: 'shown',
  textSize: 'medium',
  spacing: 'medium',
  logo: null,
};

export const DEFAULT_LOGO_POSITION: LogoPosition = 'right';

/** With the logo of the municipality or form, where the reader chose none and the paper takes one. */
export function withOwnLogo(options: RecordOptions, image: string): RecordOptions {
  if (image === '' || options.logo || options.paper === 'portable') return options;
  return { ...options, logo: { image, position: DEFAULT_LOGO_POSITION, text: '' } };
}

/** Changes one option and whatever follows from it: portable paper and a logo exclude each other (R4.38). */
export function withRecordOption(options: RecordOptions, change: Partial<RecordOptions>): RecordOptions {
  const changed = { ...options, ...change };
  if (change.paper === 'portable') return { ...changed, logo: null };
  return change.logo ? { ...changed, paper: 'a4' } : changed;
}
