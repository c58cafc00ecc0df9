// The short form of `npm run faults -- field`: a phone on which something breaks in each round.
import { expect, test } from '@playwright/test';
import { tryField } from '../../faults/field/try-field.ts';

const SEED = 20_290_254;
const ROUNDS = 8;

test('X39.71 connection, server and browser break while a phone answers and sends: what it said a code of is stored, once, with its files', async () => {
  const outcome = await tryField({ rounds: ROUNDS, seed: SEED });
  expect({ ...outcome, silenceMs: undefined, front: undefined }).toEqual({
    rounds: ROUNDS,
    acknowledged: ROUNDS,
    lost: 0,
    doubled: 0,
    wrong: [],
  });
});
