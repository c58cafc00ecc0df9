// Limits work that needs much memory or processor: so many run at a time, the others wait.

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
      // The slot is handed to the next one without becoming free in between.
      if (next) next();
      else free++;
    }
  };
}
