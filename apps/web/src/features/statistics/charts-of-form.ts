// The charts of a form's statistics: those of all submissions, then those of each section and its questions.
// rules: R2.088-R2.090, R9.17
import type { FormStatistics, SectionStatistics } from '@constancia/contract/statistics.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { timeline } from '@constancia/domain/statistics/range.ts';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { shownName } from '../../ui/shown-name.ts';
import type { Chart, ChartGroup, ChartItem } from './charts/chart.ts';
import { dayText } from './charts/numbers.ts';
import { type Pair, questionChart } from './question-chart.ts';

const sum = (counts: readonly number[]) => counts.reduce((added, one) => added + one, 0);

/** The same items of the compared range, by their key. */
function withBefore(
  items: readonly ChartItem[],
  before: readonly ChartItem[] | undefined,
): readonly ChartItem[] {
  if (!before) return items;
  const counts = new Map(before.map(({ key, count }) => [key, count]));
  const known = new Set(items.map(({ key }) => key));
  const gone = before
    .filter(({ key }) => !known.has(key))
    .map((item) => ({ ...item, before: item.count, count: 0 }));
  return [...items.map((item) => ({ ...item, before: counts.get(item.key) ?? 0 })), ...gone];
}

function whole(of: (statistics: FormStatistics) => number, { now, before }: Pair<FormStatistics>) {
  return { whole: of(now), ...(before && { wholeBefore: of(before) }) };
}

function hourChart(pair: Pair<FormStatistics>): Chart {
  const itemsOf = ({ hours }: FormStatistics) =>
    hours.map((count, hour) => {
      const key = String(hour).padStart(2, '0');
      return { key, name: t('statistics.hour-name', { hour: key }), count };
    });
  return {
    id: 'hours',
    title: t('statistics.hours'),
    level: 'h2',
    kind: 'columns',
    items: withBefore(itemsOf(pair.now), pair.before && itemsOf(pair.before)),
    head: t('statistics.hour'),
    ...whole(({ total }) => total, pair),
    decimals: 2,
  };
}

/** Days have no counterpart among other days, so nothing is compared here. */
function dayChart({ range, days, total }: FormStatistics): Chart {
  const columns = timeline(range, days);
  const byMonth = columns[0]?.time.length === 'YYYY-MM'.length;
  return {
    id: 'days',
    title: t(byMonth ? 'statistics.months' : 'statistics.days'),
    level: 'h2',
    kind: 'columns',
    items: columns.map(({ time, count }) => ({ key: time, name: dayText(time), count })),
    head: t(byMonth ? 'statistics.month' : 'statistics.day'),
    whole: total,
    decimals: 2,
  };
}

function stateChart(pair: Pair<FormStatistics>): Chart | null {
  if (pair.now.states.every(({ name }) => name === null)) return null;
  const itemsOf = ({ states }: FormStatistics) =>
    states.map(({ name, in: versions, count }) => ({
      key: name ?? '',
      name: name === null ? t('statistics.no-state') : shownName(name, versions),
      count,
    }));
  return {
    id: 'states',
    title: t('statistics.states'),
    level: 'h2',
    kind: 'bars',
    items: withBefore(itemsOf(pair.now), pair.before && itemsOf(pair.before)),
    head: t('statistics.state'),
    ...whole(({ total }) => total, pair),
    decimals: 2,
  };
}

const titleOf = ({ title }: Pick<SectionStatistics, 'title'>) => inLanguage(title, language);

/** What share of all answers was given in each section. */
function sectionsChart(pair: Pair<FormStatistics>): Chart {
  const itemsOf = ({ sections }: FormStatistics) =>
    sections.map((section) => ({ key: section.id, name: titleOf(section), count: section.answers }));
  return {
    id: 'sections',
    title: t('statistics.sections'),
    level: 'h2',
    kind: 'pie',
    items: withBefore(itemsOf(pair.now), pair.before && itemsOf(pair.before)),
    head: t('statistics.section'),
    ...whole(({ sections }) => sum(sections.map(({ answers }) => answers)), pair),
    decimals: 1,
  };
}

function sectionChart(pair: Pair<SectionStatistics>, totals: Pick<Chart, 'whole' | 'wholeBefore'>): Chart {
  const itemsOf = ({ questions }: SectionStatistics) =>
    questions.map((question) => ({
      key: question.id,
      name: inLanguage(question.title, language),
      count: question.answered,
    }));
  const { copies } = pair.now;
  return {
    id: `section-${pair.now.id}`,
    title: t('statistics.section-questions'),
    level: 'h3',
    ...(copies !== null && { description: t('statistics.copies', { count: copies }) }),
    kind: 'bars',
    items: withBefore(itemsOf(pair.now), pair.before && itemsOf(pair.before)),
    head: t('statistics.question'),
    ...totals,
    decimals: 2,
  };
}

function conditionChart(
  pair: Pair<SectionStatistics>,
  totals: Pick<Chart, 'whole' | 'wholeBefore'>,
): Chart | null {
  if (pair.now.conditions === null) return null;
  const itemsOf = ({ conditions }: SectionStatistics) =>
    (conditions ?? []).map(({ id, text, count }) => ({ key: id, name: inLanguage(text, language), count }));
  return {
    id: `conditions-${pair.now.id}`,
    title: t('statistics.conditions'),
    level: 'h3',
    kind: 'bars',
    items: withBefore(itemsOf(pair.now), pair.before && itemsOf(pair.before)),
    head: t('statistics.condition'),
    ...totals,
    decimals: 2,
  };
}

function sectionGroup(now: SectionStatistics, pair: Pair<FormStatistics>): ChartGroup {
  const before = pair.before?.sections.find(({ id }) => id === now.id);
  const ofSection = { now, ...(before && { before }) };
  const asked = (statistics: FormStatistics, section: SectionStatistics | undefined) =>
    statistics.total + (section?.copies ?? 0);
  const totals = {
    whole: asked(pair.now, now),
    ...(pair.before && { wholeBefore: asked(pair.before, before) }),
  };
  const questions = now.questions.flatMap((question) => {
    const old = before?.questions.find(({ id }) => id === question.id);
    return questionChart({ now: question, ...(old && { before: old }) });
  });
  return {
    id: now.id,
    title: t('statistics.section-title', { title: titleOf(now) }),
    charts: [
      ...[conditionChart(ofSection, { ...totals, whole: pair.now.total })].filter((chart) => chart !== null),
      sectionChart(ofSection, totals),
      ...questions,
    ],
  };
}

/** `before`: the statistics of the range that is compared. */
export function chartsOfForm(now: FormStatistics, before?: FormStatistics): readonly ChartGroup[] {
  const pair = { now, ...(before && { before }) };
  const general = [
    hourChart(pair),
    dayChart(now),
    stateChart(pair),
    now.sections.length > 1 ? sectionsChart(pair) : null,
  ];
  return [
    { id: '', title: '', charts: general.filter((chart) => chart !== null) },
    ...now.sections.map((section) => sectionGroup(section, pair)),
  ];
}
