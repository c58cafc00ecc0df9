// The short form of `npm run faults -- field`: a phone on which something breaks in each round.
import { expect, test } from '@playwright/test';
import { tryField } from '../../faults/field/try-field.ts';

const SEED = 20_290_254;
const ROUNDS = 8;
/** Milliseconds after which no further round begins: three times what all take beside three others (50 s alone). */
const BEGUN_WITHIN = 450_000;
/** Milliseconds that one round takes at most: it says what it saw when a person has tried for a minute and a half. */
const ONE_ROUND = 240_000;

test('X39.71 connection, server and browser break while a phone answers and sends: what it said a code of is stored, once, with its files', async () => {
  test.setTimeout(BEGUN_WITHIN + ONE_ROUND);
  const rounds: string[] = [];
  const outcome = await tryField({
    rounds: ROUNDS,
    seed: SEED,
    stopped: AbortSignal.timeout(BEGUN_WITHIN),
    say: (line) => rounds.push(line),
  });
  expect({ ...outcome, silenceMs: undefined, front: undefined }, rounds.join('\n')).toEqual({
    rounds: ROUNDS,
    acknowledged: ROUNDS,
    lost: 0,
    doubled: 0,
    wrong: [],
  });
});
