// The short URL of a form and its poster: where a code leads, and what a printed page shows and says.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { countPictures, readPdf } from '../../../testing/read-pdf.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const SPOKEN = aForm()
  .with({ title: { text: 'Poda de árboles', in: { en: 'Pruning', gl: 'Poda' } } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('name', 'text'));

let world: TestWorld;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'constancia-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><head></head><title>Constancia</title>');
  world = await openTestWorld({ webDir, publicOrigin: 'http://villa.example' });
  for (const id of ['open', 'other']) await saveForm(world.as.admin, { id, definition: PUBLIC_FORM });
  await saveForm(world.as.admin, { id: 'spoken', definition: SPOKEN.build() });
  await saveForm(world.as.admin, { id: 'staff', definition: STAFF_FORM });
});
afterAll(async () => {
  await world.close();
  await rm(webDir, { recursive: true, force: true });
});

const posterOf = (id: string) => world.as.admin.get(`/api/forms/${testId(id)}/poster`);

/** The short path that stands on the poster. */
async function shortPath(id: string): Promise<string> {
  const { text } = await readPdf((await posterOf(id)).raw);
  return /http:\/\/villa\.example(\/f\/[0-9a-f]{10})(?![0-9a-f])/.exec(text)?.[1] ?? '';
}

const leadsTo = async (path: string) => {
  const { status, headers } = await world.visitor.get(path);
  return { status, location: headers['location'] };
};

it('X38.20 the short URL of a form leads to its public page, in any case of the letters, with what it brings along', async () => {
  const path = await shortPath('open');
  const page = `/publico/contestar/${testId('open')}`;
  expect(await leadsTo(path)).toEqual({ status: 302, location: page });
  expect(await leadsTo(`/f/${path.slice(3).toUpperCase()}`)).toEqual({ status: 302, location: page });
  expect(await leadsTo(`${path}?idioma=en`)).toEqual({ status: 302, location: `${page}?idioma=en` });
});

it('X38.20 each form has a code of its own, which a new version keeps', async () => {
  const [open, other] = [await shortPath('open'), await shortPath('other')];
  expect(open).not.toBe(other);
  const changed = { ...PUBLIC_FORM, title: { text: 'Pedido nuevo' } };
  const body = { version: 1, areaId: HOME.areas[0], sync: false, definition: changed };
  expect((await world.as.admin.put(`/api/forms/${testId('other')}`, body)).status).toBe(200);
  expect(await shortPath('other')).toBe(other);
});

it('X38.21 the page says that a form is not public or was deleted; a code of no form is a page that does not exist', async () => {
  await saveForm(world.as.admin, { id: 'closed', definition: PUBLIC_FORM });
  await saveForm(world.as.admin, { id: 'gone', definition: PUBLIC_FORM });
  const [closed, gone] = [await shortPath('closed'), await shortPath('gone')];
  const definition = { ...PUBLIC_FORM, options: { ...PUBLIC_FORM.options, publicAccess: false } };
  const body = { version: 1, areaId: HOME.areas[0], sync: false, definition };
  expect((await world.as.admin.put(`/api/forms/${testId('closed')}`, body)).status).toBe(200);
  await submitTo(world.as.inspector, testId('gone'), { id: 'kept', answers: answersOf({ name: 'x' }) });
  expect((await world.as.admin.delete(`/api/forms/${testId('gone')}?version=1`)).status).toBe(200);
  expect(await leadsTo(closed)).toEqual({ status: 302, location: `/publico/contestar/${testId('closed')}` });
  expect(await leadsTo(gone)).toEqual({ status: 302, location: `/publico/contestar/${testId('gone')}` });
  const asked = (id: string) => world.visitor.get(`/api/public/forms/${testId(id)}/to-answer`);
  expect((await asked('closed')).body.code).toBe('form-not-found');
  expect((await asked('gone')).body.code).toBe('form-deleted');
  for (const path of ['/f/0000000000', '/f/x', '/f/%00', `/f/${testId('open')}`])
    expect((await leadsTo(path)).status, path).toBe(404);
});

it('X38.22 who edits the form gets the poster of a public form as a file; another form has none', async () => {
  const { status, headers } = await posterOf('open');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(`attachment; filename="cartel-${testId('open')}.pdf"`);
  expect((await posterOf('staff')).body.code).toBe('form-not-public');
  const path = `/api/forms/${testId('open')}/poster`;
  expect((await world.as.inspector.get(path)).status).toBe(403);
  expect((await world.visitor.get(path)).status).toBe(401);
});

it('X38.23 the poster is one page A4 with municipality, title, what to do in Spanish first and in the form’s languages', async () => {
  const pdf = await readPdf((await posterOf('spoken')).raw);
  expect(pdf.pages.map(({ width }) => Math.round(width))).toEqual([595]);
  expect(pdf.text).toContain('Villa Cercana');
  expect(pdf.text).toContain('Poda de árboles');
  const lines = pdf.text.replace(/\s+/g, ' ');
  const spanish = lines.indexOf('Escanee el código con la cámara del teléfono');
  expect(spanish).toBeGreaterThan(0);
  expect(lines.indexOf('Scan the code with the camera')).toBeGreaterThan(spanish);
  expect(lines.indexOf('Escanee o código coa cámara')).toBeGreaterThan(spanish);
  expect(lines).not.toContain('Eskaneatu');
});

it('X38.23 the longest title leaves the poster on one page', async () => {
  const title = { text: 'Solicitud de autorización '.repeat(20).slice(0, 500) };
  await saveForm(world.as.admin, { id: 'long', definition: SPOKEN.with({ title }).build() });
  expect((await readPdf((await posterOf('long')).raw)).pages).toHaveLength(1);
});

it('X38.24 the short URL stands on the poster as a code and in type, and a reader program hears it; the logo is that of the town', async () => {
  const path = await shortPath('open');
  const before = await readPdf((await posterOf('open')).raw);
  expect(before).toMatchObject({ accessible: true, language: 'es', title: 'Pedido' });
  expect(before.roles).toContain('H1');
  expect(before.alternatives).toEqual([`http://villa.example${path}`]);
  const settings = `/api/municipalities/${HOME.id}/settings`;
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#446688' } })
    .png()
    .toBuffer();
  const { key } = (await world.as.admin.post(`/api/municipalities/${HOME.id}/logos`, picture)).body;
  const { settings: old, version } = (await world.as.admin.get(settings)).body;
  expect((await world.as.admin.put(settings, { version, settings: { ...old, logo: key } })).status).toBe(200);
  const { raw } = await posterOf('open');
  const after = await readPdf(raw);
  expect(after.alternatives).toEqual(['Villa Cercana', `http://villa.example${path}`]);
  expect(await countPictures(raw)).toBe(1);
});
