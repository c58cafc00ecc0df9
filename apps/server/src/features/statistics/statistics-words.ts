// The words of the newest texts of a form. They are read from the submissions, so many at a time (R9.15), because counters of
// all words would be larger than the texts.
// rules: R2.090, R9.15, R9.16, X32.55
import type { StatisticsWords } from '@constancia/contract/statistics.ts';
import { type Question, questionsOf } from '@constancia/domain/forms/definition/form.ts';
import { parseHttpUrl } from '@constancia/domain/questions/http-url.ts';
import { addWords, mostUsed } from '@constancia/domain/statistics/words.ts';
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { inSnapshot } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type AskedStatistics, countedBy, type StatisticsServices } from './form-statistics.ts';
import { listTexts, type TextRow } from './queries.ts';
import { valueSource } from './value-source.ts';

/** Submissions that are read at a time, and the most of one request. */
const PAGE = 500;
const READ_MAX = 5_000;

export async function statisticsWords(
  { db, clock, versions }: StatisticsServices,
  asked: AskedStatistics,
  loads: number,
): Promise<StatisticsWords> {
  const { form } = asked;
  const newest = await versions.load(form, form.version);
  if (!newest) throw new Problem('form-not-found');
  const questions = newest.definition.sections
    .flatMap(questionsOf)
    .filter(({ kind }) => kind === 'text' || kind === 'link');
  const counted = countedBy(clock, asked);
  const most = Math.min(READ_MAX, loads * settingsOf(form.settings).statisticsLimit);
  const counts = new Map(questions.map(({ id }) => [id, new Map<string, number>()]));
  return inSnapshot(db, async (tx) => {
    const { days } = await valueSource(tx, counted).values();
    const total = days.reduce((sum, { count }) => sum + count, 0);
    let processed = 0;
    let last: TextRow | null = null;
    while (processed < most) {
      const size = Math.min(PAGE, most - processed);
      const rows = await listTexts(tx, counted, {
        questions: questions.map(({ id }) => id),
        before: last,
        size,
      });
      for (const { texts } of rows)
        for (const question of questions) count(counts, question, texts[question.id]);
      processed += rows.length;
      last = rows.at(-1) ?? null;
      if (rows.length < size) break;
    }
    const found = questions.map(({ id }) => ({ id, words: [...mostUsed(counts.get(id) ?? new Map())] }));
    return { processed, total, questions: found };
  });
}

function count(
  counts: ReadonlyMap<string, Map<string, number>>,
  { id, kind }: Question,
  texts: readonly string[] = [],
): void {
  const words = counts.get(id);
  if (!words) return;
  for (const text of texts) {
    if (kind === 'text') addWords(words, text);
    const host = kind === 'link' && parseHttpUrl(text)?.host;
    if (host) words.set(host, (words.get(host) ?? 0) + 1);
  }
}
