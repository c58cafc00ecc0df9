// Solves the server's puzzles, as a browser does in its worker.
import { isSmall, puzzleHash } from '../platform/challenge/challenges.ts';

export interface Solution {
  readonly token: string;
  readonly number: number;
}

const bytesOf = (token: string) => token.split('.').map(Number);

/** Expected number of hashes of a token's puzzle. */
export const hashesOf = (token: string) => bytesOf(token)[1] ?? 0;

async function fits(token: string, number: number): Promise<boolean> {
  const [, hashes = 1, memoryKib = 8] = bytesOf(token);
  return isSmall(await puzzleHash(token, number, memoryKib), hashes);
}

export async function solved(token: string): Promise<Solution> {
  let number = 0;
  while (!(await fits(token, number))) number++;
  return { token, number };
}

/** A number that does not solve it. */
export async function notSolved(token: string): Promise<Solution> {
  let number = 0;
  while (await fits(token, number)) number++;
  return { token, number };
}
