// Faults in the second factor: doors around it, codes used twice, owners kept out, secrets in the open.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/session/second-factor';
const TESTS = `${FOLDER}/second-factor.test.ts`;
const BOX = 'apps/server/src/platform/secrets/secret-box.ts';
const BOXES = 'apps/server/src/platform/secrets/secret-box.test.ts';

export const SECOND_FACTOR_MUTANTS: readonly Mutant[] = [
  {
    id: 'half-session-opens-all',
    fault: 'the password alone opens everything, although the account has a second factor',
    file: 'apps/server/src/features/session/authenticate.ts',
    find: "return session?.awaits === '' ? session : null;",
    put: 'return session;',
    noticedBy: { file: TESTS, title: 'the password opens nothing but the second step' },
  },
  {
    id: 'half-session-for-ever',
    fault: 'the second step stays open until the session ends',
    file: 'apps/server/src/features/session/queries.ts',
    find: "and (s.awaits = '' or s.started_at > ${limits.halfStartedAfter})",
    put: '',
    noticedBy: { file: TESTS, title: 'the second step is open for ten minutes' },
  },
  {
    id: 'code-used-twice',
    fault: 'a code works as often as it is sent within its period',
    file: `${FOLDER}/queries.ts`,
    find: 'and last_counter < ${lastCounter}',
    put: '',
    noticedBy: { file: TESTS, title: 'a code is used once, also by twenty at the same moment' },
  },
  {
    id: 'codes-guessed-freely',
    fault: 'who knows the password may guess codes without waiting',
    file: `${FOLDER}/give-code.ts`,
    find: 'if (seconds === null) return',
    put: 'if (seconds === null || seconds > 0) return',
    noticedBy: { file: TESTS, title: 'who guesses codes waits longer each time' },
  },
  {
    id: 'owner-waits-for-guesser',
    fault: 'a stranger who guesses codes keeps the owner out on a known device',
    file: `${FOLDER}/give-code.ts`,
    find: 'const device = devices.deviceOf(request, lookupName(half.email), now);',
    put: 'const device = request.protocol === lookupName(half.email) ? devices.deviceOf(request, half.email, now) : null;',
    noticedBy: { file: TESTS, title: 'the owner gets in on a known device' },
  },
  {
    id: 'required-factor-removed',
    fault: 'a person removes the second factor that the role must have',
    file: `${FOLDER}/routes.ts`,
    find: "if (await isRequired(services, actor)) throw new Problem('second-factor-required');",
    put: '',
    noticedBy: { file: TESTS, title: 'requires it of a role' },
  },
  {
    id: 'enrolment-of-another-session',
    fault: 'a secret that was shown in one session is confirmed in another',
    file: `${FOLDER}/set-up.ts`,
    find: "[municipalityId, userId, session.toString('hex')] as const",
    put: "[municipalityId.slice(0, 0), userId.slice(0, 0), session.toString('hex').slice(0, 0)] as const",
    noticedBy: { file: TESTS, title: 'needs the password again and a code of the new secret' },
  },
  {
    id: 'box-opens-anywhere',
    fault: 'a sealed secret opens for whatever it is copied to',
    file: BOX,
    find: 'JSON.stringify([purpose, ...belongsTo])',
    put: 'JSON.stringify([purpose, belongsTo.length * 0])',
    noticedBy: { file: BOXES, title: 'a box opens only for what it was sealed for' },
  },
];
