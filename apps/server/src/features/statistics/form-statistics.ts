// The statistics of a form over the submissions that an actor may see: the same scope as the list and the
// spreadsheet.
// rules: R2.012, X10.11-X10.14, X40.32, X40.37
import type { FormStatistics } from '@constancia/contract/statistics.ts';
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { notedState } from '@constancia/domain/presentation/state-name.ts';
import type { Day } from '@constancia/domain/statistics/range.ts';
import { findCounts, wantedNumbers } from '@constancia/domain/statistics/find-counts.ts';
import { sectionFigures } from '@constancia/domain/statistics/question-figures.ts';
import type { Counts, RawValue } from '@constancia/domain/statistics/raw-counts.ts';
import { type RawState, stateCounts } from '@constancia/domain/statistics/state-counts.ts';
import { stayFigures } from '@constancia/domain/statistics/stay-figures.ts';
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inSnapshot } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { FormRow, FormVersions } from '../forms/public.ts';
import { type Counted, type DayCount, newestDayOf } from './queries.ts';
import { type AskedRange, rangeOf } from './statistics-range.ts';
import { valueSource } from './value-source.ts';

export interface StatisticsServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
}

export interface AskedStatistics {
  readonly form: FormRow;
  readonly scope: RowScope;
  readonly asked: AskedRange;
}

const HOURS = 24;

/** The submissions that a request is about. */
export function countedBy(clock: Clock, { form, scope, asked }: AskedStatistics): Counted {
  const { id, municipalityId, timeZone } = form;
  const range = rangeOf(asked, wallTimeOf(clock(), timeZone).day);
  return { form: { municipalityId, formId: id }, scope, range, timeZone };
}

export async function formStatistics(
  { db, clock, versions }: StatisticsServices,
  asked: AskedStatistics,
): Promise<FormStatistics> {
  const { form } = asked;
  const newest = await versions.load(form, form.version);
  if (!newest) throw new Problem('form-not-found');
  const { definition } = newest;
  const counted = countedBy(clock, asked);
  const { newestDay, countedAgain, days, counts } = await read(db, counted);
  const raw = counts.values('state', '').map(rawState);
  const statesOf = new Map(
    await Promise.all(
      [...new Set(raw.map(({ version }) => version))].map(
        async (version) => [version, (await versions.load(form, version))?.definition.states ?? []] as const,
      ),
    ),
  );
  const states = stateCounts(definition, (version) => statesOf.get(version) ?? [], raw);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const sections = sectionFigures(definition, counts, total);
  return {
    form: { id: form.id, title: definition.title },
    answered: days.length > 0 || newestDay !== null,
    range: counted.range,
    newestDay,
    countedAgain,
    today: wallTimeOf(clock(), form.timeZone).day,
    total,
    load: settingsOf(form.settings).statisticsLimit,
    hours: hoursOf(counts),
    days: [...days],
    states: states.map((one) => ({ ...one, ...versionsOf(definition.states, one.name) })),
    stays: stayFigures(namesOf(counts, states), counts).map((one) => ({
      ...one,
      ...versionsOf(definition.states, one.name),
    })),
    sections: structuredClone(sections) as FormStatistics['sections'],
  };
}

/** A state is counted by its name; how it reads in other languages is that of the newest version that has it. */
function versionsOf(states: readonly WorkflowState[], name: string | null): Pick<Localized, 'in'> {
  const { in: versions } = notedState(states, name ?? '');
  return versions ? { in: versions } : {};
}

interface Read {
  readonly newestDay: Day | null;
  readonly countedAgain: boolean;
  readonly days: readonly DayCount[];
  readonly counts: Counts;
}

/** All statements see the same moment. */
function read(db: Database, counted: Counted): Promise<Read> {
  return inSnapshot(db, async (tx) => {
    const source = valueSource(tx, counted);
    const { values, days } = await source.values();
    const buckets = await source.buckets();
    const wanted = wantedNumbers(buckets);
    const numbers = wanted.length > 0 ? await source.numbers(wanted) : [];
    const newestDay = days.length > 0 ? null : await newestDayOf(tx, counted);
    const countedAgain = await source.isCountedAgain();
    return { newestDay, countedAgain, days, counts: findCounts({ values, buckets, numbers }) };
  });
}

function rawState({ value, times }: RawValue): RawState {
  const [version = '', state = ''] = value.split(':');
  return { version: Number(version), state: state === '' ? null : Number(state), count: times };
}

function hoursOf(counts: Counts): number[] {
  const times = new Map(counts.values('hour', '').map((one) => [Number(one.value), one.times]));
  return Array.from({ length: HOURS }, (_, hour) => times.get(hour) ?? 0);
}

/** States that the chart of states shows first, then those that were left and have other names by now. */
function namesOf(counts: Counts, states: readonly { readonly name: string | null }[]): readonly string[] {
  const shown = states.flatMap(({ name }) => (name === null ? [] : [name]));
  return [...new Set([...shown, ...counts.stayNames()])];
}
