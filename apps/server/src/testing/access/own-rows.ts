// Rows of the role matrix for what belongs to one person or to the administrator: sessions, uploads, files,
// e-mails and deliveries.

import { emailOf, PASSWORD } from '../personas.ts';
import { AWAY, HOME, testId } from '../territory.ts';
import {
  ALL_OF_STAFF,
  type Decision,
  EVERYONE,
  NOBODY,
  ONLY,
  OWN_AREA,
  viewedInOwnArea,
} from './decisions.ts';
import { failedDelivery, newUpload, sendMail, waitingMail } from './matrix-things.ts';
import { isStaff, type MatrixWorld, oneMoreSession, readerOf } from './matrix-world.ts';
import { all, OUTSIDERS, type Person, STAFF } from './rights/people.ts';
import { asked, type Question, type Row, type RowsOf } from './row.ts';

/** Only the administrator gets this far; each request has its own delivery. */
function deliveries(
  refusal: 'delivery-not-found',
  actionOf: (municipalityId: string) => Promise<string>,
): readonly Row[] {
  const retry = (of: string, query: string) => async () => ({
    path: `/api/outbox/${await actionOf(of)}${query}`,
  });
  return [
    { name: 'one of the own municipality', ask: retry(HOME.id, ''), decision: ALL_OF_STAFF },
    {
      name: 'one of the other town',
      ask: retry(AWAY.id, `?municipality=${AWAY.id}`),
      decision: ALL_OF_STAFF,
    },
    {
      name: 'one of the other town among the own',
      ask: retry(AWAY.id, ''),
      decision: { [refusal]: STAFF },
    },
  ];
}

const SEE_FILES_OF_INSPECTORS_SUBMISSION = all(viewedInOwnArea('inspector').past ?? [], [
  'generator',
  'roleless',
]);

function fileRows({ things, signer, world }: MatrixWorld): readonly Row[] {
  const { submissions, records, pictures } = things;
  const signedFor = (key: string, reader?: string) => (person: Person) => ({
    path: signer.urlOf(key, reader ?? readerOf(person), world.time.now),
  });
  const before = new Date(world.time.now.getTime() - 301_000);
  const named = (name: string, ask: Row['ask'], decision: Decision): Row => ({ name, ask, decision });
  return [
    named(
      'a file of an answer of the inspector',
      signedFor(submissions.files.document),
      ONLY(SEE_FILES_OF_INSPECTORS_SUBMISSION, 'file-not-found'),
    ),
    named(
      'the signature under an answer of the inspector',
      signedFor(submissions.files.signature),
      ONLY(SEE_FILES_OF_INSPECTORS_SUBMISSION, 'file-not-found'),
    ),
    {
      ...named(
        'an address signed for the administrator',
        signedFor(submissions.files.document, testId('useradmin')),
        ONLY(['admin'], 'file-not-found'),
      ),
      // In whose name it works.
      programs: { programOfAll: 'ok' as const },
    },
    named(
      'an address that is over',
      (person) => ({ path: signer.urlOf(submissions.files.document, readerOf(person), before) }),
      NOBODY('file-not-found'),
    ),
    named(
      'a record that the inspector had made',
      signedFor(records.drawnFile),
      ONLY(['inspector'], 'file-not-found'),
    ),
    named(
      'a picture that the supervisor did not save yet',
      signedFor(pictures.unsaved),
      ONLY(['supervisor'], 'file-not-found'),
    ),
    named(
      'the picture of a form in the own area',
      signedFor(pictures.inOwnArea),
      ONLY(all(OWN_AREA.past ?? [], ['roleless']), 'file-not-found'),
    ),
    named('the picture of a public form', signedFor(pictures.public), EVERYONE),
  ];
}

const OF_THE_INSPECTOR = ONLY(['inspector'], 'upload-not-found');

/**
 * An upload of the inspector, and one of a visitor, which everybody who knows its id may use. Nothing of
 * either has arrived.
 */
function uploadRows(
  { things: { uploads } }: MatrixWorld,
  path: (id: string) => string,
  over: Pick<Row, 'outcome'> & { readonly body?: unknown } = {},
): readonly Row[] {
  const { body, ...rest } = over;
  return [
    {
      name: 'of the inspector',
      ask: asked(path(uploads.ofInspector), body),
      decision: OF_THE_INSPECTOR,
      ...rest,
    },
    { name: 'of a visitor', ask: asked(path(uploads.ofVisitor), body), decision: EVERYONE, ...rest },
    {
      name: 'one that became part of an answer',
      ask: asked(path(testId('fileofAnswer')), body),
      decision: ONLY(['inspector'], 'upload-not-found'),
      ...(rest.outcome && { outcome: rest.outcome }),
    },
  ];
}

export const OWN_ROWS: RowsOf<
  | 'readTerritory'
  | 'readSession'
  | 'signIn'
  | 'signOut'
  | 'listOwnSessions'
  | 'endOwnSession'
  | 'endOtherSessions'
  | 'followChanges'
  | 'askRecovery'
  | 'readPasswordLink'
  | 'setPasswordByLink'
  | 'changePassword'
  | 'listOutbox'
  | 'readStatus'
  | 'readOverview'
  | 'retryDelivery'
  | 'giveUpMail'
  | 'readMailMessage'
  | 'readFile'
  | 'readUpload'
  | 'sendPiece'
  | 'finishUpload'
  | 'removeUpload'
> = {
  readTerritory: () => [{ name: 'the own tree', ask: asked('/api/territory'), decision: ALL_OF_STAFF }],
  readSession: () => [{ name: 'the own session', ask: asked('/api/session'), decision: EVERYONE }],
  signIn: ({ withCookie }) => {
    const ask = (password: string) => (person: Person) => ({
      path: '/api/session',
      body: { email: emailOf(isStaff(person) ? person : 'supervisor'), password },
      // Without the cookie: signing in ends the browser's session, and the matrix still needs it.
      as: withCookie(person, ''),
    });
    return [
      { name: 'with the password', ask: ask(PASSWORD), decision: EVERYONE },
      {
        name: 'with a wrong one',
        ask: ask('otra clave'),
        decision: NOBODY('sign-in-failed'),
        people: ['admin', 'roleless', ...OUTSIDERS],
      },
    ];
  },
  signOut: ({ world, withCookie }) => [
    {
      name: 'a session of their own',
      ask: async (person) => {
        const cookie = isStaff(person) ? (await oneMoreSession(world, person)).cookie : '';
        return { path: '/api/session', as: withCookie(person, cookie) };
      },
      decision: EVERYONE,
      proof: async (_person, { as }: Question) => {
        const after = (await as?.get('/api/session'))?.body;
        return after?.account === null ? null : `is signed in still: ${JSON.stringify(after)}`;
      },
    },
  ],
  listOwnSessions: () => [{ name: 'the own ones', ask: asked('/api/sessions'), decision: ALL_OF_STAFF }],
  endOwnSession: ({ world }) => [
    {
      name: 'one of their own',
      ask: async (person) => {
        const { id } = await oneMoreSession(world, isStaff(person) ? person : 'supervisor');
        return { path: `/api/sessions/${id}` };
      },
      decision: ALL_OF_STAFF,
    },
    {
      name: 'one of the elevated inspector',
      ask: async () => ({ path: `/api/sessions/${(await oneMoreSession(world, 'elevatedInspector')).id}` }),
      decision: { past: ['elevatedInspector'], 'not-found': all(STAFF, ['elevatedInspector']) },
    },
  ],
  endOtherSessions: () => [
    { name: 'all but the one that asks', ask: asked('/api/sessions'), decision: ALL_OF_STAFF },
  ],
  followChanges: () => [
    { name: 'a stream that only begins', ask: asked('/api/live'), decision: ALL_OF_STAFF },
  ],
  askRecovery: () => [
    {
      name: 'of somebody',
      ask: asked('/api/password-recovery', { email: emailOf('inspector') }),
      decision: EVERYONE,
    },
  ],
  readPasswordLink: () => [
    {
      name: 'one that never was',
      ask: asked('/api/password-link', { token: 'none' }),
      decision: NOBODY('password-link-gone'),
    },
  ],
  setPasswordByLink: () => [
    {
      name: 'one that never was',
      ask: asked('/api/password-link/password', { token: 'none', password: 'lapiz verde luna' }),
      decision: NOBODY('password-link-gone'),
    },
  ],
  changePassword: () => [
    {
      name: 'with a wrong current one',
      ask: asked('/api/password', { current: 'otra clave', password: 'lapiz verde luna' }),
      decision: ALL_OF_STAFF,
      outcome: 'password-wrong',
      people: ['admin', 'inspector', ...OUTSIDERS],
    },
  ],
  readOverview: () => [
    { name: 'of all municipalities', ask: asked('/api/statistics'), decision: ALL_OF_STAFF },
  ],
  readStatus: () => [
    {
      name: 'of the installation',
      ask: asked('/api/status'),
      decision: { past: ['admin'], forbidden: all(STAFF, ['admin']) },
    },
  ],
  listOutbox: () => [
    { name: 'of the own municipality', ask: asked('/api/outbox'), decision: ALL_OF_STAFF },
    {
      name: 'of the other town',
      ask: asked(`/api/outbox?municipality=${AWAY.id}`),
      decision: { past: ['admin'], forbidden: all(STAFF, ['admin']) },
    },
  ],
  retryDelivery: ({ world }) =>
    deliveries('delivery-not-found', async (of) => `${await failedDelivery(world, of)}/retry`),
  giveUpMail: ({ world }) =>
    deliveries('delivery-not-found', async (of) => `${await waitingMail(world, of)}/giving-up`),
  readMailMessage: ({ world, things: { mails } }) => {
    // Sent after the twins were planted, so that no e-mail of the own town has its id.
    const alone = sendMail(world, 'foreigner', 'inOtherTown');
    return [
      {
        name: 'a letter of the own municipality',
        ask: asked(`/api/outbox/${mails.home}/mail`),
        decision: ALL_OF_STAFF,
      },
      {
        name: 'a letter of the other town',
        ask: asked(`/api/outbox/${mails.away}/mail?municipality=${AWAY.id}`),
        decision: ALL_OF_STAFF,
      },
      {
        name: 'a letter of the other town among the own',
        ask: async () => ({ path: `/api/outbox/${await alone}/mail` }),
        decision: { 'mail-not-found': STAFF },
      },
    ];
  },
  readFile: fileRows,
  readUpload: (matrix) => uploadRows(matrix, (id) => `/api/uploads/${id}`),
  sendPiece: (matrix) =>
    uploadRows(matrix, (id) => `/api/uploads/${id}?offset=7`, {
      body: Buffer.from('x'),
      outcome: 'upload-offset',
    }),
  finishUpload: ({ things: { uploads } }) => [
    {
      name: 'of the inspector',
      ask: asked(`/api/uploads/${uploads.ofInspector}/completion`),
      decision: OF_THE_INSPECTOR,
      outcome: 'upload-offset',
    },
    {
      name: 'of a visitor',
      ask: asked(`/api/uploads/${uploads.ofVisitor}/completion`),
      decision: EVERYONE,
      outcome: 'upload-offset',
    },
  ],
  removeUpload: ({ world }) => [
    {
      name: 'of the inspector',
      ask: async () => ({ path: `/api/uploads/${await newUpload(world, 'inspector')}` }),
      decision: OF_THE_INSPECTOR,
    },
    {
      name: 'of a visitor',
      ask: async () => ({ path: `/api/uploads/${await newUpload(world, 'visitor')}` }),
      decision: EVERYONE,
    },
    {
      name: 'one that became part of an answer',
      ask: asked(`/api/uploads/${testId('fileofAnswer')}`),
      decision: NOBODY('upload-not-found'),
    },
  ],
};
