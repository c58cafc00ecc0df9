// Limits how many submissions visitors send: per address, per form and in all. It runs before a submission is
// read. An address that sends too many has to wait. Many submissions to one form, or to all, may come from
// many honest people, so nobody is refused: each further one costs its browser a puzzle, which gets harder
// the more there are.
// rules: X28.08-X28.10
import { USUAL_HOURS_MAX } from '@constancia/domain/limits.ts';
import { harder } from '@constancia/domain/submissions/guessing.ts';
import type { VisitorLimits } from '../../../config/config.ts';
import { spendTogether } from '../../../platform/budgets/spend-together.ts';
import type { ChallengeSolution, Challenges } from '../../../platform/challenge/challenges.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countUse, type Limit } from '../../../platform/rate-limit/queries.ts';
import { findForm } from '../../forms/public.ts';
import { submissionsSince } from './queries.ts';

export interface AdmissionServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly challenges: Challenges;
  readonly limits: VisitorLimits;
}

export interface ArrivingSubmission {
  readonly formId: string;
  /** Network address of the visitor. */
  readonly address: string;
  readonly solution: ChallengeSolution | null;
}

/** Throws too-many-requests, challenge-required. */
export type AdmitSubmission = (submission: ArrivingSubmission) => Promise<void>;

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
/** The usual number of submissions per hour is the average over these hours. */
const USUAL_OF_HOURS = 7 * 24;
/** How long this process keeps the usual number in memory. */
const REMEMBERED_MS = 10 * 60_000;

export function admission(services: AdmissionServices): AdmitSubmission {
  const { db, clock, challenges, limits } = services;
  const hourOf = usualHours(db);
  const spend = spendTogether(db);
  return async ({ formId, address, solution }) => {
    const now = clock();
    const ofAddress = {
      key: `answers:address:${address}`,
      tries: limits.submissionsPerMinute,
      windowSeconds: MINUTE_SECONDS,
    };
    const ofForm = hourly(`form:${formId}`, limits.formSubmissionsPerHour);
    const ofAll = hourly('all', limits.submissionsPerHour);
    const exceeded = await spend([ofAddress, ofForm, ofAll], now);
    if (exceeded === null) return;
    // The address has used its try also when the others are refused.
    const tooFast = exceeded.key === ofAddress.key ? exceeded : await spend([ofAddress], now);
    if (tooFast) throw new Problem('too-many-requests', { values: { seconds: tooFast.seconds } });
    // Asked only now, because counting the form's submissions of a week is slow.
    const usual = Math.max(ofForm.tries, USUAL_HOURS_MAX * (await hourOf(formId, now)));
    const budgets = [{ ...ofForm, tries: usual }, ofAll];
    const above = await spend(budgets, now);
    if (!above) return;
    const puzzle = { subject: `answer\n${formId}\n${address}`, hashes: harder(Math.floor(above.times) - 1) };
    if ((await challenges.judge(puzzle, solution, now)) !== 'solved')
      throw new Problem('challenge-required', { values: { token: challenges.issue(puzzle, now) } });
    for (const budget of budgets) await countUse(db, budget, now);
  };
}

function hourly(key: string, tries: number): Limit {
  return { key: `answers:${key}`, tries, windowSeconds: HOUR_SECONDS };
}

/** Average number of submissions to a form per hour over the last week. */
function usualHours(db: Database): (formId: string, now: Date) => Promise<number> {
  const known = new Map<string, { readonly submissions: number; readonly until: number }>();
  return async (formId, now) => {
    const remembered = known.get(formId);
    if (remembered && remembered.until > now.getTime()) return remembered.submissions;
    const form = await findForm(db, formId);
    const since = new Date(now.getTime() - USUAL_OF_HOURS * HOUR_SECONDS * 1000);
    const ofWeek = form
      ? await submissionsSince(db, { municipalityId: form.municipalityId, formId }, since)
      : 0;
    const submissions = Math.ceil(ofWeek / USUAL_OF_HOURS);
    known.set(formId, { submissions, until: now.getTime() + REMEMBERED_MS });
    return submissions;
  };
}
