// Records over HTTP: requested, made by the worker, fetched, and read back from the PDF.

import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { upload } from '../../testing/uploads.ts';
import { type Caller, openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';
import { deleteUnusedFiles } from '../files/public.ts';
import { deleteRecords } from './public.ts';

const INSPECTION = aForm()
  .with({
    title: { text: 'Inspección', in: { en: 'Inspection' } },
    description: { text: 'De la Dirección de Comercio' },
  })
  .withOptions({ pdfDownloadCode: true, digitalSignature: true })
  .withStates('Borrador', 'Notificada')
  .withSection(
    's',
    aQuestion('name', 'text', { title: { text: 'Nombre del local' } }),
    aQuestion('photo', 'text', { title: { text: 'Fachada' }, allowsImage: true }),
    aQuestion('empty', 'text', { title: { text: 'Observaciones' } }),
    aQuestion('ok', 'yes-no', { title: { text: '¿Cumple?' } }),
  )
  .withRepeatableSection(
    'r',
    aQuestion('what', 'text', { title: { text: 'Producto' } }),
    aQuestion('many', 'integer', { title: { text: 'Cantidad' } }),
  )
  .withConditionalSection(
    'c',
    {},
    aCondition('closed', aQuestion('why', 'text', { title: { text: 'Motivo' } })),
    aCondition('fined', aQuestion('fine', 'integer', { title: { text: 'Monto' } })),
  )
  .withSignature({ title: 'Inspector', signatory: 'intern' })
  .build();

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ publicOrigin: 'http://villa.example' });
  await saveForm(world.as.supervisor, { id: 'inspection', definition: INSPECTION });
  await saveForm(world.as.supervisor, { id: 'plain', definition: STAFF_FORM });
});
afterAll(() => world.close());

interface Given {
  readonly id: string;
  readonly name?: string;
  readonly photo?: string;
}

/** A submission by the inspector. */
async function answer({ id, name = 'Almacén «Ñandú»', photo }: Given): Promise<string> {
  const answers = {
    main: {
      name: { value: name },
      ...(photo !== undefined && { photo: { image: photo } }),
      ok: { value: 'yes' },
      what: { value: 'Leche' },
      many: { value: '3' },
      why: { value: 'Sin habilitación' },
    },
    rows: { r: [{ id: 'r1', answers: { what: { value: 'Queso' }, many: { value: '5' } } }] },
    ticked: { c: ['closed'] },
  };
  const stored = await submitTo(world.as.inspector, testId('inspection'), { id, answers });
  if (stored.status !== 200) throw new Error(JSON.stringify(stored.body));
  return stored.body.code;
}

function ask(caller: Caller, submission: string, wished: object = {}): Promise<TestReply> {
  const { language = 'es', ...options } = wished as { readonly language?: string };
  return caller.post(`/api/submissions/${testId(submission)}/records`, {
    language,
    options: { ...DEFAULT_RECORD_OPTIONS, ...options },
  });
}

async function fetchRecord(caller: Caller, recordId: string): Promise<TestReply> {
  await world.runJobs();
  const { body } = await caller.get(`/api/records/${recordId}`);
  if (body.state !== 'ready') throw new Error(JSON.stringify(body));
  return caller.get(body.url);
}

async function recordOf(submission: string, wished: object = {}) {
  const { body } = await ask(world.as.supervisor, submission, wished);
  const file = await fetchRecord(world.as.supervisor, body.id);
  return { bytes: file.raw, headers: file.headers, ...(await readPdf(file.raw)) };
}

async function photoFor(submission: string): Promise<string> {
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7788aa' } })
    .jpeg()
    .toBuffer();
  const { body } = await upload(world.as.inspector, {
    id: `photo${submission}`,
    formId: testId('inspection'),
    submissionId: submission,
    questionId: 'photo',
    kind: 'image',
    name: 'fachada ñ.jpg',
    content,
  });
  return body.key;
}

it('P1.11 R2.049 R7.35 X18.01 A7.17 the record says what the view says, and is saved under the code', async () => {
  const code = await answer({ id: 'whole', photo: await photoFor('whole') });
  const record = await recordOf('whole');
  expect(record.title).toBe(`Inspección · ${code}`);
  for (const said of [
    'Villa',
    'De la Dirección de Comercio',
    'Borrador',
    '10/03/2026 - 12:00',
    'Almacén «Ñandú»',
    'Sí',
    'Sin habilitación',
    'fachada ñ.jpg',
    testId('whole'),
    'Esta firma no fue realizada',
    testId('whole').slice(0, 8),
    'Página 1 de 1',
  ])
    expect(record.text, said).toContain(said);
  expect(record.pages[0]?.images).toBe(1);
  expect(record.headers['content-disposition']).toContain(`filename="acta-${code}.pdf"`);
  expect(record.headers['content-type']).toBe('application/pdf');
});

it('X18.02 the record is accessible: headings, a table with its head, pictures with words', async () => {
  await answer({ id: 'tagged', photo: await photoFor('tagged') });
  const record = await recordOf('tagged');
  expect(record.accessible).toBe(true);
  expect(record.language).toBe('es');
  expect(record.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD', 'Figure', 'Link']));
  expect(record.alternatives).toContain('Imagen adjunta: Fachada');
});

it('X18.02 X31.31 names in the scripts of residents are drawn, and the record stays accessible', async () => {
  const names = ['Ольга', 'Ελένη', '张伟', '漢字', 'やまだ', '김철수', 'محمد', 'דוד', '😀'];
  await answer({ id: 'scripts', name: names.join(' ') });
  const record = await recordOf('scripts');
  expect(record.accessible).toBe(true);
  for (const name of names) expect(record.text, name).toContain(name);
});

it('X31.31 a word wider than its column is broken, on A4 and on 80 mm, and none of it leaves the paper', async () => {
  const word = `${'Ñandú'.repeat(60)}FIN`;
  await answer({ id: 'word', name: word });
  for (const paper of ['a4', 'portable']) {
    const { pages, text } = await recordOf('word', { paper });
    expect(text.replaceAll('\n', '')).toContain(word);
    for (const page of pages) expect(page.right).toBeLessThanOrEqual(page.width - (paper === 'a4' ? 50 : 10));
  }
});

it('X18.02 X31.33 copies and conditions are headings, under those of their section', async () => {
  await answer({ id: 'headings' });
  const { roles } = await recordOf('headings', { paper: 'portable' });
  expect(roles.filter((role) => role === 'H3')).toHaveLength(4);
});

it('X18.02 a character that our typeface lacks keeps no record from being made', async () => {
  await answer({ id: 'letters', name: 'Restaurante 𓀀 y más' });
  const record = await recordOf('letters');
  expect(record.accessible).toBe(false);
  expect(record.text).toContain('y más');
  expect(record.roles).toContain('H1');
});

it('X18.03 the same submission gives the same bytes, at any time', async () => {
  await answer({ id: 'same' });
  const first = await recordOf('same');
  world.time.now = new Date(world.time.now.getTime() + 60_000);
  const second = await recordOf('same');
  expect(second.bytes.equals(first.bytes)).toBe(true);
});

it('X18.04 what people wrote is never markup', async () => {
  const hostile = '#panic("x") *negrita* `#read("/etc/passwd")` $x$ <label> @cita // \\ [fin]';
  await answer({ id: 'markup', name: hostile });
  const { text } = await recordOf('markup');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(hostile);
});

it('X18.05 a picture that is gone, or none, leaves a note with its name', async () => {
  const key = await photoFor('broken');
  await answer({ id: 'broken', photo: key });
  await world.store.remove(key);
  expect((await recordOf('broken')).text).toContain('No se pudo mostrar la imagen: fachada ñ.jpg');
  await world.store.put(key, Buffer.from('no picture at all'));
  const record = await recordOf('broken');
  expect(record.text).toContain('No se pudo mostrar la imagen: fachada ñ.jpg');
  expect(record.accessible).toBe(true);
});

it('X18.06 R9.22 what was not answered is left out when asked', async () => {
  await answer({ id: 'hidden' });
  const all = await recordOf('hidden');
  const less = await recordOf('hidden', { unanswered: 'hidden' });
  for (const missing of ['Observaciones', 'Condición fined', 'Esta firma no fue realizada']) {
    expect(all.text, missing).toContain(missing);
    expect(less.text, missing).not.toContain(missing);
  }
  expect(less.text).toContain('Sin habilitación');
});

it('X18.07 X18.08 R9.22 portable print is 80 mm wide; size and spacing change the pages', async () => {
  await answer({ id: 'paper' });
  const portable = await recordOf('paper', { paper: 'portable' });
  expect(portable.pages[0]?.width).toBeCloseTo((80 / 25.4) * 72, 0);
  expect(portable.text).toContain('Almacén');
  const large = await recordOf('paper', { textSize: 'large', spacing: 'large' });
  expect(large.pages.length).toBeGreaterThan(
    (await recordOf('paper', { textSize: 'small', spacing: 'small' })).pages.length,
  );
});

it('R2.047 the record is in the language that it is asked for in', async () => {
  await answer({ id: 'english' });
  const record = await recordOf('english', { language: 'en' });
  expect(record.title).toContain('Inspection');
  expect(record.text).toContain('Page 1 of 1');
  expect(record.text).toContain('Yes');
});

it('R2.058 X18.01 a corrected answer stands on the record with what it was before', async () => {
  await answer({ id: 'corrected' });
  const changes = {
    ticks: [],
    copies: [],
    answers: [{ questionId: 'name', before: { value: 'Kiosco' }, after: { value: 'Almacén «Ñandú»' } }],
    particulars: {},
  };
  await sql`
    insert into corrections (municipality_id, submission_id, number, kind, at, made_by, changes)
    values (${HOME.id}, ${testId('corrected')}, 1, 'correction', '2026-03-10T18:30:00Z', 'ana.perez',
      ${JSON.stringify(changes)}::jsonb)`.execute(world.db);
  const { text } = await recordOf('corrected');
  expect(text).toContain('Original: Kiosco');
  expect(text).toContain('Actual · ana.perez, 10/03/2026 - 15:30: Almacén «Ñandú»');
});

it('R2.065 the electronic signature is not on the record where the municipality hides it', async () => {
  await answer({ id: 'unsigned' });
  const set = (value: boolean) =>
    sql`update municipalities set settings = settings || ${JSON.stringify({ hidesElectronicSignature: value })}::jsonb
      where id = ${HOME.id}`.execute(world.db);
  await set(true);
  expect((await recordOf('unsigned')).text).not.toContain('Firma electrónica');
  await set(false);
  expect((await recordOf('unsigned')).text).toContain('Firma electrónica');
});

it('A1.07 A9.20 X18.10 forms that the municipality names are drawn as certificates', async () => {
  await answer({ id: 'certified' });
  const before = await recordOf('certified');
  await sql`update municipalities set settings = settings || ${JSON.stringify({ certificateForms: [testId('inspection')] })}::jsonb
    where id = ${HOME.id}`.execute(world.db);
  const certificate = await recordOf('certified');
  await sql`update municipalities set settings = settings - 'certificateForms' where id = ${HOME.id}`.execute(
    world.db,
  );
  expect(certificate.bytes.equals(before.bytes)).toBe(false);
  expect(certificate.pages[0]?.width).toBeCloseTo(595, 0);
  expect(certificate.text).toContain('Almacén «Ñandú»');
});

it('X18.11 a record that cannot be made says so, and can be asked for again', async () => {
  await answer({ id: 'fails' });
  const { body } = await ask(world.as.supervisor, 'fails');
  expect((await world.as.supervisor.get(`/api/records/${body.id}`)).body).toEqual({
    state: 'waiting',
    url: null,
  });
  await sql`update submissions set answers = '{"main": 7}'::jsonb where id = ${testId('fails')}`.execute(
    world.db,
  );
  await world.runJobs();
  expect((await world.as.supervisor.get(`/api/records/${body.id}`)).body).toEqual({
    state: 'failed',
    url: null,
  });
  await sql`update submissions set answers = '{"main": {}, "rows": {}, "ticked": {}}'::jsonb
    where id = ${testId('fails')}`.execute(world.db);
  expect((await recordOf('fails')).text).toContain('Inspección');
});

it('X18.11 one that was given up is not made; one whose process died counts as failed', async () => {
  await answer({ id: 'given' });
  const { body } = await ask(world.as.supervisor, 'given');
  expect((await world.as.supervisor.delete(`/api/records/${body.id}`)).status).toBe(200);
  await world.runJobs();
  expect((await world.as.supervisor.get(`/api/records/${body.id}`)).body.state).toBe('cancelled');
  const lost = await ask(world.as.supervisor, 'given');
  await sql`update records set started_at = ${world.time.now} where id = ${lost.body.id}`.execute(world.db);
  world.time.now = new Date(world.time.now.getTime() + 5 * 60_000 + 1);
  expect((await world.as.supervisor.get(`/api/records/${lost.body.id}`)).body.state).toBe('failed');
});

it('X27.06 one that waits for its turn is said to wait, however long; after an hour it failed and is not made', async () => {
  await answer({ id: 'waits' });
  const { body } = await ask(world.as.supervisor, 'waits');
  const state = async (id: string) => (await world.as.supervisor.get(`/api/records/${id}`)).body.state;
  world.time.now = new Date(world.time.now.getTime() + 59 * 60_000);
  expect(await state(body.id)).toBe('waiting');
  world.time.now = new Date(world.time.now.getTime() + 2 * 60_000);
  expect(await state(body.id)).toBe('failed');
  await world.runJobs();
  expect(await state(body.id)).toBe('failed');
  const again = await ask(world.as.supervisor, 'waits');
  await world.runJobs();
  expect(await state(again.body.id)).toBe('ready');
});

it('X27.06 asking again while a record waits gives the same one; other options, people and kinds their own', async () => {
  await answer({ id: 'twice' });
  const ids = async (asked: readonly Promise<TestReply>[]) =>
    (await Promise.all(asked)).map(({ body }) => body.id as string);
  const same = await ids(Array.from({ length: 5 }, () => ask(world.as.supervisor, 'twice')));
  expect(new Set(same).size).toBe(1);
  const others = await ids([
    ask(world.as.supervisor, 'twice', { paper: 'portable' }),
    ask(world.as.supervisor, 'twice', { language: 'en' }),
    ask(world.as.inspector, 'twice'),
  ]);
  expect(new Set([...same, ...others]).size).toBe(4);
  await world.runJobs();
  expect((await world.as.supervisor.get(`/api/records/${same[0]}`)).body.state).toBe('ready');
  expect((await ask(world.as.supervisor, 'twice')).body.id).not.toBe(same[0]);
});

it('X18.12 R6.11 W12 only who asked for it follows, cancels or fetches a record', async () => {
  await answer({ id: 'mine' });
  const { body } = await ask(world.as.inspector, 'mine');
  await world.runJobs();
  const { url } = (await world.as.inspector.get(`/api/records/${body.id}`)).body;
  for (const caller of [world.as.supervisor, world.as.colleague, world.as.foreigner, world.visitor]) {
    expect((await caller.get(`/api/records/${body.id}`)).body.code).toBe('record-not-found');
    expect((await caller.delete(`/api/records/${body.id}`)).body.code).toBe('record-not-found');
    expect((await caller.get(url)).body.code).toBe('file-not-found');
  }
  expect((await world.as.inspector.get(url)).status).toBe(200);
  for (const caller of [world.as.colleague, world.as.foreigner])
    expect((await ask(caller, 'mine')).status).toBeGreaterThanOrEqual(400);
  world.time.now = new Date(world.time.now.getTime() + 5 * 60_000 + 1);
  expect((await world.as.inspector.get(url)).body.code).toBe('file-not-found');
});

it('X18.12 a person who may not see the submission any more fetches nothing', async () => {
  await answer({ id: 'moved' });
  const { body } = await ask(world.as.inspector, 'moved');
  await world.runJobs();
  const { url } = (await world.as.inspector.get(`/api/records/${body.id}`)).body;
  await sql`update submissions set created_by = 'colleague' where id = ${testId('moved')}`.execute(world.db);
  expect((await world.as.inspector.get(url)).body.code).toBe('file-not-found');
  expect((await world.as.inspector.get(`/api/records/${body.id}`)).body.code).toBe('record-not-found');
});

it('X18.13 made records leave after a day', async () => {
  await answer({ id: 'old' });
  const { body } = await ask(world.as.supervisor, 'old');
  await world.runJobs();
  const { fileKey: key } = (
    await sql<{ fileKey: string }>`select file_key from records where id = ${body.id}`.execute(world.db)
  ).rows[0]!;
  const stored = await world.store.open(key);
  expect(stored?.bytes).toBeGreaterThan(5_000);
  stored?.content.destroy();
  const later = new Date(world.time.now.getTime() + 25 * 60 * 60_000);
  await deleteUnusedFiles({ db: world.db, clock: () => later, store: world.store });
  await deleteRecords(world.db, new Date(later.getTime() - 24 * 60 * 60_000));
  expect(await world.store.open(key)).toBeNull();
  expect((await world.as.supervisor.get(`/api/records/${body.id}`)).body.code).toBe('record-not-found');
});

it('X18.14 every record asked for is in the audit, and thirty a minute are the most', async () => {
  await answer({ id: 'counted' });
  for (let n = 0; n < 30; n++)
    expect((await ask(world.as.neighbour, 'counted')).body.code).toBe('form-outside-areas');
  const asked = await Promise.all(
    Array.from({ length: 31 }, () => ask(world.as.correctingSupervisor, 'counted')),
  );
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(asked.find(({ status }) => status !== 200)?.body.code).toBe('too-many-requests');
  const audited = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries where subject_id = ${testId('counted')} and action = 'export'
      and actor = 'correctingsupervisor'`.execute(world.db);
  expect(audited.rows[0]?.count).toBe(30);
  await sql`update records set state = 'cancelled' where state = 'waiting'`.execute(world.db);
  world.time.now = new Date(world.time.now.getTime() + 61_000);
});

it('R4.38 R5.23 X18.16 a logo is a picture that this person uploaded for this submission, and not for portable print', async () => {
  await answer({ id: 'logo' });
  await answer({ id: 'nologo' });
  const png = await sharp({ create: { width: 300, height: 120, channels: 3, background: '#993311' } })
    .png()
    .toBuffer();
  const path = `/api/submissions/${testId('logo')}/record-logos`;
  const { body } = await world.as.supervisor.post(path, png);
  const logo = { image: body.key, position: 'left', text: 'Comercio e Industria' };
  const record = await recordOf('logo', { logo });
  expect(record.text).toContain('Comercio e Industria');
  expect(record.pages[0]?.images).toBe(1);
  for (const [caller, submission, options] of [
    [world.as.supervisor, 'logo', { logo, paper: 'portable' }],
    [world.as.supervisor, 'nologo', { logo }],
    [world.as.correctingSupervisor, 'logo', { logo }],
    [world.as.supervisor, 'logo', { logo: { ...logo, image: 'imagenes/x.png' } }],
  ] as const)
    expect((await ask(caller, submission, options)).body.code).toBe('record-options-refused');
  expect((await world.as.supervisor.post(path, Buffer.from('<svg/>'))).body.code).toBe('image-refused');
  expect((await world.as.supervisor.post(path, Buffer.alloc(5 * 1024 * 1024 + 1))).body.code).toBe(
    'payload-too-large',
  );
});
