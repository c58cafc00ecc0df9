// Statistics counted one submission after the other, without the product's own counting: what its figures must be.
import type { FormDefinition, Question } from '@constancia/domain/forms/definition/form.ts';
import type { Answer, AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';

export interface StoredSubmission {
  readonly createdAt: Date;
  readonly version: number;
  readonly state: number | null;
  readonly answers: AnswerSet;
  readonly history: readonly { readonly at: Date; readonly name: string }[];
}

const TIME = /^\d\d:\d\d$/;

interface Given {
  readonly question: Question;
  readonly sectionId: string;
  readonly answer: Answer;
}

function* givenIn(definition: FormDefinition, { main, rows }: AnswerSet): Generator<Given> {
  for (const section of definition.sections) {
    const questions = section.conditional
      ? section.conditions.flatMap((one) => one.questions)
      : section.questions;
    for (const question of questions) {
      const answer = main[question.id];
      if (answer) yield { question, sectionId: section.id, answer };
      for (const copy of rows[section.id] ?? []) {
        const copied = copy.answers[question.id];
        if (copied) yield { question, sectionId: section.id, answer: copied };
      }
    }
  }
}

/** Day and hour of the wall clock, YYYY-MM-DD and 0 to 23. */
function wallClock(moment: Date, timeZone: string): { readonly day: string; readonly hour: number } {
  const text = moment.toLocaleString('sv-SE', { timeZone });
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
}

/** A date of the calendar as YYYY-MM-DD; null otherwise. */
function isoDate(text: string): string | null {
  const [day = '', month = '', year = ''] = text.split('/');
  const iso = `${year}-${month}-${day}`;
  if (text.length !== 10 || iso.length !== 10) return null;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) && year !== '0000'
    ? iso
    : null;
}

/** Hundredths of a number as stored; null for what nobody counts with. Larger than a number of JavaScript holds. */
function cents(text: string): bigint | null {
  const [whole = '', decimals = ''] = text.split(',');
  const digits = whole + decimals.padEnd(2, '0');
  const isPlain = [...digits].every((digit) => digit >= '0' && digit <= '9');
  return isPlain && whole.length > 0 && whole.length <= 15 ? BigInt(digits) : null;
}

/** Hundredths as a decimal without zeros at its end. */
function decimal(hundredths: bigint): string {
  const decimals = String(hundredths % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${hundredths / 100n}${decimals && `.${decimals}`}`;
}

function numbersOf(texts: readonly string[]) {
  const sorted = texts.flatMap((text) => cents(text) ?? []).sort((a, b) => (a < b ? -1 : 1));
  const count = BigInt(sorted.length);
  const sum = sorted.reduce((added, one) => added + one, 0n);
  const at = (position: number) => sorted[Math.floor(position)] ?? 0n;
  const middle = at((sorted.length - 1) / 2) + at(sorted.length / 2);
  const any = sorted.length > 0;
  return {
    min: any ? decimal(at(0)) : null,
    max: any ? decimal(at(sorted.length - 1)) : null,
    // Of two numbers half a hundredth may remain.
    median: any
      ? middle % 2n === 0n
        ? decimal(middle / 2n)
        : `${middle / 200n}.${String((middle * 5n) % 1000n).padStart(3, '0')}`
      : null,
    mean: any ? decimal((2n * sum + count) / (2n * count)) : null,
    binned: sorted.length,
    unreadable: texts.length - sorted.length,
  };
}

function momentsOf(texts: readonly string[], read: (text: string) => string | null) {
  const sorted = texts.flatMap((text) => read(text) ?? []).sort();
  return {
    first: sorted[0] ?? null,
    last: sorted.at(-1) ?? null,
    median: sorted[Math.floor((sorted.length - 1) / 2)] ?? null,
    binned: sorted.length,
    unreadable: texts.length - sorted.length,
  };
}

const isAnswered = ({ value }: Answer) =>
  typeof value === 'string' ? value.trim() !== '' : (value?.length ?? 0) > 0;

function choicesOf(question: Question, answers: readonly Answer[]) {
  const chosen = answers.flatMap(({ value }) => (typeof value === 'string' ? [value] : (value ?? [])));
  const offered = question.kind === 'yes-no' ? ['yes', 'no'] : question.options.map(({ id }) => id);
  return {
    counts: offered.map((id) => chosen.filter((one) => one === id).length),
    removed: chosen.filter((one) => !offered.includes(one)).length,
  };
}

function questionOf(question: Question, answers: readonly Answer[]) {
  const answered = answers.filter(isAnswered);
  const texts = answered.map(({ value }) => String(value));
  const { kind } = question;
  return {
    answered: answered.length,
    files: (['image', 'document', 'video', 'audio'] as const).map(
      (file) => answers.filter((answer) => answer[file]).length,
    ),
    ...(kind === 'integer' || kind === 'decimal' ? numbersOf(texts) : {}),
    ...(kind === 'date' ? momentsOf(texts, isoDate) : {}),
    ...(kind === 'time' ? momentsOf(texts, (text) => (TIME.test(text) ? text : null)) : {}),
    ...(question.options.length > 0 || kind === 'yes-no' ? choicesOf(question, answered) : {}),
  };
}

/** The whole seconds of each stay in a state that was left, by its name. */
function staysOf(submissions: readonly StoredSubmission[]) {
  const stays: Record<string, number[]> = {};
  for (const { history } of submissions)
    for (const [at, next] of history.entries()) {
      const left = history[at - 1];
      if (left)
        (stays[left.name] ??= []).push(
          Math.max(0, Math.floor((next.at.getTime() - left.at.getTime()) / 1_000)),
        );
    }
  return Object.fromEntries(
    Object.entries(stays).map(([name, seconds]) => {
      const sorted = seconds.sort((a, b) => a - b);
      const rank = (share: number) => sorted[Math.max(1, Math.ceil(sorted.length * share)) - 1];
      return [name, [sorted.length, rank(0.5), rank(0.9)]];
    }),
  );
}

/** Everything that the reply says in numbers, for the submissions of some days. */
export function recountedStatistics(
  definition: FormDefinition,
  all: readonly StoredSubmission[],
  { from, to, timeZone }: { readonly from: string; readonly to: string; readonly timeZone: string },
) {
  const inRange = all.filter(({ createdAt }) => {
    const { day } = wallClock(createdAt, timeZone);
    return day >= from && day <= to;
  });
  const byQuestion = new Map<string, Answer[]>();
  for (const { answers } of inRange)
    for (const { question, answer } of givenIn(definition, answers)) {
      const given = byQuestion.get(question.id);
      if (given) given.push(answer);
      else byQuestion.set(question.id, [answer]);
    }
  const hours = Array.from({ length: 24 }, () => 0);
  const days: Record<string, number> = {};
  for (const { createdAt } of inRange) {
    const { day, hour } = wallClock(createdAt, timeZone);
    hours[hour]! += 1;
    days[day] = (days[day] ?? 0) + 1;
  }
  const questions = definition.sections.flatMap((section) =>
    (section.conditional ? section.conditions.flatMap((one) => one.questions) : section.questions).map(
      (question) => [question.id, questionOf(question, byQuestion.get(question.id) ?? [])],
    ),
  );
  return {
    total: inRange.length,
    hours,
    days,
    stays: staysOf(inRange),
    copies: Object.fromEntries(
      definition.sections
        .filter(({ repeatable }) => repeatable)
        .map(({ id }) => [
          id,
          inRange.reduce((sum, { answers }) => sum + (answers.rows[id]?.length ?? 0), 0),
        ]),
    ),
    ticked: Object.fromEntries(
      definition.sections.flatMap(({ id, conditions }) =>
        conditions.map((one) => [
          one.id,
          inRange.filter(({ answers }) => answers.ticked[id]?.includes(one.id)).length,
        ]),
      ),
    ),
    questions: Object.fromEntries(questions),
  };
}

/** The same numbers out of a reply. */
export function saidStatistics(body: ReturnType<typeof JSON.parse>): ReturnType<typeof recountedStatistics> {
  const sections: ReturnType<typeof JSON.parse>[] = body.sections;
  const sum = (counts: readonly { readonly count: number }[]) =>
    counts.reduce((added, { count }) => added + count, 0);
  const figuresOf = ({
    figures: { kind, choices, removedChoices, bins, columns, ...rest },
  }: ReturnType<typeof JSON.parse>) => {
    if (kind === 'choices')
      return { counts: choices.map(({ count }: { count: number }) => count), removed: removedChoices };
    if (kind === 'texts') return {};
    return { ...rest, binned: sum(bins ?? columns) };
  };
  return {
    total: body.total,
    hours: body.hours,
    days: Object.fromEntries(body.days.map(({ day, count }: { day: string; count: number }) => [day, count])),
    stays: Object.fromEntries(
      body.stays.map(({ name, count, medianSeconds, longSeconds }: Record<string, number>) => [
        name,
        [count, medianSeconds, longSeconds],
      ]),
    ),
    copies: Object.fromEntries(
      sections.filter(({ copies }) => copies !== null).map(({ id, copies }) => [id, copies]),
    ),
    ticked: Object.fromEntries(
      sections.flatMap(({ conditions }) =>
        (conditions ?? []).map(({ id, count }: { id: string; count: number }) => [id, count]),
      ),
    ),
    questions: Object.fromEntries(
      sections.flatMap(({ questions }) =>
        questions.map((question: ReturnType<typeof JSON.parse>) => {
          const { image, document, video, audio } = question.files ?? {
            image: 0,
            document: 0,
            video: 0,
            audio: 0,
          };
          return [
            question.id,
            { answered: question.answered, files: [image, document, video, audio], ...figuresOf(question) },
          ];
        }),
      ),
    ),
  };
}
