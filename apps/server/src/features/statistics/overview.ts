// The overview of all municipalities by month, for administrators.
// rules: P2.56, P9.35, R9.20, X32.58
import type { StatisticsOverview } from '@constancia/contract/statistics.ts';
import { inSnapshot } from '../../platform/db/database.ts';
import type { StatisticsServices } from './form-statistics.ts';
import { listMonths, listMunicipalities } from './overview-queries.ts';

/** The months up to the current one, YYYY-MM, oldest first. */
function monthsUntil(now: Date, months: number): readonly string[] {
  return Array.from({ length: months }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1 - at), 1))
      .toISOString()
      .slice(0, 7),
  );
}

export async function overview(
  { db, clock }: Pick<StatisticsServices, 'db' | 'clock'>,
  months: number,
): Promise<StatisticsOverview> {
  const shown = monthsUntil(clock(), months);
  return inSnapshot(db, async (tx) => {
    const rows = await listMonths(tx, `${shown[0]}-01`);
    const counts = new Map(
      rows.map(({ municipalityId, month, count }) => [`${municipalityId} ${month}`, count]),
    );
    const municipalities = await listMunicipalities(tx);
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
