// What was answered to each question, in the words and the order of the newest version. What that version does not ask
// in this way any more is counted apart, so that nothing is hidden.
// rules: R2.089, R2.090, X10.14, X32.54
import { mayHaveFiles } from '../files/attachment.ts';
import { type FormDefinition, type Question, questionsOf, type Section } from '../forms/definition/form.ts';
import type { Localized } from '../localized.ts';
import { type CountedClass, classOf, type QuestionClass } from './counted-values.ts';
import { type Bin, countOf, histogram, meanOf, medianOf, middleRanks } from './number-figures.ts';
import type { Counts } from './raw-counts.ts';

export interface ChoiceFigures {
  readonly kind: 'choices';
  readonly choices: readonly { readonly id: string; readonly text: Localized; readonly count: number }[];
  /** How often options were selected that the newest version no longer offers. */
  readonly removedChoices: number;
}
/** Null where nothing can be read; decimals have a point. */
export interface NumberFigures {
  readonly kind: 'numbers';
  readonly min: string | null;
  readonly max: string | null;
  readonly mean: string | null;
  readonly median: string | null;
  readonly bins: readonly Bin[];
  readonly unreadable: number;
}
/** Dates as YYYY-MM-DD, times as HH:mm. Of an even count the median is the earlier of the two in the middle. */
export interface MomentFigures {
  readonly kind: 'dates' | 'times';
  readonly first: string | null;
  readonly last: string | null;
  readonly median: string | null;
  /** By month or year of a date, by hour of a time, those between the first and the last without answers included. */
  readonly columns: readonly { readonly time: string; readonly count: number }[];
  readonly unreadable: number;
}
export type Figures = ChoiceFigures | NumberFigures | MomentFigures | { readonly kind: 'texts' };

export interface QuestionFigures {
  readonly id: string;
  readonly title: Localized;
  readonly kind: Question['kind'];
  /** How often the question was shown: once a submission, in a section that repeats once a copy. */
  readonly asked: number;
  readonly answered: number;
  /** Answers from versions that asked in another way, e.g. for a text instead of a number. */
  readonly answeredOtherwise: number;
  /** Null when it takes no files and none are there. */
  readonly files: {
    readonly image: number;
    readonly document: number;
    readonly video: number;
    readonly audio: number;
  } | null;
  readonly figures: Figures;
}

export interface SectionFigures {
  readonly id: string;
  readonly title: Localized;
  /** How many answers were given in it. */
  readonly answers: number;
  /** Further copies; null when it does not repeat. */
  readonly copies: number | null;
  /** How often each condition was ticked; null when it has none. */
  readonly conditions:
    | readonly { readonly id: string; readonly text: Localized; readonly count: number }[]
    | null;
  readonly questions: readonly QuestionFigures[];
}

export function sectionFigures(
  definition: FormDefinition,
  counts: Counts,
  total: number,
): readonly SectionFigures[] {
  return definition.sections.map((section) => {
    const ticked = timesOf(counts, 'ticked', section.id);
    const copies = sum(counts.values('copies', section.id).map(({ times }) => times));
    const asked = section.repeatable ? total + copies : total;
    const questions = section.conditional
      ? section.conditions.flatMap((condition) =>
          condition.questions.map((question) =>
            questionFigures(question, counts, ticked.get(condition.id) ?? 0),
          ),
        )
      : questionsOf(section).map((question) => questionFigures(question, counts, asked));
    return {
      id: section.id,
      title: section.title,
      answers: sum(questions.map(({ answered, answeredOtherwise }) => answered + answeredOtherwise)),
      copies: section.repeatable ? copies : null,
      conditions: conditionsOf(section, ticked),
      questions,
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((added, one) => added + one, 0);

function timesOf(counts: Counts, of: CountedClass, id: string): ReadonlyMap<string, number> {
  return new Map(counts.values(of, id).map(({ value, times }) => [value, times]));
}

function conditionsOf({ conditional, conditions }: Section, ticked: ReadonlyMap<string, number>) {
  if (!conditional) return null;
  return conditions.map(({ id, text }) => ({ id, text, count: ticked.get(id) ?? 0 }));
}

const ANSWER_CLASSES: readonly QuestionClass[] = ['choice', 'number', 'date', 'time', 'text'];

function questionFigures(question: Question, counts: Counts, asked: number): QuestionFigures {
  const { id, title, kind } = question;
  const answersOf = (of: QuestionClass) => sum(counts.values(of, id).map(({ answers }) => answers));
  const own = classOf(kind);
  const answered = answersOf(own);
  const files = timesOf(counts, 'file', id);
  const takesFiles = mayHaveFiles(question) || files.size > 0;
  const of = (file: string) => files.get(file) ?? 0;
  return {
    id,
    title,
    kind,
    asked,
    answered,
    answeredOtherwise: sum(ANSWER_CLASSES.filter((other) => other !== own).map(answersOf)),
    files: takesFiles
      ? { image: of('image'), document: of('document'), video: of('video'), audio: of('audio') }
      : null,
    figures: figuresOf(question, counts, answered),
  };
}

function figuresOf(question: Question, counts: Counts, answered: number): Figures {
  const own = classOf(question.kind);
  if (own === 'choice') return choiceFigures(question, counts);
  if (own === 'text') return { kind: 'texts' };
  const key = { class: own, questionId: question.id };
  const buckets = counts.buckets(key);
  const count = countOf(buckets);
  const unreadable = answered - count;
  const [lower, upper] = middleRanks(count).map((rank) => counts.number(key, rank));
  const [min, max] = [counts.number(key, 1), counts.number(key, count)];
  if (own === 'number') {
    const median = lower && upper ? medianOf(lower, upper) : null;
    const plain = (one: string | null) => one && medianOf(one, one);
    return {
      kind: 'numbers',
      min: plain(min),
      max: plain(max),
      mean: count > 0 ? meanOf(buckets) : null,
      median,
      bins: histogram(buckets),
      unreadable,
    };
  }
  const [textOf, columns] = own === 'date' ? [dateText, monthColumns] : [timeText, hourColumns];
  const shown = (one: string | null | undefined) => (one ? textOf(Number(one)) : null);
  return {
    kind: own === 'date' ? 'dates' : 'times',
    first: shown(min),
    last: shown(max),
    median: shown(lower),
    columns: columns(buckets),
    unreadable,
  };
}

/** Their words come from packages/messages. */
const YES_OR_NO = ['yes', 'no'].map((id) => ({ id, text: { text: '' } }));

function choiceFigures(question: Question, counts: Counts): ChoiceFigures {
  const times = timesOf(counts, 'choice', question.id);
  const offered = question.kind === 'yes-no' ? YES_OR_NO : question.options;
  const choices = offered.map(({ id, text }) => ({ id, text, count: times.get(id) ?? 0 }));
  const all = sum([...times.values()]);
  return { kind: 'choices', choices, removedChoices: all - sum(choices.map(({ count }) => count)) };
}

const padded = (number: number, digits: number) => String(number).padStart(digits, '0');

/** From YYYYMMDD. */
function dateText(number: number): string {
  const text = padded(number, 8);
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
}

/** From minutes. */
export function timeText(minutes: number): string {
  return `${padded(Math.floor(minutes / 60), 2)}:${padded(minutes % 60, 2)}`;
}

type Columns = MomentFigures['columns'];
interface Counted {
  readonly bucket: number;
  readonly times: number;
}

const MONTHS_SHOWN_MAX = 36;
const YEARS_FILLED_MAX = 120;

/** By month; by year when there are more than three years between the first and the last. */
function monthColumns(buckets: readonly Counted[]): Columns {
  const monthOf = (bucket: number) => Math.floor(bucket / 100) * 12 + (bucket % 100) - 1;
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last) return [];
  const byMonth = monthOf(last.bucket) - monthOf(first.bucket) < MONTHS_SHOWN_MAX;
  const at = byMonth ? monthOf : (bucket: number) => Math.floor(bucket / 100);
  const name = byMonth
    ? (one: number) => `${padded(Math.floor(one / 12), 4)}-${padded((one % 12) + 1, 2)}`
    : (one: number) => padded(one, 4);
  return filled(buckets, { at, name, most: YEARS_FILLED_MAX });
}

const HOURS = 24;

/** All hours of a day. */
function hourColumns(buckets: readonly Counted[]): Columns {
  if (buckets.length === 0) return [];
  const counts = new Map(buckets.map(({ bucket, times }) => [bucket, times]));
  return Array.from({ length: HOURS }, (_, hour) => ({
    time: padded(hour, 2),
    count: counts.get(hour) ?? 0,
  }));
}

interface Naming {
  readonly at: (bucket: number) => number;
  readonly name: (at: number) => string;
  readonly most: number;
}

/** With the empty ones between them, unless these would be too many. */
function filled(buckets: readonly Counted[], { at, name, most }: Naming): Columns {
  const counts = new Map<number, number>();
  for (const { bucket, times } of buckets) counts.set(at(bucket), (counts.get(at(bucket)) ?? 0) + times);
  const found = [...counts.keys()];
  const [low, high] = [Math.min(...found), Math.max(...found)];
  const shown = high - low < most ? Array.from({ length: high - low + 1 }, (_, step) => low + step) : found;
  return shown.map((one) => ({ time: name(one), count: counts.get(one) ?? 0 }));
}
