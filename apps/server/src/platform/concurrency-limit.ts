// Work that needs much memory or processor: so many at a time, the rest waits for its turn.

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function limitConcurrency(limit: number): InTurn {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes on to the next without becoming free in between.
      if (next) next();
      else free++;
    }
  };
}
