// Tells a ticket that is held before the camera from one that is shown again.
// rules: X31.13, X31.17

/** A code has to be out of sight for so long before it counts again: a hand trembles, a picture is blurred. */
const OUT_OF_SIGHT_MS = 4_000;

/**
 * Takes what each picture of the camera shows, '' for no code, with the time in milliseconds. True when the code is to be
 * checked: it is another one, or it comes back after it was away.
 */
export function newlyShown(): (code: string, now: number) => boolean {
  let last = '';
  let awaySince: number | null = null;
  return (code, now) => {
    if (code === '') {
      awaySince ??= now;
      return false;
    }
    const wasAway = awaySince !== null && now - awaySince > OUT_OF_SIGHT_MS;
    const isNew = code !== last || wasAway;
    last = code;
    awaySince = null;
    return isNew;
  };
}
