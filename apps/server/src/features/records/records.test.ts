// What a record holds and how it is drawn, read back from the PDF.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countPictures } from '../../testing/read-pdf.ts';
import { answerInspection, openRecordWorld, photoFor, recordOf } from '../../testing/records.ts';
import { HOME, testId } from '../../testing/territory.ts';
import type { TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openRecordWorld();
});
afterAll(() => world.close());

/** Whether the municipality draws the records of the inspection as certificates. */
async function asCertificates(wanted: boolean): Promise<void> {
  const certificateForms = JSON.stringify(wanted ? [testId('inspection')] : []);
  await sql`
    update municipalities set settings = jsonb_set(settings, '{certificateForms}', ${certificateForms}::jsonb)
    where id = ${HOME.id}`.execute(world.db);
}

it('P1.11 R2.049 R7.35 X18.01 A7.17 R7.12 R9.36 the record says what the view says, and is saved under the code', async () => {
  const code = await answerInspection(world, { id: 'whole', photo: await photoFor(world, 'whole') });
  const record = await recordOf(world, 'whole');
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
  expect(await countPictures(record.bytes)).toBe(1);
  expect(record.headers['content-disposition']).toContain(`filename="acta-${code}.pdf"`);
  expect(record.headers['content-type']).toBe('application/pdf');
});

it('X18.02 the record is accessible: headings, a table with its head, pictures with words', async () => {
  await answerInspection(world, { id: 'tagged', photo: await photoFor(world, 'tagged') });
  const record = await recordOf(world, 'tagged');
  expect(record.accessible).toBe(true);
  expect(record.language).toBe('es');
  expect(record.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD', 'Figure', 'Link']));
  expect(record.alternatives).toContain('Imagen adjunta: Fachada');
});

it('X18.02 X31.31 names in the scripts of residents are drawn, and the record stays accessible', async () => {
  const names = ['Ольга', 'Ελένη', '张伟', '漢字', 'やまだ', '김철수', 'محمد', 'דוד', '😀'];
  await answerInspection(world, { id: 'scripts', name: names.join(' ') });
  const record = await recordOf(world, 'scripts');
  expect(record.accessible).toBe(true);
  for (const name of names) expect(record.text, name).toContain(name);
});

it('X31.31 a word wider than its column is broken, on A4 and on 80 mm, and none of it leaves the paper', async () => {
  const word = `${'Ñandú'.repeat(60)}FIN`;
  await answerInspection(world, { id: 'word', name: word });
  for (const paper of ['a4', 'portable']) {
    const { pages, text } = await recordOf(world, 'word', { paper });
    expect(text.replaceAll('\n', '')).toContain(word);
    for (const page of pages) expect(page.right).toBeLessThanOrEqual(page.width - (paper === 'a4' ? 50 : 10));
  }
});

it('X18.02 X31.33 copies and conditions are headings, under those of their section', async () => {
  await answerInspection(world, { id: 'headings' });
  const { roles } = await recordOf(world, 'headings', { paper: 'portable' });
  expect(roles.filter((role) => role === 'H3')).toHaveLength(4);
});

it('X18.20 to reader programs each label belongs to its value, on A4, on 80 mm and on certificates', async () => {
  const code = await answerInspection(world, { id: 'terms' });
  const pairs = [
    ['Código', code],
    ['Fecha y hora', '10/03/2026 - 12:00'],
    ['Estado', 'Borrador'],
  ];
  expect((await recordOf(world, 'terms')).terms).toEqual(expect.arrayContaining(pairs));
  expect((await recordOf(world, 'terms', { paper: 'portable' })).terms).toEqual(
    expect.arrayContaining(pairs),
  );
  await asCertificates(true);
  const certificate = await recordOf(world, 'terms');
  await asCertificates(false);
  expect(certificate.terms).toEqual(expect.arrayContaining(pairs));
  expect(certificate.accessible).toBe(true);
});

it('X18.02 a character that our typeface lacks keeps no record from being made', async () => {
  await answerInspection(world, { id: 'letters', name: 'Restaurante 𓀀 y más' });
  const record = await recordOf(world, 'letters');
  expect(record.accessible).toBe(false);
  expect(record.text).toContain('y más');
  expect(record.roles).toContain('H1');
});

it('X18.03 the same submission gives the same bytes, at any time', async () => {
  await answerInspection(world, { id: 'same' });
  const first = await recordOf(world, 'same');
  world.time.now = new Date(world.time.now.getTime() + 60_000);
  const second = await recordOf(world, 'same');
  expect(second.bytes.equals(first.bytes)).toBe(true);
});

it('X18.04 what people wrote is never markup', async () => {
  const hostile = '#panic("x") *negrita* `#read("/etc/passwd")` $x$ <label> @cita // \\ [fin]';
  await answerInspection(world, { id: 'markup', name: hostile });
  const { text } = await recordOf(world, 'markup');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(hostile);
});

it('X18.05 a picture that is gone, or none, leaves a note with its name', async () => {
  const key = await photoFor(world, 'broken');
  await answerInspection(world, { id: 'broken', photo: key });
  await world.store.remove(key);
  expect((await recordOf(world, 'broken')).text).toContain('No se pudo mostrar la imagen: fachada ñ.jpg');
  await world.store.put(key, Buffer.from('no picture at all'));
  const record = await recordOf(world, 'broken');
  expect(record.text).toContain('No se pudo mostrar la imagen: fachada ñ.jpg');
  expect(record.accessible).toBe(true);
});

it('X18.06 R9.22 what was not answered is left out when asked', async () => {
  await answerInspection(world, { id: 'hidden' });
  const all = await recordOf(world, 'hidden');
  const less = await recordOf(world, 'hidden', { unanswered: 'hidden' });
  for (const missing of ['Observaciones', 'Condición fined', 'Esta firma no fue realizada']) {
    expect(all.text, missing).toContain(missing);
    expect(less.text, missing).not.toContain(missing);
  }
  expect(less.text).toContain('Sin habilitación');
});

it('X18.07 X18.08 R9.22 portable print is 80 mm wide; size and spacing change the pages', async () => {
  await answerInspection(world, { id: 'paper' });
  const portable = await recordOf(world, 'paper', { paper: 'portable' });
  expect(portable.pages[0]?.width).toBeCloseTo((80 / 25.4) * 72, 0);
  expect(portable.text).toContain('Almacén');
  const large = await recordOf(world, 'paper', { textSize: 'large', spacing: 'large' });
  expect(large.pages.length).toBeGreaterThan(
    (await recordOf(world, 'paper', { textSize: 'small', spacing: 'small' })).pages.length,
  );
});

it('X18.21 on 80 mm paper a record is one page as long as what is on it, with its code, page number and QR code', async () => {
  const code = await answerInspection(world, { id: 'roll', photo: await photoFor(world, 'roll') });
  const { pages, text, alternatives } = await recordOf(world, 'roll', { paper: 'portable' });
  const [page] = pages;
  expect(pages).toHaveLength(1);
  expect(text).toContain('Esta firma no fue realizada');
  expect(text).toContain(`Villa Cercana · ${code}`);
  expect(text).toContain('Página 1 de 1');
  expect(alternatives.join()).toContain('/actas/consultar?codigo=');
  expect(page?.height).toBeGreaterThan(842);
  const less = await recordOf(world, 'roll', { paper: 'portable', unanswered: 'hidden' });
  expect(less.pages).toHaveLength(1);
  expect(less.pages[0]?.height).toBeLessThan(page?.height ?? 0);
});

it('R2.047 the record is in the language that it is asked for in', async () => {
  await answerInspection(world, { id: 'english' });
  const record = await recordOf(world, 'english', { language: 'en' });
  expect(record.title).toContain('Inspection');
  expect(record.text).toContain('Page 1 of 1');
  expect(record.text).toContain('Yes');
});

it('X34.32 X18.02 a Japanese record has the letters for it: no sign is missing from its fonts', async () => {
  await answerInspection(world, { id: 'japanese', photo: await photoFor(world, 'japanese') });
  const record = await recordOf(world, 'japanese', { language: 'ja' });
  const said = ['回答コード', '日時', '回答者', '電子署名', 'はい', '回答なし', '署名', '2／2ページ'];
  for (const word of said) expect(record.text.replaceAll(/\s/g, ''), word).toContain(word);
  expect(record.text).toContain('Almacén «Ñandú»');
  expect(record.alternatives).toContain('添付画像: Fachada');
  expect(record.language).toBe('ja');
  // A sign without a letter of its own would cost it the standard of accessible papers.
  expect(record.accessible).toBe(true);
});

it('X34.33 a record of Central America is Spanish for reader programs', async () => {
  await answerInspection(world, { id: 'central' });
  const record = await recordOf(world, 'central', { language: 'ca' });
  expect(record.text).toContain('Esta firma no fue realizada');
  expect(record.language).toBe('es');
});

it('R2.058 X18.01 a corrected answer stands on the record with what it was before', async () => {
  await answerInspection(world, { id: 'corrected' });
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
  const { text } = await recordOf(world, 'corrected');
  expect(text).toContain('Original: Kiosco');
  expect(text).toContain('Actual · ana.perez, 10/03/2026 - 15:30: Almacén «Ñandú»');
});

it('R2.065 the electronic signature is not on the record where the municipality hides it', async () => {
  await answerInspection(world, { id: 'unsigned' });
  const set = (value: boolean) =>
    sql`update municipalities set settings = settings || ${JSON.stringify({ hidesElectronicSignature: value })}::jsonb
      where id = ${HOME.id}`.execute(world.db);
  await set(true);
  expect((await recordOf(world, 'unsigned')).text).not.toContain('Firma electrónica');
  await set(false);
  expect((await recordOf(world, 'unsigned')).text).toContain('Firma electrónica');
});

it('A1.07 A9.20 X18.10 forms that the municipality names are drawn as certificates', async () => {
  await answerInspection(world, { id: 'certified' });
  const before = await recordOf(world, 'certified');
  await asCertificates(true);
  const certificate = await recordOf(world, 'certified');
  await asCertificates(false);
  expect(certificate.bytes.equals(before.bytes)).toBe(false);
  expect(certificate.pages[0]?.width).toBeCloseTo(595, 0);
  expect(certificate.text).toContain('Almacén «Ñandú»');
});
