// Faults in the life of an account: closed accounts that work on, links for passwords, sessions of others.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const LIFE = 'apps/server/src/features/administration/users/user-life.test.ts';
const PASSWORDS = 'apps/server/src/features/session/passwords/passwords.test.ts';
const QUERIES = 'apps/server/src/features/session/passwords/queries.ts';
const CHOOSE = 'apps/server/src/features/session/passwords/choose-password.ts';

export const ACCOUNT_MUTANTS: readonly Mutant[] = [
  {
    id: 'x26-14-cookies-without-end',
    fault: 'a browser on which a hundred people signed in sends requests that no server reads',
    file: 'apps/server/src/features/session/device-cookie.ts',
    find: 'Math.max(0, others.length + 1 - COOKIES_MAX)',
    put: '0',
    noticedBy: {
      file: 'apps/server/src/features/session/guessing.test.ts',
      title: 'X26.14 a browser of many people keeps the thirty devices',
    },
  },
  {
    id: 'former-password-opens-a-session',
    fault: 'who signs in with the former password while another one is set stays signed in',
    file: 'apps/server/src/features/session/open-session.ts',
    find: "    if (passwordHash !== undefined && account?.passwordHash !== passwordHash)\n      throw new Problem('sign-in-failed');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/session/passwords/passwords.test.ts',
      title: 'who signs in with the former password at the moment when another one is set is not signed in',
    },
  },
  {
    id: 'former-password-replaces-the-new-one',
    fault: 'who knew the former password takes the account back from its owner, who has just set another one',
    file: 'apps/server/src/features/session/passwords/queries.ts',
    find: 'sql`password_hash is not distinct from ${former}`',
    put: 'sql`true`',
    noticedBy: {
      file: 'apps/server/src/features/session/passwords/passwords.test.ts',
      title: 'who gave the former one while its owner set another by a link changes nothing',
    },
  },
  {
    id: 'deactivated-works-on',
    fault: 'a session of an account that was deactivated at the same moment works on',
    file: 'apps/server/src/features/session/authenticate.ts',
    find: "if (session.deactivated) throw new Problem('account-deactivated');",
    put: '',
    noticedBy: { file: LIFE, title: 'a session that was opened at the same moment opens nothing' },
  },
  {
    id: 'administrators-close-each-other',
    fault: 'two administrators who close each other leave none',
    file: 'apps/server/src/features/administration/users/close-user.ts',
    find: 'administrators.length === 1',
    put: 'administrators.length === 0',
    noticedBy: { file: LIFE, title: 'two who close or demote each other' },
  },
  {
    id: 'username-inherited',
    fault: 'a new account gets the username of a deleted one, and with it the answers',
    file: 'apps/server/src/features/administration/users/queries.ts',
    find: 'if (inserted.rows.length > 0) return retired(tx, u);',
    put: 'if (inserted.rows.length > 0) return null;',
    noticedBy: { file: LIFE, title: 'nobody else gets the username or the id' },
  },
  {
    id: 'link-used-twice',
    fault: 'a link for a password works for everybody who uses it at the same moment',
    file: CHOOSE,
    find: "if (!(await takeLink(tx, hashToken(token), at))) throw new Problem('password-link-gone');",
    put: 'await takeLink(tx, hashToken(token), at);',
    noticedBy: { file: PASSWORDS, title: 'used twenty times at the same moment it works once' },
  },
  {
    id: 'link-for-ever',
    fault: 'a link for a password is found after it has expired',
    file: QUERIES,
    find: 'l.token_hash = ${tokenHash} and l.expires_at > ${at} and',
    put: 'l.token_hash = ${tokenHash} and',
    noticedBy: { file: PASSWORDS, title: 'after half an hour, or with one character changed' },
  },
  {
    id: 'recovery-tells-accounts',
    fault: 'asking for the password of no account is answered sooner',
    file: 'apps/server/src/features/session/passwords/recover.ts',
    find: 'await evenly;',
    put: 'void evenly;',
    noticedBy: { file: PASSWORDS, title: 'the reply is the same for an account that does not exist' },
  },
  {
    id: 'mailbox-filled',
    fault: 'a stranger sends the owner of an account one letter after another',
    file: 'apps/server/src/features/session/passwords/recover.ts',
    find: 'tries: 3,',
    put: 'tries: 300,',
    noticedBy: { file: PASSWORDS, title: 'the reply is the same for an account that does not exist' },
  },
  {
    id: 'sessions-outlive-password',
    fault: 'whoever was signed in before a password was recovered stays signed in',
    file: CHOOSE,
    find: 'await endSessionsOf(tx, { municipalityId: account.municipalityId, userId: account.id }, keep)',
    put: '0',
    noticedBy: { file: PASSWORDS, title: 'it ends every session of the account' },
  },
  {
    id: 'x33-40-deactivation-fails-beside-sign-out',
    fault:
      'an account whose owner signs out at that moment is not deactivated, and the administrator reads of an error',
    file: 'apps/server/src/features/administration/users/close-user.ts',
    find: '  await lockSessionsOf(tx, { municipalityId: account.municipalityId, userId });\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/administration/users/user-life.test.ts',
      title: 'X33.40 P4.06 who signs out at the same moment keeps nobody from deactivating the account',
    },
  },
  {
    id: 'x33-40-deactivation-fails-beside-link',
    fault:
      'who uses a link for a password while their account is deactivated gets an error, or the administrator does',
    file: 'apps/server/src/features/session/passwords/choose-password.ts',
    find: '    await lockAccount(tx, { municipalityId: account.municipalityId, userId: account.id });\n    if (!(await takeLink',
    put: '    if (!(await takeLink',
    noticedBy: {
      file: 'apps/server/src/features/administration/users/user-life.test.ts',
      title:
        'X33.40 X33.43 who sets a password by a link at the same moment does not either, and the link is gone',
    },
  },
  {
    id: 'P4.32-other-role-called-stored',
    fault:
      'after a lost reply an administrator gives a new account a lesser role, reads that it is stored, and it has the first one',
    file: 'apps/server/src/features/administration/users/create-user.ts',
    find: '  return sameValue(valuesOf(now), valuesOf(given));',
    put: '  return now.username === given.username;',
    noticedBy: {
      file: 'apps/server/src/features/administration/users/users.test.ts',
      title: 'one that asks for another role is not taken for it',
    },
  },
];
