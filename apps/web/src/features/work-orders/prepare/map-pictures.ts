// Takes the pictures of a map from its source and keeps them, a few at a time and no more than a bound.
// rules: X39.34
import { keepPicture, readPicture } from '../../../platform/device/prepared.ts';
import { pictureOf } from './picture-of.ts';
import { someAtOnce } from './some-at-once.ts';

/** At most so many are taken along: a source of others is not to be emptied. */
export const PICTURES_MAX = 400;
/** Bytes that one usually has, to say the size before. */
export const USUAL_BYTES = 18_000;
/** After so many failures without a success the source is given up. */
const FAILURES_MAX = 8;

export interface TakenPictures {
  readonly count: number;
  readonly bytes: number;
  /** Those that the source did not give. */
  readonly failed: number;
  /** The device has no room for more. */
  readonly isFull: boolean;
}

interface Taking {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

export async function takePictures(
  urls: readonly string[],
  { signal, onProgress }: Taking,
): Promise<TakenPictures> {
  let taken: TakenPictures = { count: 0, bytes: 0, failed: 0, isFull: false };
  const goesOn = () => !signal.aborted && !taken.isFull && (taken.count > 0 || taken.failed < FAILURES_MAX);
  const take = async (url: string) => {
    const bytes = await takeOne(url);
    if (bytes === 'full') taken = { ...taken, isFull: true };
    else if (bytes === null) taken = { ...taken, failed: taken.failed + 1 };
    else taken = { ...taken, count: taken.count + 1, bytes: taken.bytes + bytes };
    onProgress(taken.count + taken.failed);
  };
  await someAtOnce(urls, take, goesOn);
  return taken;
}

/** Its bytes; null when it did not come. */
async function takeOne(url: string): Promise<number | 'full' | null> {
  const picture = (await readPicture(url)) ?? (await pictureOf(url));
  if (!picture) return null;
  return (await keepPicture(url, picture)) ? picture.size : 'full';
}
