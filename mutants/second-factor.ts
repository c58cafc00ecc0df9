// Faults in the second factor: doors around it, codes used twice, owners kept out, secrets in the open.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/session/second-factor';
const TESTS = `${FOLDER}/second-factor.test.ts`;
const OWN_PASSKEYS = `${FOLDER}/passkeys.test.ts`;
const PASSKEY_STEP = `${FOLDER}/passkey-sign-in.test.ts`;
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
    find: 'const device = devices.deviceOf(request, lookupName(half.email), clock());',
    put: 'const device = request.protocol === lookupName(half.email) ? devices.deviceOf(request, half.email, clock()) : null;',
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
  {
    id: 'passkey-of-any-site',
    fault: 'what a passkey signed for another site signs in here',
    file: `${FOLDER}/webauthn.ts`,
    find: 'expectedOrigin: site.origin,',
    put: "expectedOrigin: [site.origin, 'http://elsewhere.example'],",
    noticedBy: { file: PASSKEY_STEP, title: 'what another site got signed' },
  },
  {
    id: 'passkey-of-any-rp',
    fault: 'a passkey that belongs to another site signs in here',
    file: `${FOLDER}/webauthn.ts`,
    find: 'expectedRPID: site.rpId,',
    put: "expectedRPID: [site.rpId, 'elsewhere.example'],",
    noticedBy: { file: PASSKEY_STEP, title: 'what another site got signed' },
  },
  {
    id: 'passkey-without-person',
    fault: 'a stolen device signs in without its finger or PIN',
    file: `${FOLDER}/webauthn.ts`,
    find: 'requireUserVerification: true,',
    put: 'requireUserVerification: false,',
    noticedBy: { file: PASSKEY_STEP, title: 'what another site got signed' },
  },
  {
    id: 'passkey-of-another-account',
    fault: 'anybody with a passkey takes the second step of every account whose password they know',
    file: `${FOLDER}/passkey-queries.ts`,
    find: 'and user_id = ${userId} and credential_id = ${credentialId}`',
    put: 'and user_id is distinct from ${userId.slice(0, 0)} and credential_id = ${credentialId}`',
    noticedBy: { file: PASSKEY_STEP, title: 'what another site got signed' },
  },
  {
    id: 'challenge-used-twice',
    fault: 'what a passkey signed once can be sent again',
    file: `${FOLDER}/passkey-queries.ts`,
    find: 'set challenge = null, challenge_at = null',
    put: 'set challenge = challenge, challenge_at = challenge_at',
    noticedBy: { file: PASSKEY_STEP, title: 'a challenge is good once' },
  },
  {
    id: 'challenge-for-ever',
    fault: 'what a passkey signed stays good as long as the session',
    file: `${FOLDER}/passkey-queries.ts`,
    find: ' and challenge_at > ${madeAfter} returning 1',
    put: ' and ${madeAfter}::timestamptz is not null returning 1',
    noticedBy: { file: PASSKEY_STEP, title: 'a challenge is good once' },
  },
  {
    id: 'challenge-of-any-session',
    fault: 'what a passkey signed in one session is taken in another',
    file: `${FOLDER}/passkey-queries.ts`,
    find: `and token_hash = \${session}
      and challenge = `,
    put: `and token_hash is distinct from \${session.subarray(0, 0)}
      and challenge = `,
    noticedBy: { file: PASSKEY_STEP, title: 'what another site got signed' },
  },
  {
    id: 'passkey-copied',
    fault: 'a copy of a passkey goes on signing in beside its device',
    file: `${FOLDER}/passkey-queries.ts`,
    find: '(counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))',
    put: '${counter}::bigint >= 0',
    noticedBy: { file: PASSKEY_STEP, title: 'a counter only grows' },
  },
  {
    id: 'passkeys-tried-freely',
    fault: 'who knows the password keeps the server busy with passkeys',
    file: `${FOLDER}/use-passkey.ts`,
    find: 'await refuseAbove(services.db, counted, services.clock());',
    put: 'void [counted, refuseAbove];',
    noticedBy: { file: PASSKEY_STEP, title: 'tries are limited' },
  },
  {
    id: 'last-passkey-deleted',
    fault: 'a person deletes the last second factor although the role must have one',
    file: `${FOLDER}/own-passkeys.ts`,
    find: "if (isLast && isRequired) throw new Problem('second-factor-required');",
    put: '',
    noticedBy: { file: OWN_PASSKEYS, title: 'the last second factor of a role' },
  },
  {
    id: 'passkeys-deleted-together',
    fault: 'two passkeys that are deleted at the same moment leave an account without a second factor',
    file: `${FOLDER}/own-passkeys.ts`,
    find: `await lockFactors(tx, owner);
    const deleted`,
    put: 'const deleted',
    noticedBy: { file: OWN_PASSKEYS, title: 'the last second factor of a role' },
  },
  {
    id: 'passkey-keeps-sessions',
    fault: 'a stranger stays signed in when the owner of the account adds the first passkey',
    file: `${FOLDER}/own-passkeys.ts`,
    find: 'const sessionsEnded = await endSessionsOf(tx, enrolling, enrolling.session);',
    put: 'const sessionsEnded = [endSessionsOf].length;',
    noticedBy: { file: OWN_PASSKEYS, title: 'needs the password; the first second factor' },
  },
  {
    id: 'passkeys-left-on',
    fault: 'who takes a lost second factor off leaves the passkeys, and the owner cannot get in',
    file: `${FOLDER}/set-up.ts`,
    find: 'const hadPasskeys = await deletePasskeys(tx, owner);',
    put: 'const hadPasskeys = [deletePasskeys].length > 0;',
    noticedBy: { file: OWN_PASSKEYS, title: 'who edits an account takes its passkeys off' },
  },
];
