// Fetches many things a few at a time: a phone on a slow connection waits for replies more than for their bytes.
// rules: X39.30, X39.34

/** So many at the same time. */
export const AT_ONCE = 4;

/**
 * Does the work for all, in their order. It begins no further one when `goesOn` says so or one has failed; what is running is
 * waited for, so that nothing goes on after it has returned or thrown what failed first.
 */
export async function someAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const workOn = async () => {
    for (const item of waiting) {
      if (failures.length > 0 || !goesOn()) return;
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
  if (failures.length > 0) throw failures[0];
}
