// The filter of submissions as a query of a URL. List, map and spreadsheet take it.
// rules: R3.25, R7.03-R7.07, X33.92
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { REVIEW_BADGES } from '@constancia/domain/review/change-request.ts';
import {
  type FilterQuery,
  PAYMENTS_OF_FILTER,
  wrongField,
} from '@constancia/domain/submissions/filter/submission-filter.ts';
import { z } from 'zod';
import { calendarDay, int4InUrl, text } from '../shapes.ts';

const day = calendarDay();

/** Dates are days of the municipality. */
export const filterFields = {
  answerBy: text().max(200).optional(),
  municipalityCodeId: text().max(100).optional(),
  citizenDni: text().max(40).optional(),
  /** -1 for all. */
  state: int4InUrl().min(-1).optional(),
  badge: z.enum(REVIEW_BADGES).optional(),
  /** none: something is sold, and nothing was ordered. */
  payment: z.enum(PAYMENTS_OF_FILTER).optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  singleDate: day.optional(),
  lastUpdateCheck: z.enum(['true', 'false']).optional(),
  /** Words of what was answered, of the person or the address. */
  text: text().max(SEARCH_TEXT_MAX).optional(),
};

/** What is wrong with fields that no filter can have together. */
export function filterIssue(query: FilterQuery): z.core.$ZodRawIssue | null {
  const field = wrongField(query);
  if (field === null) return null;
  return {
    code: 'custom',
    path: [field],
    input: query[field],
    message: 'not with the other fields as they are',
  };
}

export function filterCheck(context: {
  readonly value: FilterQuery;
  readonly issues: z.core.$ZodRawIssue[];
}): void {
  const wrong = filterIssue(context.value);
  if (wrong) context.issues.push(wrong);
}
