// Texts in the words of a municipality over HTTP: who gives them, what is refused, and where people of the language 'Other' read
// them.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PUBLIC_FORM, STAFF_FORM, saveForm } from '../../../../testing/forms.ts';
import { answerInspection, openRecordWorld, recordOf } from '../../../../testing/records.ts';
import { AWAY, HOME, saveTerritory, testId } from '../../../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openRecordWorld();
  await saveForm(world.as.admin, { id: 'permits', definition: PUBLIC_FORM });
  await saveForm(world.as.admin, { id: 'internal', definition: STAFF_FORM });
});
afterAll(() => world.close());
beforeEach(() => sql`update municipalities set own_texts = '{}'`.execute(world.db));

const path = (id: string = HOME.id) => `/api/municipalities/${id}/settings`;
const read = async (id?: string) => (await world.as.admin.get(path(id))).body;
const word = async (ownTexts: Record<string, string>, id: string = HOME.id) => {
  const { version, settings } = await read(id);
  return world.as.admin.put(path(id), { version, settings: { ...settings, ownTexts } });
};
const shownOn = async (form: string) =>
  (await world.visitor.get(`/api/public/forms/${testId(form)}/own-texts`)).body;
const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);

it('X34.34 an administrator words texts of citizens’ pages and papers; who opens a form of the municipality reads them', async () => {
  const { texts } = await read();
  expect(texts).toMatchObject({
    'answering.send': 'Enviar',
    'record.no-answer': 'Sin respuesta',
    'staff.yes': 'Sí',
  });
  expect(Object.keys(texts).filter((code) => /^(?:users|editor|audit|shell\.language)\./.test(code))).toEqual(
    [],
  );
  const ofMails = Object.keys(texts).filter((code) => code.startsWith('mail-message.'));
  expect(ofMails.length).toBeGreaterThan(20);
  // Those about accounts, notified systems and work orders are read by staff only.
  expect(
    ofMails.filter((code) => /\.(?:invitation|recovery|password|webhook|plan|test)-/.test(code)),
  ).toEqual([]);
  expect(await shownOn('permits')).toEqual({ texts: {} });
  expect((await word({ 'answering.send': ' Mandar ', 'payments.left': 'Hay {count}' })).status).toBe(200);
  const worded = { 'answering.send': 'Mandar', 'payments.left': 'Hay {count}' };
  expect((await read()).settings.ownTexts).toEqual(worded);
  expect(await shownOn('permits')).toEqual({ texts: worded });
  expect((await read(AWAY.id)).settings.ownTexts).toEqual({});
  expect((await shownOn('internal')).code).toBe('form-not-found');
});

it('X34.35 what is wrong is refused with its field, and nothing is stored', async () => {
  await word({ 'answering.send': 'Mandar' });
  const before = await read();
  expect(
    issuesOf(await word({ 'payments.left': 'Hay pocos', 'answering.send': '', 'users.title': 'Gente' })),
  ).toEqual(['ownTexts own-text-values', 'ownTexts own-text-empty', 'ownTexts own-text-unknown']);
  const many = Object.fromEntries(
    Object.keys(before.texts)
      .slice(0, 101)
      .map((code) => [code, before.texts[code]]),
  );
  expect(issuesOf(await word(many))).toEqual(['ownTexts own-texts-too-many']);
  expect(await read()).toEqual(before);
});

it('X34.34 the audit log says which words changed, from what to what, and an import keeps them', async () => {
  await word({ 'answering.send': 'Mandar', 'answering.back': 'Volver' });
  await word({ 'answering.send': 'Mandar ya', 'answering.back': 'Volver' });
  const entries = await sql<{ details: Record<string, unknown> }>`
    select details from audit_entries where subject = 'municipality-settings' and municipality_id = ${HOME.id}
    order by number desc limit 1`.execute(world.db);
  expect(entries.rows).toEqual([
    {
      details: {
        ownTexts: { before: { 'answering.send': 'Mandar' }, now: { 'answering.send': 'Mandar ya' } },
      },
    },
  ]);
  await saveTerritory(world.db);
  expect((await read()).settings.ownTexts).toEqual({
    'answering.send': 'Mandar ya',
    'answering.back': 'Volver',
  });
});

it('X34.34 records in Other have them, records in Spanish do not, and what was given back is Spanish again', async () => {
  await answerInspection(world, { id: 'worded' });
  await word({ 'record.no-answer': 'No dijo nada', 'staff.yes': 'Claro que sí' });
  const other = await recordOf(world, 'worded', { language: 'ot' });
  expect(other.text).toContain('No dijo nada');
  expect(other.text).toContain('Claro que sí');
  expect(other.text).toContain('Firma electrónica');
  expect(other.language).toBe('es');
  expect((await recordOf(world, 'worded', { language: 'es' })).text).not.toContain('No dijo nada');
  await word({});
  expect((await recordOf(world, 'worded', { language: 'ot' })).text).toContain('Sin respuesta');
});
