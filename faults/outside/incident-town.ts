// A town hall whose submissions raise incidents in the municipal platform, which is a program of its own. Whatever broke, in
// the end each has raised one.
import { setTimeout as pause } from 'node:timers/promises';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { openPlatform, type TestPlatform } from '../../apps/server/src/testing/outside/municipal-platform.ts';
import { INCIDENT_AREAS, saveOutside } from '../../apps/server/src/testing/outside/outside.ts';
import { HOME } from '../../apps/server/src/testing/territory.ts';
import type { Surroundings } from '../fault.ts';
import { FORM, type Town } from '../town.ts';

/** Longer than the third attempt of a delivery is away: 30 s and 2 min after the ones before. */
const DELIVERED_WITHIN_MS = 240_000;

const RAISES = aForm()
  .withStates('Recibido', 'Resuelto')
  .withOptions({ incidents: true, publicAccess: true })
  .withSection('s', aQuestion('name', 'text', { required: true }))
  .build();

async function deliveriesIn({
  asOwner,
}: Town): Promise<{ readonly waiting: number; readonly failed: number }> {
  let counted = { waiting: 0, failed: 0 };
  await asOwner(async (db) => {
    const found = await sql<{ state: string; number: number }>`
      select state, count(*)::integer as number from outbox_entries where kind = 'incident' group by state`.execute(
      db,
    );
    const of = (state: string) => found.rows.find((row) => row.state === state)?.number ?? 0;
    counted = { waiting: of('waiting'), failed: of('failed') };
  });
  return counted;
}

async function numbersIn({ asOwner }: Town): Promise<readonly string[]> {
  let numbers: readonly string[] = [];
  await asOwner(async (db) => {
    const found = await sql<{ number: string }>`
      select incident_number as number from submissions where form_id = ${FORM}`.execute(db);
    numbers = found.rows.map(({ number }) => number);
  });
  return numbers;
}

/** Waits for the deliveries; what is wrong in words. */
export async function raisedOnce(
  town: Town,
  platform: TestPlatform,
  ids: ReadonlySet<string>,
): Promise<readonly string[]> {
  const until = performance.now() + DELIVERED_WITHIN_MS;
  while ((await deliveriesIn(town)).waiting > 0 && performance.now() < until) await pause(1_000);
  const { waiting, failed } = await deliveriesIn(town);
  const asked = await platform.received('createIncidente');
  const raised = new Map<unknown, Set<string>>();
  for (const { key, body } of asked)
    raised.set(body['respuestaId'], (raised.get(body['respuestaId']) ?? new Set()).add(key));
  const numbers = await numbersIn(town);
  return [
    ...(waiting + failed > 0 ? [`${waiting} incidents wait and ${failed} were given up`] : []),
    ...[...ids].filter((id) => !raised.has(id)).map((id) => `${id} raised no incident`),
    ...[...raised]
      .filter(([, keys]) => keys.size > 1)
      .map(([id]) => `${String(id)} raised several incidents`),
    ...(numbers.includes('') ? ['a submission does not know its incident'] : []),
    ...(new Set(numbers).size < numbers.length ? ['two submissions have the same incident'] : []),
  ];
}

/** `env`: further settings. Its end is that of the platform. */
export async function raisingIncidents(
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly platform: TestPlatform; readonly around: Surroundings }> {
  const platform = await openPlatform();
  const around: Surroundings = {
    env: { ...env, PLATFORM_URL: platform.url, OUTSIDE_HOSTS: new URL(platform.url).host },
    form: { ...RAISES, incidents: { ...RAISES.incidents, areaId: INCIDENT_AREAS.trees } },
    raisesIncidents: true,
    fill: async (db) => {
      await saveOutside(db);
      await sql`update municipalities set settings = settings || '{"incidentSystem": "platform"}'::jsonb
        where id = ${HOME.id}`.execute(db);
    },
    close: () => platform.stop(),
  };
  return { platform, around };
}
