import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import type { PersonaName } from '../../../testing/personas.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`delete from exports`.execute(world.db);
});

const newForm = (definition = STAFF_FORM) =>
  saveForm(world.as.supervisor, { id: randomUUID().replaceAll('-', ''), definition });

/** A moment later, so that the order is plain. */
const later = (seconds = 1) => {
  world.time.now = new Date(world.time.now.getTime() + seconds * 1_000);
};

const turn = async (who: PersonaName, form: string) =>
  (await world.as[who].post(`/api/forms/${form}/exports`)).body;

it('X33.20 the same rows as separated values: UTF-8 that says so, semicolons, no formulas, and numbers as they are written here', async () => {
  const form = await newForm(
    aForm()
      .with({ title: { text: 'Precios' } })
      .withSection('s', aQuestion('name', 'text'), aQuestion('price', 'decimal'), aQuestion('day', 'date'))
      .build(),
  );
  for (const [name, price] of [
    ['=HYPERLINK("http://x")', '12,50'],
    ['ñandú; "uno"\ny dos', '3,25'],
    ['+54 3534', '0'],
  ] as const) {
    later();
    await submitTo(world.as.inspector, form, {
      id: randomUUID(),
      answers: answersOf({ name, price, day: '05/06/2025' }),
    });
  }
  const reply = await world.as.supervisor.get(`/api/forms/${form}/submissions.csv`);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="respuestas_[\d_-]+\.csv"$/);
  const text = reply.raw.toString('utf8');
  expect(text.startsWith('\ufeffID;Código;Fecha y hora;Contestado por;Estado;')).toBe(true);
  const lines = text.split('\r\n');
  expect(lines.slice(1, 4).map((line) => line.split(';inspector;;')[1])).toEqual([
    "'+54 3534;0;05/06/2025",
    '"ñandú; ""uno""\ny dos";3,25;05/06/2025',
    `"'=HYPERLINK(""http://x"")";12,50;05/06/2025`,
  ]);
  expect(lines.slice(4)).toEqual(['']);
});

const ASKING = aForm()
  .with({
    title: { text: 'Todo' },
    signatures: [{ title: 'Vecino', type: 'draw', signatory: 'intern', required: false }],
  })
  .withOptions({ citizen: true, geolocation: true, digitalSignature: true })
  .withSection('s', aQuestion('photo', 'text', { allowsImage: true }), aQuestion('name', 'text'))
  .build();

/** A submission with everything beside its answers, and with files that its answers name or do not name any more. */
async function everything(form: string): Promise<string> {
  const id = testId(`all${form.slice(0, 12)}`);
  expect(
    (
      await submitTo(world.as.inspector, form, {
        id: `all${form.slice(0, 12)}`,
        answers: answersOf({ name: 'a' }),
      })
    ).status,
  ).toBe(200);
  const key = (name: string) => `submissions/${id}/${name}`;
  for (const [name, kind, shown, slot] of [
    ['one.jpg', 'answer-image', 'Frente/atrás.jpg', null],
    ['two.png', 'answer-image', '', null],
    ['gone.jpg', 'answer-image', 'Reemplazada.jpg', null],
    ['sign.png', 'signature', '', 0],
  ] as const) {
    await world.store.put(key(name), Buffer.from(`bytes of ${name}`));
    await sql`
      insert into files (municipality_id, key, kind, form_id, media_type, bytes, uploaded_by, uploaded_at, used_at,
        submission_id, name, signature_slot)
      values (${HOME.id}, ${key(name)}, ${kind}, ${form}, 'image/png', 10, 'u', ${world.time.now}, ${world.time.now}, ${id},
        ${shown}, ${slot})`.execute(world.db);
  }
  await sql`
    update submissions set citizen = ${JSON.stringify({ id: 1, firstName: 'Ana', lastName: 'Ruiz', documentNumber: '30111222' })},
      citizen_number = '30111222', location = ${JSON.stringify({ address: 'Calle 1', latitude: -32.5, longitude: -63.25 })},
      incident_number = 'INC-7', incident_raised_at = ${world.time.now}, signatures = ${JSON.stringify([{ slot: 0, image: key('sign.png'), signatory: 'Ana Ruiz', imageId: 'i' }])},
      answers = jsonb_set(answers, '{main,photo}', ${JSON.stringify({ value: '', files: [key('one.jpg'), key('two.png')] })})
    where id = ${id}`.execute(world.db);
  return (
    (await sql<{ code: string }>`select code from submissions where id = ${id}`.execute(world.db)).rows[0]
      ?.code ?? ''
  );
}

it('X33.21 a form that asks for a person, a location, signatures or files has columns for them, before its questions', async () => {
  const form = await newForm(ASKING);
  await everything(form);
  const [header, row] = await readSheet(
    (await world.as.supervisor.get(`/api/forms/${form}/submissions.xlsx`)).raw,
    { trim: false },
  );
  expect(header?.slice(4)).toEqual([
    'Estado',
    'Persona',
    'Documento',
    'Dirección',
    'Latitud',
    'Longitud',
    'Firmado por',
    'Archivos',
    'Pregunta photo',
    'Pregunta name',
  ]);
  expect(row?.slice(5)).toEqual([
    'Ana Ruiz',
    '30111222',
    'Calle 1',
    -32.5,
    -63.25,
    'Ana Ruiz',
    '01 Frente_atrás.jpg\n02.png',
    null,
    'a',
  ]);
});

it('X33.22 the archive holds the spreadsheet and the files of what the filter finds, named as its column says, without those that were replaced', async () => {
  const form = await newForm(ASKING);
  const code = await everything(form);
  later();
  await submitTo(world.as.inspector, form, { id: randomUUID(), answers: answersOf({ name: 'otra' }) });
  const archive = async (query: string) => {
    const reply = await world.as.supervisor.get(`/api/forms/${form}/submissions.zip${query}`);
    expect(reply.headers['content-disposition']).toMatch(/\.zip"$/);
    return unzipSync(reply.raw);
  };
  const all = await archive('');
  expect(Object.keys(all).toSorted()).toEqual([
    `archivos/${code}/01 Frente_atrás.jpg`,
    `archivos/${code}/02.png`,
    `archivos/${code}/firma 1.png`,
    'respuestas.xlsx',
  ]);
  expect(Buffer.from(all[`archivos/${code}/02.png`]!).toString()).toBe('bytes of two.png');
  expect(await readSheet(Buffer.from(all['respuestas.xlsx']!))).toHaveLength(3);
  const other = await archive('?text=otra&language=en');
  expect(Object.keys(other)).toEqual(['respuestas.xlsx']);
  const { rows } = await sql<{ details: object }>`
    select details from audit_entries where subject_id = ${form} and action = 'export' order by number`.execute(
    world.db,
  );
  expect(rows.map(({ details }) => details)).toEqual([
    { format: 'zip', rows: 2 },
    { format: 'zip', rows: 1, filter: { text: '…' } },
  ]);
});

it('X33.23 four exports of the installation are written at a time; the next ones hear how many come before them, and begin in their order', async () => {
  const form = await newForm();
  const first = [];
  for (const who of ['supervisor', 'supervisor', 'inspector', 'inspector'] as const) {
    later();
    first.push(await turn(who, form));
  }
  expect(first.map(({ state, ahead }) => [state, ahead])).toEqual(
    Array.from({ length: 4 }, () => ['waiting', 0]),
  );
  later();
  const fifth = await turn('admin', form);
  later();
  const sixth = await turn('colleague', form);
  expect([fifth.ahead, sixth.ahead]).toEqual([1, 2]);
  const early = await world.as.admin.get(`/api/forms/${form}/submissions.xlsx?export=${fifth.id}`);
  expect([early.status, early.body.code]).toEqual([503, 'exports-busy']);
  // Nor can one that took no turn pass.
  expect((await world.as.foreigner.get(`/api/forms/${form}/submissions.xlsx`)).body.code).toBe(
    'form-outside-areas',
  );
  expect((await world.as.elevatedSupervisor.get(`/api/forms/${form}/submissions.xlsx`)).body.code).toBe(
    'exports-busy',
  );
  await world.as.supervisor.delete(`/api/exports/${first[0].id}`);
  const ahead = async (who: PersonaName, id: string) =>
    (await world.as[who].get(`/api/exports/${id}`)).body.ahead;
  expect([await ahead('admin', fifth.id), await ahead('colleague', sixth.id)]).toEqual([0, 1]);
  const file = await world.as.admin.get(`/api/forms/${form}/submissions.xlsx?export=${fifth.id}`);
  expect(file.status).toBe(200);
  expect((await world.as.admin.get(`/api/exports/${fifth.id}`)).body).toMatchObject({
    state: 'done',
    ahead: 0,
  });
  expect(await ahead('colleague', sixth.id)).toBe(0);
  later();
  const seventh = await turn('elevatedSupervisor', form);
  expect(seventh.ahead).toBe(1);
  // The others left without a word, one of them while it was written.
  await sql`update exports set state = 'writing' where id = ${first[1].id}`.execute(world.db);
  later(20);
  expect(await ahead('elevatedSupervisor', seventh.id)).toBe(1);
  later(20);
  expect(await ahead('elevatedSupervisor', seventh.id)).toBe(0);
  expect((await world.as.inspector.get(`/api/exports/${first[2].id}`)).body.code).toBe('export-not-found');
});

it('X33.23 a person has three exports open at most; a turn is good for one file, of its form, and for nobody else', async () => {
  const [form, other] = [await newForm(), await newForm()];
  const taken = [
    await turn('supervisor', form),
    await turn('supervisor', form),
    await turn('supervisor', form),
  ];
  expect((await turn('supervisor', form)).code).toBe('exports-busy');
  const [{ id }] = taken;
  const codeOf = async (who: PersonaName, path: string) => (await world.as[who].get(path)).body.code;
  expect(await codeOf('correctingSupervisor', `/api/exports/${id}`)).toBe('export-not-found');
  expect((await world.as.correctingSupervisor.delete(`/api/exports/${id}`)).body.code).toBe(
    'export-not-found',
  );
  expect(await codeOf('correctingSupervisor', `/api/forms/${form}/submissions.csv?export=${id}`)).toBe(
    'export-not-found',
  );
  expect(await codeOf('supervisor', `/api/forms/${other}/submissions.csv?export=${id}`)).toBe(
    'export-not-found',
  );
  expect((await world.as.supervisor.get(`/api/forms/${form}/submissions.csv?export=${id}`)).status).toBe(200);
  expect(await codeOf('supervisor', `/api/forms/${form}/submissions.csv?export=${id}`)).toBe(
    'export-not-found',
  );
  expect(await codeOf('supervisor', `/api/forms/${form}/submissions.pdf`)).toBe('form-not-found');
});

it('X33.23 turns that a person takes at the same moment are counted one after the other', async () => {
  const form = await newForm();
  for (let round = 0; round < 5; round += 1) {
    await sql`delete from exports`.execute(world.db);
    const taken = await Promise.all(Array.from({ length: 8 }, () => turn('supervisor', form)));
    expect(taken.map(({ code }) => code).filter((code) => code === 'exports-busy')).toHaveLength(5);
  }
});

const ROWS = 12_000;

async function largeForm(): Promise<string> {
  const form = await newForm();
  const id = randomUUID();
  await submitTo(world.as.inspector, form, { id, answers: answersOf({ name: 'a' }) });
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(1, ${ROWS}) n,
      lateral (select string_agg(md5(n || '/' || m), '') as text from generate_series(1, 80 + n % 2) m) t,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'b'), 'code', 'B' || n,
        'answers', jsonb_build_object('ticked', '{}'::jsonb, 'rows', '{}'::jsonb,
          'main', jsonb_build_object('name', jsonb_build_object('value', t.text))))) filled
    where s.id = ${testId(id)}`.execute(world.db);
  return form;
}

/** Connections that are in the middle of reading for an export. */
async function reading(): Promise<number> {
  const found = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and xact_start is not null and query like '%to_char(s.created_at%'
      and pid <> pg_backend_pid()`.execute(world.db);
  return found.rows.length;
}

it('X33.24 W18 how far a download is can be asked; cancelling breaks it off, ends its query and gives its turn back', {
  timeout: 60_000,
}, async () => {
  const form = await largeForm();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  for (const format of ['xlsx', 'csv', 'zip']) {
    const { id } = await turn('supervisor', form);
    const reply = await fetch(
      `http://127.0.0.1:${port}/api/forms/${form}/submissions.${format}?export=${id}`,
      {
        headers: world.as.supervisor.headers,
      },
    );
    const reader = reply.body!.getReader();
    await reader.read();
    const state = async () => (await world.as.supervisor.get(`/api/exports/${id}`)).body;
    await vi.waitFor(async () => expect((await state()).made).toBeGreaterThan(0), { timeout: 10_000 });
    const half = await state();
    expect(half).toMatchObject({ state: 'writing', ahead: 0 });
    expect(half.made).toBeLessThan(half.total);
    expect(await reading()).toBe(1);
    await world.as.supervisor.delete(`/api/exports/${id}`);
    const rest = async () => {
      for (;;) if ((await reader.read()).done) return;
    };
    await expect(rest(), format).rejects.toThrow('terminated');
    await vi.waitFor(async () => expect(await reading()).toBe(0), { timeout: 10_000 });
    expect((await state()).state).toBe('ended');
  }
});

it('X32.21 X33.24 a reader that goes away gives its turn back', { timeout: 60_000 }, async () => {
  const form = await newForm();
  const { port } = world.app.server.address() as AddressInfo;
  const large = (
    await sql<{ formId: string }>`
    select form_id from submissions where code like 'B%' limit 1`.execute(world.db)
  ).rows[0]?.formId;
  const { id } = await turn('supervisor', large ?? form);
  const leaving = new AbortController();
  const reply = await fetch(`http://127.0.0.1:${port}/api/forms/${large}/submissions.csv?export=${id}`, {
    headers: world.as.supervisor.headers,
    signal: leaving.signal,
  });
  await reply.body!.getReader().read();
  leaving.abort();
  await vi.waitFor(
    async () => expect((await world.as.supervisor.get(`/api/exports/${id}`)).body.state).toBe('ended'),
    { timeout: 10_000 },
  );
  await vi.waitFor(async () => expect(await reading()).toBe(0), { timeout: 10_000 });
});
