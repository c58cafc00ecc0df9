// Rows of the role matrix for what needs no account but something else: a receipt, a code, both numbers of a
// payment, the gateway's signature, a sign-in from the citizen portal.
import { answersOf } from '../forms.ts';
import { ANA, BEA, cookieOf, enter, tokenOf } from '../portal.ts';
import { said } from '../purchases.ts';
import { BOTH_CITIZENS, EVERYONE, NOBODY, OF_ANA, OF_BEA, OF_NO_CITIZEN_HERE, ONLY } from './decisions.ts';
import { formId } from './matrix-forms.ts';
import { idOf, type SubmissionName } from './matrix-submissions.ts';
import { receiptOf } from './matrix-things.ts';
import type { MatrixWorld } from './matrix-world.ts';
import { submissionOfCitizen } from './portal-people.ts';
import { type Person } from './rights/people.ts';
import { asked, type Question, type Row, type RowsOf, type Word } from './row.ts';

/** A look-up is slow, and few tries are allowed in a municipality, so only these people are tested. */
const SOME: readonly Person[] = ['visitor', 'portalCitizen', 'admin', 'inspector', 'foreigner', 'roleless'];

/** The person's usual browser, which also has the receipt of a submission that was sent from it. */
function withReceipt({ as, withCookie, things }: MatrixWorld, of: SubmissionName) {
  const receipt = receiptOf(things.submissions.replies[of]);
  return (person: Person) =>
    withCookie(person, [as[person].headers['cookie'], receipt].filter(Boolean).join('; '));
}

interface ReceiptRows {
  readonly path: string;
  readonly body?: unknown;
  readonly refusal: 'receipt-not-found' | 'record-not-found';
  readonly outcome?: Word;
}

/** The submission that a visitor sent to a form of HOME. */
function receiptRows(
  matrix: MatrixWorld,
  { path, body, refusal, outcome = 'ok' }: ReceiptRows,
): readonly Row[] {
  const question = { path, ...(body !== undefined && { body }) };
  const held = withReceipt(matrix, 'ofVisitorNext');
  return [
    { name: 'without a receipt', ask: () => question, decision: NOBODY(refusal) },
    {
      name: 'with the receipt',
      ask: (person) => ({ ...question, as: held(person) }),
      decision: EVERYONE,
      outcome,
    },
  ];
}

/** The words of the town of a form. */
function ownTextsRow(name: Parameters<typeof formId>[0], decision: Row['decision']): Row {
  return { name: `of the form ${name}`, ask: asked(`/api/public/forms/${formId(name)}/own-texts`), decision };
}

/** The same when the URL names the submission: the receipt of another one opens nothing. */
function submissionReceiptRows(matrix: MatrixWorld, rows: ReceiptRows): readonly Row[] {
  const { path, body, refusal } = rows;
  const others = { bought: 'of the same town', ofVisitorAway: 'of the other town' } as const;
  return [
    ...receiptRows(matrix, rows),
    ...Object.entries(others).map(([of, where]) => {
      const other = withReceipt(matrix, of as keyof typeof others);
      return {
        name: `with the receipt of another answer ${where}`,
        ask: (person: Person) => ({ path, ...(body !== undefined && { body }), as: other(person) }),
        decision: NOBODY(refusal),
      };
    }),
  ];
}

const NO_RECORD = { programOfAll: 'record-not-found', programOfReading: 'record-not-found' } as const;

function recordRows(matrix: MatrixWorld): readonly Row[] {
  const { records } = matrix.things;
  const ofVisitor = { path: `/api/records/${records.ofVisitor}`, refusal: 'record-not-found' } as const;
  return [
    {
      name: 'that the inspector asked for',
      ask: asked(`/api/records/${records.waiting}`),
      decision: ONLY(['inspector'], 'record-not-found'),
    },
    // A program brings a token and no receipt.
    ...submissionReceiptRows(matrix, ofVisitor).map((row) => ({ ...row, programs: NO_RECORD })),
  ];
}

function paymentRows({ things: { orders } }: MatrixWorld, rest = '', body?: unknown): readonly Row[] {
  const { open, paid } = orders;
  return [
    {
      name: 'with both its numbers',
      ask: asked(`/api/public/payments/${open.orderId}/${open.id}${rest}`, body),
      decision: EVERYONE,
    },
    {
      name: 'with the number of another payment',
      ask: asked(`/api/public/payments/${open.orderId}/${paid.id}${rest}`, body),
      decision: NOBODY('payment-not-found'),
    },
  ];
}

const REVISED = { answers: answersOf({ name: 'y' }) };

/** `outcome`: what the owner gets; ok when absent. */
function ownSubmissionRows(rest: string, body?: unknown, outcome: Word = 'ok'): readonly Row[] {
  const path = (owner: Parameters<typeof submissionOfCitizen>[0]) =>
    `/api/portal/submissions/${submissionOfCitizen(owner)}${rest}`;
  return [
    { name: 'an answer of Ana', ask: asked(path('ana'), body), decision: OF_ANA, outcome },
    { name: 'an answer of Bea', ask: asked(path('bea'), body), decision: OF_BEA, outcome },
    {
      name: 'an answer of the other town about the same number',
      ask: asked(path('anaAway'), body),
      decision: OF_NO_CITIZEN_HERE,
    },
    {
      name: 'an answer that staff gave',
      ask: asked(`/api/portal/submissions/${idOf('ofInspector')}${rest}`, body),
      decision: OF_NO_CITIZEN_HERE,
    },
  ];
}

export const PUBLIC_ROWS: RowsOf<
  | 'requestRecordByReceipt'
  | 'readReceipt'
  | 'readAppointment'
  | 'openBooking'
  | 'listAppointmentDays'
  | 'listAppointmentHours'
  | 'bookAppointment'
  | 'makeAppointmentLink'
  | 'readRecord'
  | 'cancelRecord'
  | 'lookUpRecord'
  | 'lookUpState'
  | 'readOwnTexts'
  | 'readPayment'
  | 'openPayment'
  | 'retryPayment'
  | 'cancelPayment'
  | 'downloadPaymentReceipt'
  | 'notifyPayment'
  | 'enterPortal'
  | 'leavePortal'
  | 'readPortalEntry'
  | 'listPortalReadings'
  | 'listPortalSubmissions'
  | 'readPortalSubmission'
  | 'requestPortalRecord'
  | 'makePortalAppointmentLink'
  | 'openRevision'
  | 'revise'
> = {
  requestRecordByReceipt: (matrix) =>
    submissionReceiptRows(matrix, {
      path: `/api/public/submissions/${idOf('ofVisitorNext')}/records`,
      body: { kind: 'record' },
      refusal: 'record-not-found',
    }),
  readReceipt: (matrix) => receiptRows(matrix, { path: '/api/public/receipt', refusal: 'receipt-not-found' }),
  readAppointment: (matrix) =>
    receiptRows(matrix, { path: '/api/public/appointment', refusal: 'receipt-not-found' }),
  // The form has no appointment.
  openBooking: (matrix) =>
    submissionReceiptRows(matrix, {
      path: `/api/public/submissions/${idOf('ofVisitorNext')}/booking`,
      refusal: 'receipt-not-found',
      outcome: 'booking-failed',
    }),
  listAppointmentDays: (matrix) =>
    receiptRows(matrix, { path: '/api/public/appointment/days', refusal: 'receipt-not-found' }),
  listAppointmentHours: (matrix) =>
    receiptRows(matrix, { path: '/api/public/appointment/days/2026-11-23', refusal: 'receipt-not-found' }),
  // The form has no appointment.
  bookAppointment: (matrix) =>
    submissionReceiptRows(matrix, {
      path: `/api/public/submissions/${idOf('ofVisitorNext')}/appointment`,
      body: { start: '2026-11-23T11:00:00Z' },
      refusal: 'receipt-not-found',
      outcome: 'appointment-taken',
    }),
  // Nothing was booked.
  makeAppointmentLink: (matrix) =>
    submissionReceiptRows(matrix, {
      path: `/api/public/submissions/${idOf('ofVisitorNext')}/appointment-link`,
      body: {},
      refusal: 'receipt-not-found',
      outcome: 'appointment-link-gone',
    }),
  readRecord: recordRows,
  // Cancelling twice is possible; the second time changes nothing.
  cancelRecord: recordRows,
  lookUpRecord: ({ things: { submissions } }) => [
    {
      name: 'by the code of an answer',
      ask: asked('/api/public/records', { code: submissions.replies.ofVisitorNext.body.recordCode }),
      decision: EVERYONE,
      people: SOME,
    },
    {
      name: 'by the code of an answer of a deleted form',
      ask: asked('/api/public/records', { code: submissions.replies.ofDeletedPublicForm.body.recordCode }),
      decision: NOBODY('record-code-unknown'),
      people: SOME,
    },
  ],
  readOwnTexts: () => [
    ownTextsRow('publicNext', EVERYONE),
    ownTextsRow('publicAway', EVERYONE),
    ownTextsRow('portalNext', EVERYONE),
    ownTextsRow('own', NOBODY('form-not-found')),
    ownTextsRow('deletedPublic', NOBODY('form-not-found')),
  ],
  lookUpState: ({ things: { submissions } }) => [
    {
      name: 'of an answer to a public form',
      ask: asked('/api/public/states', { code: submissions.replies.ofVisitorNext.body.code }),
      decision: EVERYONE,
      people: SOME,
    },
    {
      name: 'of an answer to a private form',
      ask: asked('/api/public/states', { code: submissions.replies.ofInspector.body.code }),
      decision: NOBODY('state-unknown'),
      people: SOME,
    },
  ],
  readPayment: (matrix) => paymentRows(matrix),
  openPayment: (matrix) => paymentRows(matrix, '/opening', {}),
  // The order waits to be paid, so it is given back and none is made.
  retryPayment: (matrix) => paymentRows(matrix, '/retry', {}),
  cancelPayment: (matrix) => paymentRows(matrix, '/cancellation', {}),
  downloadPaymentReceipt: ({ things: { orders } }) => [
    {
      name: 'of a payment that was made',
      ask: asked(`/api/public/payments/${orders.paid.orderId}/${orders.paid.id}/receipt.pdf`),
      decision: EVERYONE,
      people: ['visitor', 'portalCitizen', 'inspector'],
    },
    {
      name: 'of a payment that was not made',
      ask: asked(`/api/public/payments/${orders.open.orderId}/${orders.open.id}/receipt.pdf`),
      decision: NOBODY('payment-not-found'),
    },
    {
      name: 'with the number of another payment',
      ask: asked(`/api/public/payments/${orders.paid.orderId}/${orders.open.id}/receipt.pdf`),
      decision: NOBODY('payment-not-found'),
    },
  ],
  notifyPayment: ({ gateway, things: { orders } }) => {
    const ask = (forged: 'yes' | 'no') => async (): Promise<Question> => {
      const body = await said(gateway, orders.paid.orderId);
      return {
        path: '/api/public/payments/notifications',
        body: Buffer.from(forged === 'yes' ? body.replace('Ds_Signature=', 'Ds_Signature=x') : body),
      };
    };
    return [
      { name: 'signed by the gateway', ask: ask('no'), decision: EVERYONE },
      { name: 'signed by somebody else', ask: ask('yes'), decision: NOBODY('payment-notice-refused') },
    ];
  },
  enterPortal: ({ world }) => {
    const path = '/api/portal/entry';
    return [
      {
        name: 'with a token',
        ask: async () => ({ path, body: { token: await tokenOf(world, BEA) } }),
        decision: EVERYONE,
      },
      {
        name: 'with a token that was used',
        ask: async () => {
          const token = await tokenOf(world, BEA);
          await enter(world.visitor, { token });
          return { path, body: { token } };
        },
        decision: NOBODY('portal-entry-failed'),
      },
      {
        name: 'with a token of one town for a form of the other',
        ask: async () => ({
          path,
          body: { token: await tokenOf(world, ANA), formId: formId('portalAway') },
        }),
        decision: NOBODY('portal-entry-failed'),
      },
    ];
  },
  leavePortal: ({ world, withCookie }) => [
    {
      name: 'an entry of their own',
      ask: async (person) => {
        const entry = await enter(world.visitor, { token: await tokenOf(world, BEA) });
        return { path: '/api/portal/entry', as: withCookie(person, cookieOf(entry)) };
      },
      decision: EVERYONE,
      proof: async (_person, { as }) => {
        const after = (await as?.get('/api/portal/entry'))?.body;
        return after?.code === 'portal-entry-failed' ? null : `is there still: ${JSON.stringify(after)}`;
      },
    },
  ],
  readPortalEntry: () => [
    { name: 'the own entry', ask: asked('/api/portal/entry'), decision: BOTH_CITIZENS },
  ],
  listPortalSubmissions: () => [
    { name: 'the own ones', ask: asked('/api/portal/submissions'), decision: BOTH_CITIZENS },
  ],
  listPortalReadings: () => [
    { name: 'the own ones', ask: asked('/api/portal/readings'), decision: BOTH_CITIZENS },
  ],
  // Nobody has asked for a revision.
  openRevision: () => ownSubmissionRows('/revision', undefined, 'already-answered'),
  revise: () => ownSubmissionRows('/revision', REVISED, 'already-answered'),
  readPortalSubmission: () => ownSubmissionRows(''),
  requestPortalRecord: () => ownSubmissionRows('/records', {}),
  // Nobody has booked an appointment.
  makePortalAppointmentLink: () => ownSubmissionRows('/appointment-link', {}, 'appointment-link-gone'),
};
