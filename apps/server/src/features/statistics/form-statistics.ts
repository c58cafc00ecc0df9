// The statistics of a form over the submissions that an actor may see: the same scope as the list and the
// spreadsheet.
// rules: P2.18, P6.26, R2.012, X10.11-X10.14
import { type FormStatistics, STATISTICS_DAYS } from '@constancia/contract/statistics.ts';
import type { RowScope } from '@constancia/domain/access/scope.ts';
import { choiceCounts, countedQuestions } from '@constancia/domain/statistics/choice-counts.ts';
import { stateCounts } from '@constancia/domain/statistics/state-counts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { FormRow, FormVersions } from '../forms/public.ts';
import { countChoices, countDays, countStates } from './queries.ts';

export interface StatisticsServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
}

export async function formStatistics(
  { db, clock, versions }: StatisticsServices,
  form: FormRow,
  scope: RowScope,
): Promise<FormStatistics> {
  const newest = await versions.load(form, form.version);
  if (!newest) throw new Problem('form-not-found');
  const { definition } = newest;
  const rows = { form: { municipalityId: form.municipalityId, formId: form.id }, scope };
  const asked = countedQuestions(definition);
  const [states, days, choices] = await Promise.all([
    countStates(db, rows),
    countDays(db, rows, { now: clock(), timeZone: form.timeZone, days: STATISTICS_DAYS }),
    asked.length === 0 ? [] : countChoices(db, rows, asked),
  ]);
  const answered = new Map(
    await Promise.all(
      [...new Set(states.map(({ version }) => version))].map(
        async (version) => [version, (await versions.load(form, version))?.definition.states ?? []] as const,
      ),
    ),
  );
  return {
    form: { id: form.id, title: definition.title },
    total: states.reduce((sum, { count }) => sum + count, 0),
    days: [...days],
    states: [...stateCounts(definition, (version) => answered.get(version) ?? [], states)],
    questions: choiceCounts(definition, choices).map((question) => ({
      ...question,
      title: question.title,
      section: question.section,
      choices: question.choices.map((choice) => ({ ...choice, text: choice.text })),
    })),
  };
}
