// The overview of all municipalities by month, for administrators.
// rules: P2.56, P9.35, R9.20, X32.58
import type { StatisticsOverview } from '@constancia/contract/statistics.ts';
import type { Day } from '@constancia/domain/statistics/range.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { inSnapshot } from '../../platform/db/database.ts';
import type { StatisticsServices } from './form-statistics.ts';
import { listMonths, listMunicipalities } from './overview-queries.ts';

/** The months up to that of a day, YYYY-MM, oldest first. */
function monthsUntil(day: Day, months: number): readonly string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: months }, (_, at) =>
    new Date(Date.UTC(year, month - months + at, 1)).toISOString().slice(0, 7),
  );
}

/** Today where the day began first: submissions count by the days of their municipality, and each has its month here. */
function newestDay(now: Date, timeZones: readonly string[]): Day {
  const days = timeZones.map((timeZone) => wallTimeOf(now, timeZone).day);
  return days.toSorted().at(-1) ?? wallTimeOf(now, 'UTC').day;
}

export async function overview(
  { db, clock }: Pick<StatisticsServices, 'db' | 'clock'>,
  months: number,
): Promise<StatisticsOverview> {
  return inSnapshot(db, async (tx) => {
    const municipalities = await listMunicipalities(tx);
    const zones = [...new Set(municipalities.map(({ timeZone }) => timeZone))];
    const shown = monthsUntil(newestDay(clock(), zones), months);
    const rows = await listMonths(tx, `${shown[0]}-01`);
    const counts = new Map(
      rows.map(({ municipalityId, month, count }) => [`${municipalityId} ${month}`, count]),
    );
    return {
      months: [...shown],
      municipalities: municipalities.map(({ municipalityId: id, updatedAt, ...rest }) => ({
        id,
        ...rest,
        byMonth: shown.map((month) => counts.get(`${id} ${month}`) ?? 0),
        updatedAt: updatedAt?.toISOString() ?? null,
      })),
    };
  });
}
