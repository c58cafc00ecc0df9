// All figures of the screen as one file: a line for each bar, and for each number beside a chart.
// rules: X32.57
import { csvTable } from '@constancia/domain/text/csv.ts';
import { t } from '../../platform/texts.ts';
import { type Chart, type ChartGroup, isCompared } from './charts/chart.ts';
import { shareText } from './charts/numbers.ts';

function rowsOf(group: string, chart: Chart): readonly (readonly string[])[] {
  const { title, items, facts = [], whole, wholeBefore = 0, decimals } = chart;
  const compared = isCompared(chart);
  return [
    ...facts.map(({ name, value, before = '' }) => [group, title, name, value, '', before, '']),
    ...items.map(({ name, count, before = 0 }) => [
      group,
      title,
      name,
      String(count),
      shareText(count, whole, decimals),
      compared ? String(before) : '',
      compared ? shareText(before, wholeBefore, decimals) : '',
    ]),
  ];
}

export function csvOfCharts(groups: readonly ChartGroup[], about: readonly (readonly string[])[]): string {
  const head = [
    t('statistics.csv-group'),
    t('statistics.csv-chart'),
    t('statistics.csv-item'),
    t('statistics.count'),
    t('statistics.share'),
    t('statistics.count-before'),
    t('statistics.share-before'),
  ];
  return csvTable([
    ...about,
    [],
    head,
    ...groups.flatMap(({ title, charts }) => charts.flatMap((chart) => rowsOf(title, chart))),
  ]);
}
