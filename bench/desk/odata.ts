// Measures how fast a program reads 100,000 submissions: page by page as OData, and whole as separated values.
import { bigForm } from '../big-form.ts';
import { saveForm, signIn } from '../client.ts';
import { fillWithSubmissions } from '../fill-submissions.ts';
import { cpuSeconds, type Stack, untilIdle } from '../stack.ts';
import { median, percentile, type Row } from '../table.ts';

const ANSWERS = 100_000;
const QUESTIONS = 30;
const ROUNDS = 3;
/** Columns that every submission has. */
const OF_FEED = 10;
const OF_SHEET = 5;

interface ReadPages {
  readonly rows: number;
  readonly pages: readonly number[];
}

async function readFeed(stack: Stack, formId: string, cookie: string): Promise<ReadPages> {
  const pages: number[] = [];
  let rows = 0;
  let next: string | undefined = `${stack.url}/api/odata/forms/${formId}/Submissions`;
  while (next !== undefined) {
    const start = performance.now();
    const reply: Response = await fetch(next, { headers: { cookie } });
    if (!reply.ok) throw new Error(`${next}: ${reply.status}`);
    const body = (await reply.json()) as { value: unknown[]; '@odata.nextLink'?: string };
    pages.push(performance.now() - start);
    rows += body.value.length;
    next = body['@odata.nextLink'];
  }
  return { rows, pages };
}

async function readCsv(stack: Stack, formId: string, cookie: string): Promise<void> {
  const reply = await fetch(`${stack.url}/api/forms/${formId}/submissions.csv`, { headers: { cookie } });
  let bytes = 0;
  for await (const chunk of reply.body ?? []) bytes += chunk.length;
  if (bytes < ANSWERS) throw new Error(`only ${bytes} bytes`);
}

async function timed(stack: Stack, cells: number, work: () => Promise<unknown>) {
  const before = await cpuSeconds(stack);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const after = await cpuSeconds(stack);
  const cpu = after.server - before.server + after.database - before.database;
  return { speed: cells / seconds, cpu: (cpu / cells) * 1_000_000 };
}

export async function measureOdata(stack: Stack): Promise<readonly Row[]> {
  const cookie = await signIn(stack);
  const definition = bigForm(QUESTIONS);
  const formId = await saveForm(stack, cookie, definition);
  await fillWithSubmissions(stack, { formId, definition }, { count: ANSWERS, some: 0 });
  await untilIdle(stack);
  const feed: { readonly speed: number; readonly cpu: number }[] = [];
  const csv: { readonly speed: number; readonly cpu: number }[] = [];
  const pages: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    feed.push(
      await timed(stack, ANSWERS * (QUESTIONS + OF_FEED), async () => {
        const read = await readFeed(stack, formId, cookie);
        if (read.rows !== ANSWERS) throw new Error(`${read.rows} rows`);
        pages.push(...read.pages);
      }),
    );
    csv.push(await timed(stack, ANSWERS * (QUESTIONS + OF_SHEET), () => readCsv(stack, formId, cookie)));
  }
  const row = (what: string, values: readonly number[], unit: string): Row => ({
    what,
    value: median(values),
    unit,
  });
  const speeds = (of: typeof feed) => of.map(({ speed }) => speed);
  const cpus = (of: typeof feed) => of.map(({ cpu }) => cpu);
  return [
    row('OData, 100,000 answers to 30 questions: read', speeds(feed), 'cells/s'),
    row('OData: processor, server and database', cpus(feed), 's per 1 M cells'),
    { what: 'OData: a page, p99', value: percentile(pages, 0.99), unit: 'ms' },
    row('CSV of the same answers: read', speeds(csv), 'cells/s'),
    row('CSV: processor, server and database', cpus(csv), 's per 1 M cells'),
  ];
}
