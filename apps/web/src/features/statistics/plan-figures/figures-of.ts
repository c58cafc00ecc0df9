// The figures of the plan as texts and as charts.
// rules: X39.58
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readPlanFigures } from '@constancia/contract/work-orders/plan-figures.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { byName } from '../../../ui/staff/choices/by-name.ts';
import type { Chart } from '../charts/chart.ts';
import { decimalText } from '../charts/numbers.ts';

type Figures = Reply<typeof readPlanFigures>;
type FiguresOfArea = Figures['areas'][number];
export type Counted = Figures['total'];

/** A line of the table: the figures of an area or a form, whose name is in the reader's language. */
export type FiguresLine = FiguresOfArea;

export const linesOf = (forms: Figures['forms']): readonly FiguresLine[] =>
  forms.map(({ title, ...figures }) => ({ ...figures, name: inLanguage(title, language) })).toSorted(byName);

const COLUMNS = ['made', 'done', 'doneLate', 'open', 'overdue'] as const;

export const figureTitles = (): readonly string[] => [
  t('plan-figures.made'),
  t('plan-figures.done'),
  t('plan-figures.done-late'),
  t('plan-figures.open'),
  t('plan-figures.overdue'),
  t('plan-figures.median'),
];

/** For a file: numbers as they are, with the decimal sign of the language. */
export function figureValues(figures: Counted): readonly string[] {
  const { medianDays } = figures;
  return [
    ...COLUMNS.map((column) => String(figures[column])),
    medianDays === null ? '' : decimalText(String(medianDays)),
  ];
}

/** Of what there is to count. */
export function chartsOf(areas: readonly FiguresLine[]): readonly Chart[] {
  const charts: readonly Chart[] = (['done', 'overdue'] as const).map((column) => ({
    id: column,
    title: t(`plan-figures.${column}-by-area`),
    level: 'h2',
    kind: 'bars',
    head: t('work-orders.area'),
    items: areas.map(({ id, name, ...figures }) => ({ key: id, name, count: figures[column] })),
    whole: areas.reduce((sum, figures) => sum + figures[column], 0),
    decimals: 1,
  }));
  return charts.filter(({ whole }) => whole > 0);
}
