// Files that a map or a spreadsheet fetches by a URL and a token: GeoJSON and separated values, with the list's filters.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { makeProgram } from '../../../testing/sign-in/program-tokens.ts';
import { testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm()
  .withOptions({ geolocation: true })
  .withStates('Iniciada', 'Vista')
  .withSection(
    's',
    aQuestion('name', 'text'),
    aQuestion('height', 'decimal'),
    aQuestion('day', 'date'),
    aQuestion('hour', 'time'),
  );

let world: TestWorld;
let form: string;
let program: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'mapped', definition: FORM.build() });
  for (const [name, state] of [
    ['=Pino "viejo"', 0],
    ['Tala', 1],
  ] as const) {
    const id = `mapped${state}`;
    world.time.now = new Date(Date.UTC(2026, 2, 1 + state, 15));
    await submitTo(world.as.inspector, form, {
      id,
      answers: answersOf({ name, height: '12,50', day: '05/06/2025', hour: '09:30' }),
    });
    const location =
      state === 0 ? JSON.stringify({ address: 'Calle 1', latitude: -32.5, longitude: -63.25 }) : null;
    await sql`update submissions set state = ${state}, location = ${location}::jsonb where id = ${testId(id)}`.execute(
      world.db,
    );
  }
  program = (await makeProgram(world, { rights: ['read respuesta'] })).as;
});
afterAll(() => world.close());

const file = (format: string, query = '') => program.get(`/api/forms/${form}/submissions.${format}${query}`);

it('X38.88 GeoJSON has a feature for each submission: its point, or none, and the columns of the spreadsheet by their types', async () => {
  const reply = await file('geojson', '?order=created');
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/geo+json']);
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="respuestas_[\d_-]+\.geojson"$/,
  );
  const { type, features } = JSON.parse(reply.raw.toString());
  expect(type).toBe('FeatureCollection');
  expect(features).toHaveLength(2);
  expect(features[0]).toEqual({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-63.25, -32.5] },
    properties: {
      ID: testId('mapped0'),
      Código: 'HM1',
      'Fecha y hora': '2026-03-01T12:00',
      'Contestado por': 'inspector',
      Estado: 'Iniciada',
      Dirección: 'Calle 1',
      Latitud: -32.5,
      Longitud: -63.25,
      'Pregunta name': '=Pino "viejo"',
      'Pregunta height': 12.5,
      'Pregunta day': '2025-06-05',
      'Pregunta hour': '09:30',
    },
  });
  expect(features[1]).toMatchObject({
    geometry: null,
    properties: { Dirección: null, Latitud: null, 'Pregunta name': 'Tala' },
  });
});

it('X38.89 both formats take the filters of the list by their names', async () => {
  const geoJson = async (query: string) =>
    JSON.parse((await file('geojson', query)).raw.toString()).features.length;
  const csv = async (query: string) =>
    (await file('csv', query)).raw.toString().trim().split('\r\n').length - 1;
  for (const [query, found] of [
    ['', 2],
    ['?state=1', 1],
    ['?singleDate=2026-03-01', 1],
    ['?answerBy=nobody', 0],
    ['?text=pino', 1],
  ] as const) {
    expect(await geoJson(query), query).toBe(found);
    expect(await csv(query), query).toBe(found);
  }
  expect((await file('geojson', '?state=x')).body.issues[0].at).toEqual({ field: 'query.state' });
});

it('X38.89 W18 the audit log says which file a program fetched, with its filter and its rows', async () => {
  await file('geojson', '?state=1');
  const { rows } = await sql<{ details: object }>`
    select details from audit_entries where action = 'export' and subject_id = ${form} order by number desc limit 1`.execute(
    world.db,
  );
  expect(rows[0]?.details).toMatchObject({
    format: 'geojson',
    rows: 1,
    filter: { state: 1 },
    program: 'Datos abiertos',
  });
});
