// Rows of the role matrix for the second factor, passkeys and single sign-on. Nobody sets one up here: the matrix still needs everybody's session.
// rules: X34.01-X34.06, X34.16-X34.18
import { testId } from '../territory.ts';
import { ALL_OF_STAFF, NOBODY } from './decisions.ts';
import { all, OUTSIDERS, type Person, STAFF } from './rights/people.ts';
import { asked, type Row, type RowsOf } from './row.ts';

/** Guesses are limited, so only some ask. */
const SOME: readonly Person[] = ['admin', 'inspector', ...OUTSIDERS];
const WRONG = { password: 'otra clave' };

/** Staff are signed in with one step, and others are not signed in: nobody awaits a second one. */
const noHalfSession = (path: string, body?: unknown): readonly Row[] => [
  { name: 'without the first step', ask: asked(path, body), decision: NOBODY('not-signed-in') },
];

const withWrongPassword = (path: string): readonly Row[] => [
  {
    name: 'with a wrong password',
    ask: asked(path, WRONG),
    decision: ALL_OF_STAFF,
    outcome: 'password-wrong',
    people: SOME,
  },
];

const withoutProvider = (path: string, body: unknown): readonly Row[] => [
  { name: 'without a provider', ask: asked(path, body), decision: NOBODY('single-sign-on-off') },
];

/** `missing`: the problem of an account that has nothing to be taken off. */
const onAccounts = (what: string, missing: NonNullable<Row['outcome']>): readonly Row[] => [
  {
    name: 'of the own municipality',
    ask: asked(`/api/users/${testId('usercolleague')}/${what}`),
    decision: ALL_OF_STAFF,
    outcome: missing,
  },
  {
    name: 'of the other town',
    ask: asked(`/api/users/${testId('userforeigner')}/${what}`),
    decision: { past: ['admin'], 'user-not-found': all(STAFF, ['admin']) },
    outcome: missing,
  },
  {
    name: 'of an administrator',
    ask: asked(`/api/users/${testId('useradmin')}/${what}`),
    decision: { past: ['admin'], 'user-not-found': all(STAFF, ['admin']) },
    outcome: 'own-account',
  },
];

const UNKNOWN = '7f7e2a8c-1f0a-4a52-9f0b-2a7f3c1d9e55';
const CREDENTIAL = { id: 'made-up', response: { clientDataJSON: 'made-up' } };
const NEW = {
  name: 'Llave',
  credential: {
    ...CREDENTIAL,
    response: { ...CREDENTIAL.response, attestationObject: 'made-up', transports: [] },
  },
};
const USED = {
  credential: {
    ...CREDENTIAL,
    response: { ...CREDENTIAL.response, authenticatorData: 'made-up', signature: 'made-up' },
  },
};

const ENROLMENT = { enrolment: 'made up', code: '123456' };

export const SECOND_FACTOR_ROWS: RowsOf<
  | 'readSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'
  | 'giveSecondFactor'
  | 'beginEnrolment'
  | 'confirmEnrolment'
  | 'beginPasskey'
  | 'addPasskey'
  | 'deletePasskey'
  | 'beginPasskeyStep'
  | 'givePasskey'
  | 'beginPasskeyEnrolment'
  | 'confirmPasskeyEnrolment'
  | 'readRequiredRoles'
  | 'setRequiredRoles'
  | 'takeOffSecondFactor'
  | 'unbindUser'
  | 'beginSingleSignOn'
  | 'completeSingleSignOn'
  | 'endProviderSession'
> = {
  readSecondFactor: () => [{ name: 'the own one', ask: asked('/api/second-factor'), decision: ALL_OF_STAFF }],
  beginSecondFactor: () => withWrongPassword('/api/second-factor'),
  confirmSecondFactor: () => [
    {
      name: 'with a secret that was made up',
      ask: asked('/api/second-factor', ENROLMENT),
      decision: ALL_OF_STAFF,
      outcome: 'second-factor-wrong',
    },
  ],
  renewRecoveryCodes: () => withWrongPassword('/api/second-factor/recovery-codes'),
  removeSecondFactor: () => withWrongPassword('/api/second-factor/removal'),
  giveSecondFactor: () => noHalfSession('/api/session/second-factor', { code: '123456' }),
  beginEnrolment: () => noHalfSession('/api/session/enrolment'),
  confirmEnrolment: () => noHalfSession('/api/session/enrolment', ENROLMENT),
  beginPasskey: () => withWrongPassword('/api/passkeys'),
  addPasskey: () => [
    {
      name: 'that was made up',
      ask: asked('/api/passkeys', NEW),
      decision: ALL_OF_STAFF,
      outcome: 'second-factor-wrong',
    },
  ],
  deletePasskey: () => withWrongPassword(`/api/passkeys/${UNKNOWN}/removal`),
  beginPasskeyStep: () => noHalfSession('/api/session/passkey'),
  givePasskey: () => noHalfSession('/api/session/passkey', USED),
  beginPasskeyEnrolment: () => noHalfSession('/api/session/passkey-enrolment'),
  confirmPasskeyEnrolment: () => noHalfSession('/api/session/passkey-enrolment', NEW),
  readRequiredRoles: () => [
    { name: 'of the installation', ask: asked('/api/second-factor-roles'), decision: ALL_OF_STAFF },
  ],
  setRequiredRoles: () => [
    {
      name: 'of the installation',
      ask: asked('/api/second-factor-roles', { roles: [] }),
      decision: ALL_OF_STAFF,
    },
  ],
  // The installation of the matrix has no identity provider.
  beginSingleSignOn: () => withoutProvider('/api/single-sign-on', { popup: false }),
  completeSingleSignOn: () => withoutProvider('/api/single-sign-on/return', { query: '' }),
  endProviderSession: () => withoutProvider('/api/single-sign-on/logout', Buffer.from('logout_token=none')),
  takeOffSecondFactor: () => onAccounts('second-factor', 'second-factor-missing'),
  unbindUser: () => onAccounts('single-sign-on', 'provider-not-bound'),
};
