// The public switch in the list: on which forms it stays off, for every role.
import type { OptionFlags } from '@constancia/domain/forms/definition/options.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_FORM, saveForm } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  const save = (id: string, options: Partial<OptionFlags>) =>
    saveForm(world.as.supervisor, {
      id,
      definition: { ...STAFF_FORM, options: { ...STAFF_FORM.options, ...options } },
    });
  await save('plain', {});
  await save('citizen', { citizen: true });
  await save('portal', { citizenAssociationFromCitizenPortal: true });
});
afterAll(() => world.close());

const turnOn = (form: string) =>
  world.as.generator.put(`/api/forms/${testId(form)}/visibility`, { public: true, version: 1 });

/** The state of a form's switch in the list. */
async function switchOf(form: string): Promise<unknown> {
  const { forms } = (await world.as.generator.get('/api/forms')).body;
  return forms.find(({ id }: { id: string }) => id === testId(form)).may.publish;
}

it.each([
  ['P4.15', 'takes a citizen', 'citizen', 'excluded-by-citizen'],
  ['P4.16', 'citizens reach from the portal', 'portal', 'excluded-by-citizen-portal'],
] as const)(
  '%s the switch of a form that %s is disabled, and the server turns none on',
  async (...[, , form, code]) => {
    expect([await switchOf('plain'), await switchOf(form)]).toEqual(['yes', 'citizen']);
    const refused = await turnOn(form);
    expect([refused.status, refused.body.issues]).toEqual([422, [{ code, at: { field: 'publicAccess' } }]]);
    expect((await world.visitor.get(`/api/public/forms/${testId(form)}/to-answer`)).body.code).toBe(
      'form-not-found',
    );
  },
);

const VOUCHER = {
  ...STAFF_FORM,
  voucherText: 'Gracias por avisar',
  options: { ...STAFF_FORM.options, publicAccess: true, automaticDownload: true, customizedVoucher: true },
};
const at = (form: string, what = '') => `/api/forms/${testId(form)}/visibility${what}`;
const definitionOf = async (form: string) =>
  (await world.as.supervisor.get(`/api/forms/${testId(form)}`)).body.definition;

it('X31.72 E4.35 says what going private would clear, only where there is something', async () => {
  await saveForm(world.as.supervisor, { id: 'voucher', definition: VOUCHER });
  const cleared = async (form: string) => (await world.as.generator.get(at(form))).body.cleared;
  expect(await cleared('voucher')).toEqual(['automaticDownload', 'customizedVoucher', 'voucherText']);
  expect(await cleared('plain')).toEqual([]);
});

it('X31.72 P4.14 undoing the switch brings back what it cleared, as a version of its own in the audit log', async () => {
  await saveForm(world.as.supervisor, { id: 'undone', definition: VOUCHER });
  const before = await definitionOf('undone');
  await world.as.generator.put(at('undone'), { public: false, version: 1 });
  expect((await definitionOf('undone')).voucherText).toBe('');
  const undone = await world.as.generator.post(at('undone', '/undo'), { version: 2 });
  expect(undone.body).toEqual({ id: testId('undone'), version: 3, public: true });
  expect(await definitionOf('undone')).toEqual(before);
  const entries = await sql<{ actor: string; action: string; details: object }>`
    select actor, action, details from audit_entries where subject_id = ${testId('undone')}
    order by number desc limit 1`.execute(world.db);
  expect(entries.rows).toEqual([{ actor: 'generator', action: 'update', details: { version: 3 } }]);
});

it('X31.72 only the switch itself is undone, and only while nothing was saved after it', async () => {
  await saveForm(world.as.supervisor, { id: 'later', definition: VOUCHER });
  await world.as.generator.put(at('later'), { public: false, version: 1 });
  const saved = await world.as.supervisor.put(`/api/forms/${testId('later')}`, {
    version: 2,
    areaId: HOME.areas[0],
    sync: false,
    definition: { ...(await definitionOf('later')), description: { text: 'Cambiada' } },
  });
  expect(saved.status).toBe(200);
  for (const version of [2, 3]) {
    const refused = await world.as.generator.post(at('later', '/undo'), { version });
    expect([refused.status, refused.body.code]).toEqual([409, 'stale-version']);
  }
  expect((await definitionOf('later')).description.text).toBe('Cambiada');
});
