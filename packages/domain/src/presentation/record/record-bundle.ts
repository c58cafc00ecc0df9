// Records of several submissions that are asked for together: how far they are, what is left out and why, and how the
// files in their archive are called.
// rules: X33.68
import { fileNameOf } from './record-file-name.ts';

export const BUNDLE_REFUSALS = [
  'submission-not-found',
  'form-outside-areas',
  'record-failed',
  'record-cancelled',
] as const;
export type BundleRefusal = (typeof BUNDLE_REFUSALS)[number];

export interface BundleItem {
  readonly submissionId: string;
  /** '' when the person could not see it. */
  readonly code: string;
  /** Why it was refused when it was asked for; null when it was not. */
  readonly refusal: BundleRefusal | null;
  /** Whether the person may see the submission now; it may be gone. */
  readonly isSeen: boolean;
  /** Of its record; null when it is gone. */
  readonly state: 'waiting' | 'ready' | 'failed' | 'cancelled' | null;
}

export interface BundleProgress {
  readonly state: 'waiting' | 'ready' | 'cancelled';
  /** Records that the archive has now. */
  readonly made: number;
  readonly total: number;
  readonly refused: readonly {
    readonly submissionId: string;
    readonly code: string;
    readonly why: BundleRefusal;
  }[];
}

/** Why the archive leaves it out; null when it does not. */
function refusalOf({ refusal, isSeen, state }: BundleItem): BundleRefusal | null {
  if (refusal !== null) return refusal;
  if (!isSeen || state === null) return 'submission-not-found';
  if (state === 'failed') return 'record-failed';
  return state === 'cancelled' ? 'record-cancelled' : null;
}

export const isInArchive = (item: BundleItem): boolean => refusalOf(item) === null && item.state === 'ready';

export function bundleProgress(items: readonly BundleItem[], isCancelled: boolean): BundleProgress {
  const refused = items.flatMap((item) => {
    const why = refusalOf(item);
    return why === null ? [] : [{ submissionId: item.submissionId, code: item.code, why }];
  });
  const made = items.filter(isInArchive).length;
  const isWaiting = made + refused.length < items.length;
  const state = isCancelled ? 'cancelled' : isWaiting ? 'waiting' : 'ready';
  return { state, made, total: items.length, refused };
}

/** Without a keyword all submissions of a municipality have the same code. */
export function bundleFileNames(codes: readonly string[]): readonly string[] {
  const used = new Map<string, number>();
  return codes.map((code) => {
    const name = fileNameOf(code, 'record');
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : name.replace(/\.pdf$/, ` (${times}).pdf`);
  });
}
