// Measures list pages, look-ups and the spreadsheet of a form with 100,000 submissions.
import { bigForm } from './big-form.ts';
import { saveForm, signIn } from './client.ts';
import { fillWithSubmissions } from './fill-submissions.ts';
import { cpuSeconds, memory, type Stack, untilIdle } from './stack.ts';
import { median, percentile, percentileRows, type Row } from './table.ts';

const ANSWERS = 100_000;
const QUESTIONS = 30;
/** Columns of the list, before those of the questions. */
export const FIXED_COLUMNS = 5;
const WIDE = { answers: 20_000, questions: 250 };
const READS = 400;
/** Spreadsheets of a form, one after the other; their medians are shown. */
const SHEETS = 3;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function json<T>(url: string, cookie: string): Promise<T> {
  const reply = await fetch(url, { headers: { cookie } });
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return (await reply.json()) as T;
}

/** Milliseconds for each of the list's pages, from the newest on. */
async function readPages(stack: Stack, formId: string, cookie: string): Promise<readonly number[]> {
  const times: number[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < READS; page++) {
    const query: string = cursor === null ? '' : `?cursor=${String(cursor)}`;
    times.push(
      await timed(async () => {
        const read: { next: string | null } = await json(
          `${stack.url}/api/forms/${formId}/submissions${query}`,
          cookie,
        );
        cursor = read.next;
      }),
    );
  }
  return times;
}

export interface Sheet {
  readonly name: string;
  readonly formId: string;
  readonly cells: number;
}

/** Milliseconds of each of the list's first pages until the sheet is there. */
async function readWhile(isGoing: () => boolean, read: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  while (isGoing()) {
    times.push(await timed(read));
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return times;
}

export async function exportAll(
  stack: Stack,
  cookie: string,
  { name, formId, cells }: Sheet,
): Promise<readonly Row[]> {
  const before = await memory(stack);
  const used = await cpuSeconds(stack);
  const start = performance.now();
  const reply = await fetch(`${stack.url}/api/forms/${formId}/submissions.xlsx`, { headers: { cookie } });
  let firstByte = 0;
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    if (bytes === 0) firstByte = performance.now() - start;
    bytes += chunk.length;
  }
  const seconds = (performance.now() - start) / 1000;
  const after = await memory(stack);
  const spent = await cpuSeconds(stack);
  const millions = cells / 1_000_000;
  const cpu = spent.server - used.server + spent.database - used.database;
  return [
    { what: `${name}: written`, value: cells / seconds, unit: 'cells/s' },
    { what: `${name}: processor, server and database`, value: cpu / millions, unit: 's per 1 M cells' },
    { what: `${name}: first byte`, value: firstByte, unit: 'ms' },
    { what: `${name}: size`, value: bytes / 1024 / 1024, unit: 'MB' },
    {
      what: `${name}: memory above what the server used before`,
      value: Math.max(0, after.peak - before.now),
      unit: 'MB',
    },
  ];
}

/** Each figure is the median of all: the first one waits for the thread that writes them, which an opened list starts. */
async function exportRounds(stack: Stack, cookie: string, sheet: Sheet): Promise<readonly Row[]> {
  const rounds: (readonly Row[])[] = [];
  for (let round = 0; round < SHEETS; round++) rounds.push(await exportAll(stack, cookie, sheet));
  return (rounds[0] ?? []).map((row, figure) => ({
    ...row,
    value: median(rounds.map((each) => each[figure]?.value ?? Number.NaN)),
  }));
}

async function listWhileExporting(stack: Stack, cookie: string, sheet: Sheet): Promise<Row> {
  let isGoing = true;
  const pages = readWhile(
    () => isGoing,
    () => json(`${stack.url}/api/forms/${sheet.formId}/submissions`, cookie),
  );
  await exportAll(stack, cookie, sheet);
  isGoing = false;
  return {
    what: `List page while ${sheet.name} is written, p99`,
    value: percentile(await pages, 0.99),
    unit: 'ms',
  };
}

export async function measureLargeForm(stack: Stack): Promise<readonly Row[]> {
  const cookie = await signIn(stack);
  const definition = bigForm(QUESTIONS);
  const formId = await saveForm(stack, cookie, definition);
  const ids = await fillWithSubmissions(stack, { formId, definition }, { count: ANSWERS, some: READS });
  const wide = bigForm(WIDE.questions);
  const wideId = await saveForm(stack, cookie, wide);
  const fillWide = { count: WIDE.answers, some: 0 };
  await fillWithSubmissions(stack, { formId: wideId, definition: wide }, fillWide);
  await untilIdle(stack);
  const long: Sheet = {
    name: 'Spreadsheet of 100,000 answers',
    formId,
    cells: ANSWERS * (QUESTIONS + FIXED_COLUMNS),
  };
  const sheets = [
    ...(await exportRounds(stack, cookie, long)),
    ...(await exportRounds(stack, cookie, {
      name: 'Spreadsheet of 20,000 answers to 250 questions',
      formId: wideId,
      cells: WIDE.answers * (WIDE.questions + FIXED_COLUMNS),
    })),
    await listWhileExporting(stack, cookie, long),
  ];
  const pages = await readPages(stack, formId, cookie);
  const lookUps: number[] = [];
  for (const id of ids) lookUps.push(await timed(() => json(`${stack.url}/api/submissions/${id}`, cookie)));
  return [
    ...percentileRows('List page with total, 100,000 answers', pages, 0.5, 0.99),
    ...percentileRows('Opening one of 100,000 answers', lookUps, 0.5, 0.99),
    ...sheets,
  ];
}
