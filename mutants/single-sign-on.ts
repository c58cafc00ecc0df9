// Faults in single sign-on: doors for people without an account, around a second factor, and sessions that outlive a logout.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/session/single-sign-on';
const PORT = 'apps/server/src/ports/identity/http.ts';
const TESTS = `${FOLDER}/single-sign-on.test.ts`;

export const SINGLE_SIGN_ON_MUTANTS: readonly Mutant[] = [
  {
    id: 'id-tokens-in-the-open',
    fault: 'who reads the database reads who signed in, and with what',
    file: 'apps/server/src/features/session/single-sign-on/id-tokens.ts',
    find: "(box.isUsable ? box.seal(idToken, subject) : '')",
    put: 'idToken + subject.slice(subject.length)',
    noticedBy: {
      file: 'apps/server/src/features/session/single-sign-on/id-tokens.test.ts',
      title: 'an ID token is sealed for whom it is about',
    },
  },
  {
    id: 'unverified-email-enters',
    fault: 'who writes the e-mail of a colleague into their profile at the provider signs in as them',
    file: PORT,
    find: "claims['email_verified'] === true ? email : null",
    put: 'email',
    noticedBy: { file: TESTS, title: 'or only an e-mail that was not verified' },
  },
  {
    id: 'provider-opens-deactivated',
    fault: 'a deactivated account signs in at the provider',
    file: `${FOLDER}/sign-in-by-provider.ts`,
    find: '  await refuseClosed(services, user, exchange.request);\n',
    put: '',
    noticedBy: { file: TESTS, title: 'deactivated, revoked or deleted' },
  },
  {
    id: 'provider-skips-second-factor',
    fault: 'single sign-on leads around the second factor',
    file: `${FOLDER}/sign-in-by-provider.ts`,
    find: 'awaits: gaveSecondFactor ? null : await stepAfterFirst(db, user),',
    put: 'awaits: null,',
    noticedBy: { file: TESTS, title: 'a second factor is asked for, unless' },
  },
  {
    id: 'logout-notice-replayed',
    fault: 'a notice of a logout works again whenever somebody sends it',
    file: `${FOLDER}/routes.ts`,
    find: "if ((await countTry(tx, once, at)) !== null) throw new Problem('logout-refused');",
    put: 'await countTry(tx, once, at);',
    noticedBy: { file: TESTS, title: 'ends the session here by its notice, once' },
  },
  {
    id: 'id-token-logs-out',
    fault: 'a token with a nonce, made for signing in, is taken for a notice of a logout',
    file: PORT,
    find: "'nonce' in payload || ",
    put: '',
    noticedBy: { file: TESTS, title: 'a notice that is forged, old, for somebody else' },
  },
  {
    id: 'sign-in-of-another-browser',
    fault: 'the state that the browser began with does not count',
    file: PORT,
    find: 'expectedState: state,',
    put: "expectedState: returned.searchParams.get('state') ?? state,",
    noticedBy: { file: TESTS, title: 'what came back is good once' },
  },
  {
    id: 'address-for-a-missing-name',
    fault:
      'accounts that are matched by the username are found by the e-mail address when the provider gives no name',
    file: 'apps/server/src/ports/identity/http.ts',
    find: "usernameClaim === null && claims['email_verified']",
    put: "claims['email_verified']",
    noticedBy: {
      file: 'apps/server/src/features/session/single-sign-on/single-sign-on.test.ts',
      title: 'X34.11 a name that the provider does not give',
    },
  },
  {
    id: 'identity-takes-bound-account',
    fault: 'who gets the address of a colleague who left signs in to their account',
    file: `${FOLDER}/sign-in-by-provider.ts`,
    find: 'if (!bound && user.isBound) {',
    put: 'if (!bound && !user) {',
    noticedBy: {
      file: `${FOLDER}/bound-accounts.test.ts`,
      title: 'another identity with its name is not signed in',
    },
  },
  {
    id: 'half-sign-in-binds',
    fault: 'who has only the first factor takes the account from its owner',
    file: 'apps/server/src/features/session/open-session.ts',
    find: 'if (provider && awaits === null) await bind',
    put: 'if (provider) await bind',
    noticedBy: {
      file: `${FOLDER}/bound-accounts.test.ts`,
      title: 'who has not given the second factor binds nothing',
    },
  },
];
