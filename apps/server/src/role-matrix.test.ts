// Every endpoint x everybody who may ask x real rows of every kind, over HTTP: what each is told. The expectations are
// typed out from the rules in testing/access/, none is taken from the code. One test an endpoint; none asks nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT } from '@constancia/contract/contract.ts';
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANSWER_ROWS } from './testing/access/answer-rows.ts';
import { ANSWERING_ROWS } from './testing/access/answering-rows.ts';
import { FORM_ROWS } from './testing/access/form-rows.ts';
import { type MatrixWorld, openMatrixWorld } from './testing/access/matrix-world.ts';
import { OWN_ROWS } from './testing/access/own-rows.ts';
import { CITIZENS, EVERYBODY, HOLDERS, type Person, STAFF } from './testing/access/people.ts';
import { PUBLIC_ROWS } from './testing/access/public-rows.ts';
import { ENDPOINT_RIGHTS, type EndpointName, type EndpointRight } from './testing/access/rights.ts';
import type { Row, RowsOf, Word } from './testing/access/row.ts';
import type { TestReply } from './testing/with-app.ts';

const ROWS: RowsOf<EndpointName> = {
  ...OWN_ROWS,
  ...FORM_ROWS,
  ...ANSWERING_ROWS,
  ...ANSWER_ROWS,
  ...PUBLIC_ROWS,
};

const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.assign({}, ...Object.values(CONTRACT));

let matrix: MatrixWorld;
let decisions = 0;
beforeAll(async () => {
  matrix = await openMatrixWorld();
});
afterAll(async () => {
  await matrix?.close();
  const endpoints = Object.keys(ROWS).length;
  const callers = EVERYBODY.length;
  const said = `role matrix: ${endpoints} endpoints, ${callers} callers, ${decisions.toLocaleString('en')} decisions\n`;
  const folder = resolve(import.meta.dirname, '../../../test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'role-matrix.txt'), said);
  process.stdout.write(said);
});

/** Why the role alone keeps a person out; null when it does not. */
function refusalOfRole({ who, only }: EndpointRight, person: Person): Word | null {
  if (who === 'everybody') return null;
  const isStaff = (STAFF as readonly Person[]).includes(person);
  if (who === 'citizen of the portal')
    return (CITIZENS as readonly Person[]).includes(person) ? null : 'portal-entry-failed';
  if (!isStaff) return 'not-signed-in';
  const has = who === 'signed in' || HOLDERS[who]?.includes(person);
  return has && (only ?? STAFF).includes(person) ? null : 'forbidden';
}

function expectedOf(right: EndpointRight, { decision, tells = 'ok' }: Row, person: Person): Word {
  const refusal = refusalOfRole(right, person);
  if (refusal) return refusal;
  const words = Object.entries(decision).filter(([, people]) => people.includes(person));
  if (words.length !== 1) throw new Error(`${person} stands in ${words.length} lists of a row`);
  return words[0]?.[0] === 'past' ? tells : (words[0]?.[0] as Word);
}

const saidIn = ({ status, body }: TestReply): Word => (status === 200 ? 'ok' : body?.code);

async function mismatch(name: EndpointName, row: Row, person: Person): Promise<string | null> {
  const question = await row.ask(person);
  const { path, body, as = matrix.as[person] } = question;
  const told = saidIn(await as.send(ENDPOINTS[name]!.method, path, body));
  const expected = expectedOf(ENDPOINT_RIGHTS[name], row, person);
  decisions += 1;
  if (told !== expected) return `${row.name}, ${person}: ${told} instead of ${expected}`;
  const wrong = expected === 'ok' && row.proof ? await row.proof(person, question) : null;
  return wrong && `${row.name}, ${person}: ${wrong}`;
}

it.each(Object.keys(ROWS) as EndpointName[])(
  'X5.04 X25.10 P6.04 P7.01 R7.01 W3 %s tells everybody what the rules say, row by row',
  async (name) => {
    const before = decisions;
    const wrong: (string | null)[] = [];
    for (const row of ROWS[name](matrix)) {
      // What was asked before does not count any more.
      await sql`delete from rate_limits`.execute(matrix.world.db);
      const people = row.people ?? EVERYBODY;
      wrong.push(...(await Promise.all(people.map((person) => mismatch(name, row, person)))));
    }
    expect(wrong.filter(Boolean)).toEqual([]);
    expect(decisions).toBeGreaterThan(before);
  },
);
