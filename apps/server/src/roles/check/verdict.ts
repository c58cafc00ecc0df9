// What one check of an installation says: a line for the operator, and what to do.

export interface Verdict {
  readonly subject: string;
  /** A note is worth knowing and no fault. */
  readonly kind: 'ok' | 'note' | 'wrong';
  readonly said: string;
  /** What to do about it; '' when there is nothing to do. */
  readonly cure: string;
}

export const fine = (subject: string, said: string): Verdict => ({ subject, kind: 'ok', said, cure: '' });
export const note = (subject: string, said: string, cure: string): Verdict => ({
  subject,
  kind: 'note',
  said,
  cure,
});
export const wrong = (subject: string, said: string, cure: string): Verdict => ({
  subject,
  kind: 'wrong',
  said,
  cure,
});

const WIDTH = 15;
const MARKS = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' } as const;

export function lineOf({ subject, kind, said, cure }: Verdict): string {
  return `${MARKS[kind]}  ${subject.padEnd(WIDTH)} ${said}${cure === '' ? '' : ` -> ${cure}`}`;
}
