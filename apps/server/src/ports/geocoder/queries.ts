// Cached replies of the geocoder, and when it may be asked again, for all processes together.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export async function rememberedAnswer(
  db: Queryable,
  question: Buffer,
  since: Date,
): Promise<{ readonly answer: unknown } | null> {
  const found = await sql<{ answer: unknown }>`
    select answer from geocoder_answers where question = ${question} and asked_at >= ${since}`.execute(db);
  return found.rows[0] ?? null;
}

export async function rememberAnswer(
  db: Queryable,
  question: Buffer,
  { answer, at }: { readonly answer: unknown; readonly at: Date },
): Promise<void> {
  await sql`
    insert into geocoder_answers (question, answer, asked_at)
    values (${question}, ${JSON.stringify(answer)}::jsonb, ${at})
    on conflict (question) do update set answer = excluded.answer, asked_at = excluded.asked_at`.execute(db);
}

/**
 * The time at which this caller may ask. Null when it would be later than `latest`; then no turn is taken.
 */
export async function takeTurn(
  db: Queryable,
  service: string,
  { now, latest, intervalMs }: { readonly now: Date; readonly latest: Date; readonly intervalMs: number },
): Promise<Date | null> {
  const interval = sql`${intervalMs} * interval '1 millisecond'`;
  const taken = await sql<{ turn: Date }>`
    insert into geocoder_turns (service, next_at) values (${service}, ${now}::timestamptz + ${interval})
    on conflict (service) do update set next_at = greatest(geocoder_turns.next_at, ${now}) + ${interval}
      where geocoder_turns.next_at <= ${latest}
    returning next_at - ${interval} as turn`.execute(db);
  return taken.rows[0]?.turn ?? null;
}

export async function deleteOldAnswers(db: Queryable, before: Date): Promise<void> {
  await sql`delete from geocoder_answers where asked_at < ${before}`.execute(db);
}
