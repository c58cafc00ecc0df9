// What a person looks for among a form's submissions: the filter of the list, its total, map, spreadsheet and
// statistics. Every endpoint takes it under the same names.
// rules: R3.25, R5.03-R5.06, R7.03-R7.08
import { PAYMENT_STATUSES } from '../../payments/order.ts';
import type { ReviewBadge } from '../../review/change-request.ts';
import { wordsIn } from '../search/words.ts';

/** The status of the payment; 'none' where something is sold and nothing was ordered. */
export const PAYMENTS_OF_FILTER = [...PAYMENT_STATUSES, 'none'] as const;
export type PaymentOfFilter = (typeof PAYMENTS_OF_FILTER)[number];

/** As it stands in a URL; absent and blank fields add no condition. */
export interface FilterQuery {
  readonly answerBy?: string | undefined;
  readonly municipalityCodeId?: string | undefined;
  readonly citizenDni?: string | undefined;
  /** Id of a state; -1 adds no condition. */
  readonly state?: number | undefined;
  /** How far the review is. */
  readonly badge?: ReviewBadge | undefined;
  readonly payment?: PaymentOfFilter | undefined;
  /** YYYY-MM-DD, days of the municipality, as the other two. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly singleDate?: string | undefined;
  readonly lastUpdateCheck?: 'true' | 'false' | undefined;
  /** Words of what was answered. */
  readonly text?: string | undefined;
}

/** null: no condition. */
export interface SubmissionFilter {
  /** The author, as the submission has it. */
  readonly answeredBy: string | null;
  readonly code: string | null;
  readonly documentNumber: string | null;
  readonly state: number | null;
  readonly badge: ReviewBadge | null;
  readonly payment: PaymentOfFilter | null;
  /** First and last day, YYYY-MM-DD; one of them can be open. */
  readonly from: string | null;
  readonly to: string | null;
  /** Days and order go by the last update instead of the intake. */
  readonly byLastUpdate: boolean;
  /** Submissions that have all its words, or words that begin so. */
  readonly text: string | null;
}

const ALL_STATES = -1;

const trimmed = (text: string | undefined): string | null => text?.trim() || null;

export function filterOf(query: FilterQuery): SubmissionFilter {
  const { state, startDate, endDate, singleDate } = query;
  return {
    answeredBy: trimmed(query.answerBy),
    code: trimmed(query.municipalityCodeId),
    documentNumber: trimmed(query.citizenDni),
    state: state === undefined || state === ALL_STATES ? null : state,
    badge: query.badge ?? null,
    payment: query.payment ?? null,
    from: trimmed(singleDate) ?? trimmed(startDate),
    to: trimmed(singleDate) ?? trimmed(endDate),
    byLastUpdate: query.lastUpdateCheck === 'true',
    text: trimmed(query.text),
  };
}

/** The year 0000 exists in no calendar of ours; the database refuses it. */
const YEARS = /^(?!0000)\d{4}-/;

/** The field that no filter can have with the others as they are; null when all is well. */
export function wrongField(query: FilterQuery): keyof FilterQuery | null {
  const { documentNumber, from, to, text } = filterOf(query);
  if (text !== null && wordsIn(text).length === 0) return 'text';
  if (documentNumber !== null && !/^\d+$/.test(documentNumber)) return 'citizenDni';
  for (const field of ['startDate', 'endDate', 'singleDate'] as const)
    if (query[field] && !YEARS.test(query[field])) return field;
  if (query.singleDate && (query.startDate || query.endDate)) return 'singleDate';
  return from !== null && to !== null && to < from ? 'endDate' : null;
}
