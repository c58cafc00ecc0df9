// A list of submissions as the server gives it.
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { FORM } from './played-submission.ts';

const NOON = '2026-03-10T15:00:00.000Z';
const STATES = [
  { id: 0, name: 'Recibida', in: {} },
  { id: 1, name: 'Resuelta', in: {} },
];

/** The row of a submission with this code; the reader may do everything with it. */
export function playedRow(code: string, over: Partial<SubmissionRow> = {}): SubmissionRow {
  return {
    id: `Sub${code}`.padEnd(20, 'x'),
    code,
    createdAt: NOON,
    updatedAt: NOON,
    createdBy: 'bruno',
    state: 'Recibida',
    stateIn: {},
    stateId: 0,
    citizen: '',
    citizenNumber: '',
    address: '',
    incidentNumber: '',
    may: { complete: true, correct: true, delete: true },
    badge: null,
    payment: null,
    values: [],
    ...over,
  };
}

/** A page of the list; `over` replaces what it says of the form. */
export function playedPage(submissions: readonly SubmissionRow[], over: object = {}) {
  return {
    form: {
      id: FORM,
      title: { text: 'Parte de guardia' },
      description: { text: '' },
      sells: false,
      reviewed: false,
      states: STATES,
      map: null,
      ...over,
    },
    columns: [],
    submissions,
    order: null,
    readAt: NOON,
    may: { answer: true, changeState: true },
    total: submissions.length,
    more: false,
    next: null,
    previous: null,
  };
}
