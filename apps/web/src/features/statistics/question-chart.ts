// The chart of a question: choices as pie or bars, numbers, dates and times as columns with their figures, files as facts.
// rules: R2.090, R9.18, R9.19, X32.54
import { countText } from '../../platform/number-format.ts';
import type { QuestionStatistics } from '@constancia/contract/statistics.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { QUESTION_TYPES } from '@constancia/domain/questions/registry.ts';
import { language } from '../../platform/language.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import type { Chart, ChartItem, Fact } from './charts/chart.ts';
import { dayText, decimalText } from './charts/numbers.ts';

/** What is shown, and the same of the range it is compared with. */
export interface Pair<T> {
  readonly now: T;
  readonly before?: T;
}

type Question = QuestionStatistics;
type Figures = Question['figures'];

function itemsOf({ kind, figures }: Question): readonly ChartItem[] {
  if (figures.kind === 'texts') return [];
  if (figures.kind === 'numbers')
    return figures.bins.map(({ from, below, count }) => ({
      key: String(from),
      name: binName(kind, from, below),
      count,
    }));
  if (figures.kind !== 'choices')
    return figures.columns.map(({ time, count }) => ({
      key: time,
      name: columnName(figures.kind, time),
      count,
    }));
  const items: ChartItem[] = figures.choices.map(({ id, text, count }) => ({
    key: id,
    name: kind === 'yes-no' ? t(id === 'yes' ? 'staff.yes' : 'staff.no') : inLanguage(text, language),
    count,
  }));
  const { removedChoices: count } = figures;
  return count > 0 ? [...items, { key: '', name: t('statistics.removed'), count, aside: true }] : items;
}

function binName(kind: Question['kind'], from: number, below: number): string {
  if (kind === 'integer' && below - from <= 1) return decimalText(String(from));
  return t('statistics.bin', { from: decimalText(String(from)), below: decimalText(String(below)) });
}

const columnName = (kind: Figures['kind'], time: string) =>
  kind === 'times' ? t('statistics.hour-name', { hour: time }) : dayText(time);

function figureFacts({ figures }: Question): readonly Fact[] {
  const fact = (name: TextCode, value: string) => ({ name: t(name), value });
  if (figures.kind === 'numbers') {
    const { min, max, mean, median } = figures;
    if (min === null) return [];
    return [
      fact('statistics.min', decimalText(min)),
      fact('statistics.max', decimalText(max)),
      fact('statistics.mean', decimalText(mean)),
      fact('statistics.median', decimalText(median)),
    ];
  }
  if (figures.kind !== 'dates' && figures.kind !== 'times') return [];
  const { first, last, median } = figures;
  if (first === null || last === null || median === null) return [];
  return [
    fact('statistics.first', dayText(first)),
    fact('statistics.last', dayText(last)),
    fact('statistics.median', dayText(median)),
  ];
}

function fileFacts({ files }: Question): readonly Fact[] {
  if (!files) return [];
  return [
    { name: t('statistics.images'), value: countText(files.image) },
    { name: t('statistics.documents'), value: countText(files.document) },
    { name: t('statistics.videos'), value: countText(files.video) },
    { name: t('statistics.audios'), value: countText(files.audio) },
  ];
}

function factsOf({ now, before }: Pair<Question>): readonly Fact[] {
  const old =
    before && new Map([...figureFacts(before), ...fileFacts(before)].map(({ name, value }) => [name, value]));
  return [...figureFacts(now), ...fileFacts(now)].map((fact) =>
    old ? { ...fact, before: old.get(fact.name) ?? '–' } : fact,
  );
}

function descriptionOf({ kind, answered, asked, answeredOtherwise, figures }: Question): string {
  const counts = { count: answered, asked };
  const pieces = [
    t(kind === 'multiple-choice' ? 'statistics.answered-multiple' : 'statistics.answered', counts),
  ];
  if (answeredOtherwise > 0) pieces.push(t('statistics.answered-otherwise', { count: answeredOtherwise }));
  if ('unreadable' in figures && figures.unreadable > 0)
    pieces.push(t('statistics.unreadable', { count: figures.unreadable }));
  return pieces.join(' ');
}

function headOf({ figures }: Question, first: string | undefined): string {
  if (figures.kind === 'choices') return t('statistics.choice');
  if (figures.kind === 'times') return t('statistics.hour');
  if (figures.kind === 'dates')
    return t(first?.length === 'YYYY'.length ? 'statistics.year' : 'statistics.month');
  return t('statistics.value-column');
}

export function questionChart(pair: Pair<Question>): Chart {
  const { now, before } = pair;
  const items = itemsOf(now);
  const old = before && new Map(itemsOf(before).map(({ key, count }) => [key, count]));
  // Columns of numbers have other widths in other ranges.
  const comparable = old && now.figures.kind === 'choices';
  const drawn = QUESTION_TYPES[now.kind].chart;
  const facts = factsOf(pair);
  return {
    id: `question-${now.id}`,
    title: inLanguage(now.title, language),
    level: 'h3',
    description: descriptionOf(now),
    kind: drawn === 'pie' ? 'pie' : drawn === 'histogram' ? 'columns' : 'bars',
    ...(facts.length > 0 && { facts }),
    items: comparable ? items.map((item) => ({ ...item, before: old.get(item.key) ?? 0 })) : items,
    head: headOf(now, items[0]?.key),
    whole: now.answered,
    ...(before && { wholeBefore: before.answered }),
    decimals: 2,
  };
}
