// Faults in limits, puzzles and signed values.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const SIGNED = 'apps/server/src/platform/crypto/signed-values.test.ts';
const PURPOSES = { file: SIGNED, title: 'what is signed for one purpose' };
const VALUES = { file: SIGNED, title: 'a signature holds for its values' };
const CHANGED = { file: SIGNED, title: 'a signature that was cut' };
const TOKENS = { file: SIGNED, title: 'a token gives back its values until it expires' };
const TRIES = {
  file: 'apps/server/src/platform/rate-limit/queries.test.ts',
  title: 'a limit lets so many tries pass',
};
const CLOCK = {
  file: 'apps/server/src/platform/rate-limit/queries.test.ts',
  title: 'a clock that goes back a day',
};
const ORDER = {
  file: 'apps/server/src/platform/rate-limit/queries.test.ts',
  title: 'requests of one moment',
};
const WINDOWS = { file: 'apps/server/src/platform/rate-limit/queries.test.ts', title: 'ended windows leave' };
const LONG_KEYS = {
  file: 'apps/server/src/platform/rate-limit/queries.test.ts',
  title: 'a long key takes no more room',
};
const WAITS = {
  file: 'apps/server/src/platform/rate-limit/queries.test.ts',
  title: 'X26.13 failures above the free ones',
};
const GUESSES = {
  file: 'apps/server/src/features/session/guessing.test.ts',
  title: 'X6.03 X26.13 from the fifth failure',
};
const BUDGETS = {
  file: 'apps/server/src/platform/budgets/budgets.test.ts',
  title: 'where one does not suffice none',
};
const WEIGHTS = {
  file: 'apps/server/src/platform/budgets/budgets.test.ts',
  title: 'X28.12 what weighs more',
};
const FITS = {
  file: 'apps/server/src/platform/challenge/challenges.test.ts',
  title: 'it serves for what it was asked for',
};
const MADE_UP = {
  file: 'apps/server/src/platform/challenge/challenges.test.ts',
  title: 'a token that was made up',
};
const ENDS = {
  file: 'apps/server/src/platform/challenge/challenges.test.ts',
  title: 'it ends after ten minutes',
};
const ONCE = {
  file: 'apps/server/src/platform/challenge/challenges.test.ts',
  title: 'the right number solves it, once',
};

export const LIMITS_AND_PUZZLES_MUTANTS: readonly Mutant[] = [
  {
    id: 'one-try-too-many',
    fault: 'every limit lets one more pass',
    file: 'apps/server/src/platform/rate-limit/queries.ts',
    find: 'return tries <= limit.tries ? null',
    put: 'return tries <= limit.tries + 1 ? null',
    noticedBy: TRIES,
  },
  {
    id: 'windows-that-slide',
    fault: 'a person who keeps trying waits for ever',
    file: 'apps/server/src/platform/rate-limit/queries.ts',
    find: 'else rate_limits.resets_at end',
    put: 'else excluded.resets_at end',
    noticedBy: TRIES,
  },
  {
    id: 'windows-that-never-end',
    fault: 'a limit that was reached once stays reached',
    file: 'apps/server/src/platform/rate-limit/queries.ts',
    find: 'rate_limits.resets_at <= ${now} or rate_limits',
    put: 'rate_limits',
    noticedBy: TRIES,
  },
  {
    id: 'clock-that-went-back',
    fault: 'a clock that went back a day locks everybody out for a day',
    file: 'apps/server/src/platform/rate-limit/queries.ts',
    find: 'rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${latestEnd(end)}',
    put: 'rate_limits.resets_at <= ${now}',
    noticedBy: CLOCK,
  },
  {
    id: 'burst-begins-again',
    fault: 'many tries at the same moment are a way around every limit',
    file: 'apps/server/src/platform/rate-limit/queries.ts',
    find: 'const OUT_OF_ORDER_MS = 60_000;',
    put: 'const OUT_OF_ORDER_MS = 0;',
    noticedBy: ORDER,
  },
  {
    id: 'ended-windows-stay',
    fault: 'the table of limits grows for ever',
    file: 'apps/server/src/platform/rate-limit/queries.ts',
    find: 'where resets_at < ${now} order by',
    put: 'where resets_at < ${now} and false order by',
    noticedBy: WINDOWS,
  },
  {
    id: 'keys-of-any-length',
    fault: 'made-up keys fill the table of limits',
    file: 'apps/server/src/platform/rate-limit/queries.ts',
    find: 'key.length <= KEY_MAX ? key',
    put: 'key.length >= 0 ? key',
    noticedBy: LONG_KEYS,
  },
  {
    id: 'waits-that-do-not-grow',
    fault: 'a guesser waits five seconds, however often',
    file: 'apps/server/src/platform/rate-limit/growing-queries.ts',
    find: 'power(2, least',
    put: 'power(1, least',
    noticedBy: WAITS,
  },
  {
    id: 'waits-without-end',
    fault: 'a wait grows to hours',
    file: 'apps/server/src/platform/rate-limit/growing-queries.ts',
    find: 'const LONGEST_WAIT = 15 * 60;',
    put: 'const LONGEST_WAIT = 150 * 60;',
    noticedBy: GUESSES,
  },
  {
    id: 'failures-never-forgotten',
    fault: 'a failure counts for days',
    file: 'apps/server/src/platform/rate-limit/growing-queries.ts',
    find: 'const REMEMBERED = 60 * 60;',
    put: 'const REMEMBERED = 60 * 60 * 60;',
    noticedBy: WAITS,
  },
  {
    id: 'successes-count-as-failures',
    fault: 'a person who signs in rightly has to wait',
    file: 'apps/server/src/platform/rate-limit/growing-queries.ts',
    find: 'greatest(tries - 1, 0)',
    put: 'greatest(tries, 0)',
    noticedBy: WAITS,
  },
  {
    id: 'refused-uses-count',
    fault: 'a person who was refused has used up the rest of the day',
    file: 'apps/server/src/platform/budgets/budgets.ts',
    find: 'weight: -weight }',
    put: 'weight: 0 }',
    noticedBy: BUDGETS,
  },
  {
    id: 'heavy-uses-give-back-one',
    fault: 'a large file that was refused counts still',
    file: 'apps/server/src/platform/budgets/budgets.ts',
    find: 'weight: -weight }',
    put: 'weight: -1 }',
    noticedBy: WEIGHTS,
  },
  {
    id: 'puzzle-for-anything',
    fault: 'one puzzle is solved for every code',
    file: 'apps/server/src/platform/crypto/signed-values.ts',
    find: 'sign(boundTo, ...values)',
    put: 'sign(...values)',
    noticedBy: FITS,
  },
  {
    id: 'easy-puzzle-for-all',
    fault: 'a puzzle of before serves while it should be harder',
    file: 'apps/server/src/platform/challenge/challenges.ts',
    find: 'Number(asked) < hashes || ',
    put: '',
    noticedBy: FITS,
  },
  {
    id: 'puzzle-of-less-memory',
    fault: 'puzzles are solved with little memory',
    file: 'apps/server/src/platform/challenge/challenges.ts',
    find: ' || Number(memory) < memoryKib',
    put: '',
    noticedBy: MADE_UP,
  },
  {
    id: 'puzzles-for-ever',
    fault: 'puzzles are solved in stock',
    file: 'apps/server/src/platform/challenge/challenges.ts',
    find: 'now.getTime() + LIFE_MS',
    put: 'now.getTime() + LIFE_MS * 2',
    noticedBy: ENDS,
  },
  {
    id: 'one-key-for-every-purpose',
    fault: 'the receipt of a record opens a submission, and the link of an e-mail is a receipt',
    file: 'apps/server/src/platform/crypto/signed-values.ts',
    find: '.update(purpose)',
    put: ".update('')",
    noticedBy: PURPOSES,
  },
  {
    id: 'signed-values-run-together',
    fault: 'a signature of two values holds for others that read the same one after the other',
    file: 'apps/server/src/platform/crypto/signed-values.ts',
    find: 'JSON.stringify(values.map(String))',
    put: "values.join('')",
    noticedBy: VALUES,
  },
  {
    id: 'tokens-never-expire',
    fault: 'receipts, links and puzzles are accepted for ever',
    file: 'apps/server/src/platform/crypto/signed-values.ts',
    find: 'return Number(until) < now.getTime() ? null : values;',
    put: 'return Number(until) > 0 ? values : null;',
    noticedBy: TOKENS,
  },
  {
    id: 'any-signature-of-the-right-length',
    fault: 'whatever has the length of a signature is accepted',
    file: 'apps/server/src/platform/crypto/signed-values.ts',
    find: 'timingSafeEqual(given, right)',
    put: 'timingSafeEqual(given, given)',
    noticedBy: CHANGED,
  },
  {
    id: 'any-number-solves',
    fault: 'any number solves a puzzle',
    file: 'apps/server/src/platform/challenge/challenges.ts',
    find: 'return hash.readUInt32BE(0) < 2 ** 32 / hashes;',
    put: 'return hash.length > hashes;',
    noticedBy: ONCE,
  },
];
