// Rows of the role matrix for stored submissions: who may view, correct, complete and delete them.
import { randomUUID } from 'node:crypto';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { answersOf } from '../forms.ts';
import { AWAY, HOME, testId } from '../territory.ts';
import {
  correctedInNextArea,
  correctedInOtherTown,
  correctedWhereOpen,
  type Decision,
  ALL_OF_STAFF,
  NEXT_AREA,
  OTHER_TOWN,
  OWN_AREA,
  viewedInOwnArea,
} from './decisions.ts';
import type { APPOINTMENTS_AT_DESK } from './endpoint-groups.ts';
import { type FormName, formId } from './matrix-forms.ts';
import { idOf, type SubmissionName } from './matrix-submissions.ts';
import { all, STAFF } from './rights/people.ts';
import { asked, freshId, type Row, type RowsOf, type Word } from './row.ts';

type SubmissionRows = readonly (readonly [SubmissionName, Decision])[];

const GONE: Decision = { 'submission-not-found': STAFF };

const IN_OWN_AREA: SubmissionRows = [
  ['ofInspector', viewedInOwnArea('inspector')],
  ['ofColleague', viewedInOwnArea('colleague')],
  ['ofCensusTaker', viewedInOwnArea('censusTaker')],
  ['signed', viewedInOwnArea('inspector')],
  ['deleted', GONE],
  ['ofDeletedForm', GONE],
];

/** The area counts for all forms, including public ones (R5.28). */
const WHO_VIEWS: SubmissionRows = [
  ...IN_OWN_AREA,
  ['inNextArea', NEXT_AREA],
  ['ofVisitorNext', NEXT_AREA],
  ['ofCensusTakerNext', NEXT_AREA],
  ['ofCitizenNext', NEXT_AREA],
  ['inOtherTown', OTHER_TOWN],
  ['ofVisitorAway', OTHER_TOWN],
];

/** Public and portal forms of the own municipality may be corrected in any area (R5.28). */
const WHO_CORRECTS: SubmissionRows = [
  ...IN_OWN_AREA,
  ['inNextArea', correctedInNextArea('censusTaker')],
  ['ofVisitorNext', correctedWhereOpen(null)],
  ['ofCensusTakerNext', correctedWhereOpen('censusTaker')],
  ['ofCitizenNext', correctedWhereOpen(null)],
  ['inOtherTown', correctedInOtherTown('inspector')],
  ['ofVisitorAway', correctedInOtherTown(null)],
  ['ofCitizenAway', correctedInOtherTown(null)],
];

interface Asked {
  readonly body?: () => unknown;
  readonly outcome?: Word;
  /** Other outcomes for people who get past the rights. */
  readonly except?: Partial<Record<SubmissionName, Word>>;
}

const rows =
  (rows: SubmissionRows, path: (id: string) => string, { body, outcome = 'ok', except = {} }: Asked = {}) =>
  (): readonly Row[] =>
    rows.map(([name, decision]) => ({
      name: `answer ${name}`,
      ask: () => ({ path: path(idOf(name)), ...(body && { body: body() }) }),
      decision,
      outcome: except[name] ?? outcome,
    }));

const SEALED = { signed: 'submission-sealed' } as const;
const NOTHING_NEW = {
  body: () => ({ version: 1, answers: answersOf({ name: 'x' }) }),
  outcome: 'nothing-changed',
} as const;

export const SUBMISSION_ROWS: RowsOf<
  | 'readSubmission'
  | 'listSubmissionFiles'
  | 'readReview'
  | 'readTimeline'
  | 'readNeighbours'
  | 'readSubmissionPayments'
  | 'readSubmissionAppointment'
  | 'listCausedOrders'
  | (typeof APPOINTMENTS_AT_DESK)[number]
  | 'readSubmissionDeletion'
  | 'deleteSubmission'
  | 'saySubmissionPresence'
  | 'endSubmissionPresence'
  | 'openToCorrect'
  | 'correct'
  | 'openToComplete'
  | 'complete'
  | 'changeState'
  | 'setReviewMark'
  | 'requestChanges'
  | 'acceptRevision'
  | 'recallRequest'
  | 'requestRecord'
  | 'uploadRecordLogo'
  | 'readMailOffer'
  | 'sendMailCopy'
  | 'readMailProgress'
  | 'uploadMailAttachment'
> = {
  readSubmission: rows(WHO_VIEWS, (id) => `/api/submissions/${id}`),
  listSubmissionFiles: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/files`),
  readReview: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/review`),
  readTimeline: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/timeline`),
  saySubmissionPresence: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/presence/${freshId()}`, {
    body: () => ({ doing: 'viewing' }),
  }),
  endSubmissionPresence: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/presence/${freshId()}`),
  readNeighbours: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/neighbours`),
  readSubmissionPayments: rows(
    [...WHO_VIEWS, ['bought', NEXT_AREA]],
    (id) => `/api/submissions/${id}/payments`,
  ),
  // None of them has an appointment.
  cancelAppointment: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/appointment/cancellation`, {
    body: () => ({ seen: 0, reason: 'x' }),
    outcome: 'appointment-changed',
  }),
  // Their form has no appointments.
  listDaysForSubmission: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/appointment/days`),
  listHoursForSubmission: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/appointment/days/2026-11-23`),
  bookForSubmission: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/appointment`, {
    body: () => ({ start: '2026-11-23T11:00:00Z', seen: null }),
    outcome: 'appointment-taken',
  }),
  markAttendance: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/appointment/attendance`, {
    body: () => ({ seen: 0, attendance: 'came' }),
    outcome: 'appointment-changed',
  }),
  readSubmissionAppointment: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/appointment`),
  listCausedOrders: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/work-orders`),
  readSubmissionDeletion: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/deletion`),
  deleteSubmission: rows(WHO_VIEWS, (id) => `/api/submissions/${id}?version=99`, {
    outcome: 'stale-version',
    except: { signed: 'submission-kept', ofCitizenNext: 'submission-kept' },
  }),
  openToCorrect: rows(WHO_CORRECTS, (id) => `/api/submissions/${id}/to-correct`, { except: SEALED }),
  correct: rows(WHO_CORRECTS, (id) => `/api/submissions/${id}/corrections`, {
    ...NOTHING_NEW,
    except: SEALED,
  }),
  openToComplete: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/to-complete`, { except: SEALED }),
  complete: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/completions`, { ...NOTHING_NEW, except: SEALED }),
  changeState: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/state`, {
    body: () => ({ from: 7, to: 8 }),
    outcome: 'state-moved',
  }),
  setReviewMark: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/review-marks`, {
    body: () => ({ sectionId: 's', questionId: 'name', marked: true }),
    outcome: 'revision-not-offered',
  }),
  // None of the forms is reviewed.
  requestChanges: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/change-requests`, {
    body: () => ({ comment: 'Falta la foto' }),
    outcome: 'revision-not-offered',
  }),
  acceptRevision: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/revision-acceptance`, {
    outcome: 'revision-not-answered',
  }),
  recallRequest: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/revision-recall`, {
    outcome: 'revision-not-waiting',
  }),
  requestRecord: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/records`, {
    body: () => ({ options: DEFAULT_RECORD_OPTIONS }),
  }),
  uploadRecordLogo: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/record-logos`, {
    body: () => Buffer.from('no picture'),
    outcome: 'image-refused',
  }),
  readMailOffer: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/mail`),
  sendMailCopy: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/mails`, {
    body: () => ({ id: randomUUID(), recipients: [], body: '', attachment: null }),
    outcome: 'mail-invalid',
  }),
  readMailProgress: ({ things: { mails } }) => [
    {
      name: 'the letter of the inspector',
      ask: () => ({ path: `/api/submissions/${idOf('ofInspector')}/mails/${mails.home}` }),
      decision: {
        past: ['inspector'],
        // They may see the submission, but not this e-mail.
        'mail-not-found': all(viewedInOwnArea('inspector').past ?? [], ['inspector']),
        'submission-not-found': [
          'censusTaker',
          'elevatedCorrectingInspector',
          'elevatedInspector',
          'colleague',
        ],
        'form-outside-areas': ['neighbour', 'foreigner'],
      },
    },
    {
      name: 'the letter under another answer',
      ask: () => ({ path: `/api/submissions/${idOf('signed')}/mails/${mails.home}` }),
      decision: {
        'mail-not-found': viewedInOwnArea('inspector').past ?? [],
        'submission-not-found': [
          'censusTaker',
          'elevatedCorrectingInspector',
          'elevatedInspector',
          'colleague',
        ],
        'form-outside-areas': ['neighbour', 'foreigner'],
      },
    },
    {
      name: 'the letter of the other town',
      ask: () => ({ path: `/api/submissions/${idOf('inOtherTown')}/mails/${mails.away}` }),
      decision: {
        past: ['foreigner'],
        'mail-not-found': ['admin'],
        'form-outside-areas': all(STAFF, ['admin', 'foreigner']),
      },
    },
  ],
  uploadMailAttachment: rows(WHO_VIEWS, (id) => `/api/submissions/${id}/mail-attachments?name=a.exe`, {
    body: () => Buffer.from('x'),
    outcome: 'file-refused',
  }),
};

// Holds, and what a time of keeping would delete: both are the administrator's.

const REASON = { reason: 'Expediente 12/2026' };
const SEEN = '?at=2020-01-01T00:00:00.000Z';

/** Forms whose submissions no other row deletes. */
const HELD_FORMS: readonly (readonly [FormName, Decision])[] = [
  ['sellsOwn', OWN_AREA],
  ['sellsNext', NEXT_AREA],
  ['sellsAway', OTHER_TOWN],
  ['deleted', { 'form-not-found': STAFF }],
];

/** Submissions that no other row deletes. */
const HELD_SUBMISSIONS: readonly (readonly [SubmissionName, Decision])[] = [
  ['withFile', viewedInOwnArea('inspector')],
  ['bought', NEXT_AREA],
  ['ofCitizenAway', OTHER_TOWN],
  ['deleted', { 'submission-not-found': STAFF }],
  ['ofDeletedForm', { 'submission-not-found': STAFF }],
];

const heldForms = (ask: (path: string) => Row['ask'], outcome: Word = 'ok') =>
  HELD_FORMS.map(([name, decision]) => ({
    name: `form ${name}`,
    ask: ask(`/api/forms/${formId(name)}/hold`),
    decision,
    outcome,
  }));

const heldSubmissions = (ask: (path: string) => Row['ask'], outcome: Word = 'ok') =>
  HELD_SUBMISSIONS.map(([name, decision]) => ({
    name: `answer ${name}`,
    ask: ask(`/api/submissions/${idOf(name)}/hold`),
    decision,
    outcome,
  }));

const counting = (id: string) =>
  asked(`/api/municipalities/${id}/old-submissions`, { retentionMonths: 12, retentionByForm: {} });

export const HOLD_ROWS: RowsOf<
  | 'readFormHold'
  | 'holdForm'
  | 'liftFormHold'
  | 'holdSubmission'
  | 'liftSubmissionHold'
  | 'countOldSubmissions'
> = {
  readFormHold: () => heldForms((path) => asked(path)),
  holdForm: () => heldForms((path) => asked(path, REASON)),
  // Of another moment, so that none is lifted.
  liftFormHold: () => heldForms((path) => asked(`${path}${SEEN}`), 'hold-changed'),
  holdSubmission: () => heldSubmissions((path) => asked(path, REASON)),
  liftSubmissionHold: () => heldSubmissions((path) => asked(`${path}${SEEN}`), 'hold-changed'),
  countOldSubmissions: () => [
    { name: 'of the own municipality', ask: counting(HOME.id), decision: ALL_OF_STAFF },
    { name: 'of the other town', ask: counting(AWAY.id), decision: ALL_OF_STAFF },
    {
      name: 'of an unknown one',
      ask: counting(testId('nowhere')),
      decision: ALL_OF_STAFF,
      outcome: 'municipality-not-found',
    },
  ],
};
