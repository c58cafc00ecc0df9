// What the database counts, before it is arranged in the words and the order of a form.
// rules: X32.50, X32.52
import type { CountedClass } from './counted-values.ts';
import type { Bucket } from './number-figures.ts';

export interface RawValue {
  readonly class: CountedClass;
  /** The question; the section of `ticked` and `copies`; the name of the state of a `stay`. */
  readonly questionId: string;
  readonly value: string;
  readonly times: number;
  /** For how many answers it was the first of their values. */
  readonly answers: number;
}

/** Whose numbers they are. */
export interface NumberKey {
  readonly class: CountedClass;
  readonly questionId: string;
}

/** Buckets of a key come in their order. */
export interface RawBucket extends NumberKey, Bucket {}

export interface WantedNumber extends NumberKey {
  readonly bucket: number;
  readonly rank: number;
}

export interface FoundNumber extends WantedNumber {
  readonly number: string;
}

export const keyOf = ({ class: counts, questionId }: NumberKey): string => `${counts}\u001f${questionId}`;

/** Finds what was counted of one thing. */
export interface Counts {
  readonly values: (counts: CountedClass, questionId: string) => readonly RawValue[];
  readonly buckets: (key: NumberKey) => readonly RawBucket[];
  /** Names of the states that were left. */
  readonly stayNames: () => readonly string[];
  /** Null when the position is in no bucket. */
  readonly number: (key: NumberKey, rank: number) => string | null;
}
