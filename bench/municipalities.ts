// Measures intake into sixteen municipalities at a time: each has its own lock, so they should not wait for each other.
import { sql } from 'kysely';
import { bigForm } from './big-form.ts';
import { nextId, saveForm, signIn } from './client.ts';
import { measureRound, type Round, roundRows } from './intake.ts';
import { run } from './load.ts';
import { asOwner, type Stack } from './stack.ts';
import type { Row } from './table.ts';
import { submissionRequests } from './varied-answers.ts';

const QUESTIONS = 30;
const MUNICIPALITIES = 16;
const CLIENTS = 128;
const WARM_UP = 1_000;
const ROUNDS = 4;
const AMOUNT = 8_000;

/** QA, QB … */
const keywordOf = (index: number) => `Q${String.fromCharCode('A'.charCodeAt(0) + index)}`;

/** Copies a form, with its municipality and area, and returns the ids of the copies. */
async function copies(stack: Stack, formId: string): Promise<readonly string[]> {
  const ids = Array.from({ length: MUNICIPALITIES }, () => nextId('copy'));
  await asOwner(stack, async (db) => {
    for (const id of ids) {
      const set = sql`jsonb_build_object('id', ${id}::text, 'municipality_id', ${id}::text)`;
      const own = sql`${set} || jsonb_build_object('keyword', ${keywordOf(ids.indexOf(id))}::text, 'platform_id', null)`;
      await sql`insert into municipalities select (jsonb_populate_record(m, ${own})).* from municipalities m
        where m.id = (select municipality_id from forms where id = ${formId})`.execute(db);
      await sql`insert into areas select (jsonb_populate_record(a, ${set})).* from areas a
        where (a.municipality_id, a.id) = (select municipality_id, area_id from forms where id = ${formId})`.execute(
        db,
      );
      await sql`insert into forms select (jsonb_populate_record(f, ${set} || jsonb_build_object('area_id', ${id}::text))).*
        from forms f where f.id = ${formId}`.execute(db);
      await sql`insert into form_versions select (jsonb_populate_record(v,
          jsonb_build_object('municipality_id', ${id}::text, 'form_id', ${id}::text))).*
        from form_versions v where v.form_id = ${formId}`.execute(db);
    }
  });
  return ids;
}

export async function measureMunicipalities(stack: Stack): Promise<readonly Row[]> {
  const definition = bigForm(QUESTIONS);
  const formId = await saveForm(stack, await signIn(stack), definition);
  const one = submissionRequests(definition, [formId]);
  const all = submissionRequests(definition, await copies(stack, formId));
  const ofOne: Round[] = [];
  const ofAll: Round[] = [];
  for (const next of [one, all]) await run({ url: stack.url, amount: WARM_UP, clients: CLIENTS, next });
  for (let round = 0; round < ROUNDS; round++) {
    ofOne.push(await measureRound({ stack, next: one }, AMOUNT, CLIENTS));
    ofAll.push(await measureRound({ stack, next: all }, AMOUNT, CLIENTS));
  }
  return [
    ...roundRows('Intake, one municipality', ofOne),
    ...roundRows(`Intake, ${MUNICIPALITIES} municipalities at a time`, ofAll),
  ];
}
