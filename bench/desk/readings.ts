// Measures what the desk reads of a form with a million submissions: the list under every filter and some mixes, its
// first, deep and last page, for people who see everything and for those who see only their own; search; the map.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { answersTo } from '../big-form.ts';
import { nextId, saveForm, signIn } from '../client.ts';
import { asOwner, type Stack, untilIdle } from '../stack.ts';
import type { Row } from '../table.ts';
import { type Reader, read, type Reading, rowsOf } from './timed-reading.ts';

const ROWS = Number(process.env['READINGS_ROWS'] ?? 1_000_000);
const AT_A_TIME = 50_000;
const WARM_UP = 50;
const READS = Number(process.env['READINGS_READS'] ?? 300);
/** What 99 of 100 readings may take, in milliseconds. */
const LIST_BAR = 25;
const TEXT_BAR = 200;
const TOWN_BAR = 300;
const STREET_BAR = 50;
const DAYS = 730;
const QUESTIONS = 30;

/** People of the demonstration who see only their own submissions, and what share of all is theirs. */
const OWN = [
  { email: 'tadeo.figueredo@villamaria.example', username: 'tfigueredo', percent: 17.5 },
  { email: 'silvano.vergara.tell@villamaria.example', username: 'svergarat', percent: 2.5 },
] as const;

function definition(): FormDefinition {
  const questions = Array.from({ length: QUESTIONS }, (_, at) =>
    aQuestion(`q${at}`, at % 3 === 0 ? 'text' : at % 3 === 1 ? 'integer' : 'single-choice', {
      options: at % 3 === 2 ? ['Bueno', 'Regular', 'Malo'] : [],
    }),
  );
  return aForm()
    .withOptions({ geolocation: true })
    .withStates('Iniciada', 'Vista', 'Cerrada', 'Anulada')
    .withSection('s', ...questions)
    .build();
}

/** A whole number below `below` that depends on the row. */
const varied = (salt: number, below: number) =>
  sql<number>`(abs(hashint8(n::bigint * 1000 + ${sql.lit(salt)})) % ${sql.lit(below)})`;

/**
 * Rows `from` and on: states of 60, 38, 2 and nearly 0 percent; forty authors, two of them of OWN; two years, a third
 * corrected later; eight of ten on the map of a town of ten kilometres; words that all, one of fifty, one of a thousand
 * and one alone have.
 */
async function fillSome(stack: Stack, model: string, from: number): Promise<void> {
  const author = sql`case when ${varied(1, 1000)} < 175 then ${sql.lit(OWN[0].username)}
    when ${varied(1, 1000)} < 200 then ${sql.lit(OWN[1].username)} else 'persona' || ${varied(2, 38)} end`;
  const state = sql`case when ${varied(3, 1000)} < 600 then 0 when ${varied(3, 1000)} < 979 then 1
    when n % 100000 = 7 then 3 else 2 end`;
  const created = sql`timestamptz '2026-11-20T12:00Z' - ${varied(4, DAYS)} * interval '1 day'
    + ${varied(5, 36_000)} * interval '1 second'`;
  await asOwner(stack, (db) =>
    sql`
      insert into submissions
      select filled.* from submissions s
      cross join generate_series(${from}::integer, ${Math.min(from + AT_A_TIME, ROWS) - 1}::integer) n
      cross join lateral (select ${created} as created) t
      cross join lateral jsonb_populate_record(s, jsonb_build_object('id', left(md5(n::text), 20), 'code', 'R' || n,
        'state', ${state}, 'created_by', ${author}, 'created_at', t.created,
        'updated_at', t.created + case when n % 3 = 0 then ${varied(6, 2_000_000)} else 0 end * interval '1 second',
        'citizen_number', case when n % 4 = 0 then (30000000 + ${varied(7, 200_000)})::text end,
        'latitude', case when n % 5 > 0 then -32460000 + ${varied(8, 100_000)} end,
        'longitude', case when n % 5 > 0 then -63290000 + ${varied(9, 100_000)} end,
        'answers', jsonb_set(s.answers, '{main,q0,value}', to_jsonb(md5(n::text))),
        'words', (select string_agg(quote_literal(left(s.form_id, 4) || w), ' ') from unnest(array['vereda', 'arbol',
          'se', 'observa', 'calle' || ${varied(10, 50)}, 'esquina' || ${varied(11, 1000)}, 'lote' || n,
          'p' || ${varied(12, 20_000)}, 'q' || ${varied(13, 20_000)}, 'r' || ${varied(14, 20_000)}]) w))) filled
      where s.id = ${model}`.execute(db),
  );
}

/** The form that an earlier run has filled, where its folder was kept. */
async function filledForm(stack: Stack): Promise<string | null> {
  const found = await asOwner(stack, (db) =>
    sql<{ formId: string }>`select form_id from form_counters where submissions = ${ROWS}`.execute(db),
  );
  return found.rows[0]?.formId ?? null;
}

/** What autovacuum does within the day is done at once: no list of a town is read a second after a million were sent. */
async function fill(stack: Stack, formId: string, cookie: string): Promise<void> {
  const model = nextId('model');
  const reply = await fetch(`${stack.url}/api/forms/${formId}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ id: model, version: 1, answers: answersTo(definition()) }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  for (let from = 1; from < ROWS; from += AT_A_TIME) await fillSome(stack, model, from);
  await untilIdle(stack);
  await asOwner(stack, async (db) => {
    await sql`update form_counters set submissions = ${ROWS}, counted = ${ROWS} where form_id = ${formId}`.execute(
      db,
    );
    for (const table of [
      'submissions',
      'version_counters',
      'hour_counters',
      'day_counters',
      'author_counters',
      'cell_counters',
      'value_counters',
      'number_heaps',
    ])
      await sql`vacuum analyze ${sql.table(table)}`.execute(db);
    await sql`checkpoint`.execute(db);
  });
}

interface Page {
  readonly total: number;
  readonly next: string | null;
  readonly previous: string | null;
}

/** First pages, then pages one after the other from the first, then the last one and those before it. */
async function measureList(reader: Reader, name: string, query: string): Promise<readonly Row[]> {
  const page = (cursor: string) => read<Page>(reader, `submissions?${query}&${cursor}`);
  const readings = { first: [] as Reading<Page>[], deep: [] as Reading<Page>[], last: [] as Reading<Page>[] };
  let total = 0;
  for (let again = 0; again < READS; again++) {
    const reading = await page('');
    readings.first.push(reading);
    total = reading.body.total;
  }
  for (const [kind, start, way] of [
    ['deep', '', 'next'],
    ['last', 'cursor=last', 'previous'],
  ] as const) {
    let cursor: string = start;
    for (let at = 0; at < READS; at++) {
      const reading: Reading<Page> = await page(cursor);
      readings[kind].push(reading);
      const beside = reading.body[way];
      cursor = beside === null ? start : `cursor=${beside}`;
    }
  }
  const bar = query.includes('text=') ? TEXT_BAR : LIST_BAR;
  return [
    { what: `${name}: found`, value: total, unit: '' },
    ...rowsOf(`${name}: first page`, readings.first, bar),
    ...rowsOf(`${name}: pages after it`, readings.deep, bar),
    ...rowsOf(`${name}: last pages`, readings.last, bar),
  ];
}

async function measureMap(reader: Reader, name: string, query: string): Promise<readonly Row[]> {
  const readings: Reading<{ readonly located: number }>[] = [];
  for (let again = 0; again < READS; again++) readings.push(await read(reader, `submission-map?${query}`));
  const located = readings[0]?.body.located ?? 0;
  const bar = query.startsWith(STREET) ? STREET_BAR : TOWN_BAR;
  return [{ what: `${name}: shown`, value: located, unit: '' }, ...rowsOf(name, readings, bar)];
}

const YEAR = 'startDate=2026-01-01&endDate=2026-12-31';
const FILTERS: readonly (readonly [name: string, query: string])[] = [
  ['all', ''],
  ['code', 'municipalityCodeId=R500000'],
  ['document number', 'citizenDni=30000500'],
  ['author of 2 %', 'answerBy=persona7'],
  ['state of 38 %', 'state=1'],
  ['state of 0.001 %', 'state=3'],
  ['state that nobody has', 'state=9'],
  ['a day', 'singleDate=2026-03-10'],
  ['a year', YEAR],
  ['by last update', 'lastUpdateCheck=true'],
  ['a year by last update', `${YEAR}&lastUpdateCheck=true`],
  ['state of 2 % by last update', 'state=2&lastUpdateCheck=true'],
  ['year, state, author', `${YEAR}&state=2&answerBy=persona7`],
  ['year, state, author, by last update', `${YEAR}&state=2&answerBy=persona7&lastUpdateCheck=true`],
  ['text of one', 'text=lote500000'],
  ['text of 0.1 %', 'text=esquina77'],
  ['text of 2 %', 'text=calle7'],
  ['text of all', 'text=vereda'],
  ['two words, state, year', `text=calle7+esquina77&state=1&${YEAR}`],
];

const TOWN = 'south=-32.47&west=-63.3&north=-32.35&east=-63.18&zoom=13';
const STREET = 'south=-32.4102&west=-63.2402&north=-32.4082&east=-63.2372&zoom=18';
const MAPS: readonly (readonly [name: string, query: string])[] = [
  ['Map, whole town', TOWN],
  ['Map, whole town, a state', `${TOWN}&state=1`],
  ['Map, whole town, a year', `${TOWN}&${YEAR}`],
  ['Map, quarter of a town', 'south=-32.43&west=-63.26&north=-32.4&east=-63.22&zoom=15'],
  ['Map, a street', STREET],
];

export async function measureReadings(stack: Stack): Promise<readonly Row[]> {
  const cookie = await signIn(stack);
  const filled = await filledForm(stack);
  const formId = filled ?? (await saveForm(stack, cookie, definition()));
  if (filled === null) await fill(stack, formId, cookie);
  await untilIdle(stack);
  const base = `${stack.url}/api/forms/${formId}`;
  // The first requests of a server meet code that was never run, and connections that are not open yet.
  for (let again = 0; again < WARM_UP; again++) await read({ stack, base, cookie }, 'submissions');
  const rows: Row[] = [];
  for (const [name, query] of FILTERS)
    rows.push(...(await measureList({ stack, base, cookie }, `List, ${name}`, query)));
  for (const { email, percent } of OWN) {
    const reader = { stack, base, cookie: await signIn(stack, email) };
    for (const [name, query] of [
      ['all', ''],
      ['state of 2 %', 'state=2'],
      ['a year by last update', `${YEAR}&lastUpdateCheck=true`],
      ['text of 2 %', 'text=calle7'],
    ] as const)
      rows.push(...(await measureList(reader, `Own list of ${percent} %, ${name}`, query)));
    rows.push(...(await measureMap(reader, `Own map of ${percent} %, whole town`, TOWN)));
  }
  for (const [name, query] of MAPS) rows.push(...(await measureMap({ stack, base, cookie }, name, query)));
  return rows;
}
