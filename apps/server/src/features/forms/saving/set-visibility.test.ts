// The public switch in the list: on which forms it stays off, for every role.
import type { OptionFlags } from '@constancia/domain/forms/definition/options.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_FORM, saveForm } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
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
