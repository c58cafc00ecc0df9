// The figures of the plan for who plans: of the areas that they have, over the days that they name or the last month.
// rules: X39.57
import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import type { readPlanFigures } from '@constancia/contract/work-orders/plan-figures.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { quickRange } from '@constancia/domain/statistics/range.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { openPlan, type WorkOrderServices } from '../plan.ts';
import { countPlan, type FiguresRow } from './queries.ts';

type Figures = Omit<FiguresRow, 'by' | 'id' | 'name' | 'titles'>;

const NOTHING: Figures = { made: 0, done: 0, doneLate: 0, open: 0, overdue: 0, medianDays: null };

const figuresIn = ({ made, done, doneLate, open, overdue, medianDays }: Figures): Figures => ({
  made,
  done,
  doneLate,
  open,
  overdue,
  medianDays,
});

export async function planFigures(
  { db, clock }: WorkOrderServices,
  actor: Actor,
  {
    municipalityId,
    query: { from, to },
  }: { readonly municipalityId: string; readonly query: Query<typeof readPlanFigures> },
): Promise<Reply<typeof readPlanFigures>> {
  const { planned, timeZone } = await openPlan(db, actor, municipalityId);
  const at = clock();
  const usual = quickRange('1-month', wallTimeOf(at, timeZone).day);
  const range = from !== undefined && to !== undefined ? { from, to } : usual;
  const rows = await countPlan(db, planned, { range, now: { at, timeZone } });
  const areas = rows
    .filter(({ by }) => by === 'area')
    .map(({ id, name, ...row }) => ({ id, name, ...figuresIn(row) }));
  const forms = rows.flatMap(({ by, id, titles, ...row }) =>
    by === 'form' && titles ? [{ id, title: titles, ...figuresIn(row) }] : [],
  );
  const total = figuresIn(rows.find(({ by }) => by === 'all') ?? NOTHING);
  return { range, total, areas, forms };
}
