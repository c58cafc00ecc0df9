// Why the server did not move a submission to another state. Where somebody else moved it before, the text says who, when,
// in the time of the municipality, and to which state, in their language.
// rules: X36.95
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { asCallError } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';
import { type ProblemWording, problemText } from '../../../platform/problem-text.ts';

export function refusedState(error: unknown, timeZone: string, wording: ProblemWording): string {
  const { at, state = '', [`state-${language}`]: translated } = asCallError(error).values;
  if (at === undefined) return problemText(error, wording);
  const values = { at: dateAndTime(at, timeZone), state: translated || state };
  return problemText(error, { ...wording, values });
}
