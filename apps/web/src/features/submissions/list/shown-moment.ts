// The moment that a row of the list says, which is what the list goes by.
// rules: R2.028, R7.08
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';

type Moments = Pick<SubmissionRow, 'createdAt' | 'updatedAt'>;

export function shownMoment(
  { createdAt, updatedAt }: Moments,
  byLastUpdate: boolean,
  timeZone: string,
): string {
  return dateAndTime(byLastUpdate ? updatedAt : createdAt, timeZone);
}
