// Refuses requests while too many are being worked on. An overload must not be able to use up the process, so a
// refusal costs little: it comes before the body is read, with an error that was made once.
// rules: X32.06
import type { onRequestHookHandler } from 'fastify';
import type { InTurn } from '../concurrency-limit.ts';
import { sendProblem } from './failures.ts';
import { Problem } from './problem.ts';

const TRY_AGAIN_SECONDS = 1;
const FULL = new Problem('unavailable', { values: { seconds: TRY_AGAIN_SECONDS } });

export interface Crowd {
  readonly isFull: () => boolean;
  /** Runs the work, or throws unavailable when there is no room. */
  readonly admit: InTurn;
}

/** `most`: how many pieces of work at a time. */
export function crowd(most: number): Crowd {
  let running = 0;
  const isFull = () => running >= most;
  return {
    isFull,
    admit: async (work) => {
      if (isFull()) throw FULL;
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}

export function refuseWhileFull({ isFull }: Crowd): onRequestHookHandler {
  return (_request, reply, done) => {
    if (isFull()) sendProblem(reply, FULL);
    else done();
  };
}
