// A portal form that also asks for a person, as imported ones may: the submission is about the citizen from
// the portal, who cannot find out about anybody else.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import { ANA, BEA, enterPortal, openPortalWorld, submitAsCitizen } from '../../testing/portal.ts';
import { testId } from '../../testing/territory.ts';
import type { Caller, TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let form: string;
let ana: Caller;
beforeAll(async () => {
  world = await openPortalWorld();
  const definition = aForm()
    .with({ title: { text: 'Reclamo' } })
    .withOptions({ citizenAssociationFromCitizenPortal: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  form = await saveForm(world.as.admin, { id: 'asking', definition });
  await sql`alter table form_versions disable trigger form_versions_immutable`.execute(world.db);
  await sql`update form_versions set definition = jsonb_set(definition, '{options,recipient}', 'true')`.execute(
    world.db,
  );
  await sql`alter table form_versions enable trigger form_versions_immutable`.execute(world.db);
  ana = await enterPortal(world, ANA);
});
afterAll(() => world.close());

const naming = (id: number, documentNumber: string) => ({
  particulars: { citizen: { id, documentNumber }, location: null, asset: null, signatures: [] },
});

it('W7 X25.06 naming people reveals to a citizen nobody whom the register has', async () => {
  const known = await submitAsCitizen(ana, form, { id: 'known', ...naming(BEA.id, BEA.documentNumber) });
  const unknown = await submitAsCitizen(ana, form, { id: 'unknown', ...naming(1, '1') });
  expect([known.status, known.body.issues]).toEqual([
    422,
    [{ code: 'citizen-unknown', at: { field: 'citizen' } }],
  ]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
});

it('A3.30 X22.03 whomever the device names, the submission is about the citizen who came', async () => {
  expect((await submitAsCitizen(ana, form, { id: 'own' })).status).toBe(200);
  const { citizen } = (await world.as.admin.get(`/api/submissions/${testId('own')}`)).body;
  expect([citizen.id, citizen.documentNumber]).toEqual([ANA.id, ANA.documentNumber]);
  const stored = await sql`select id from submissions where citizen_number = ${BEA.documentNumber}`.execute(
    world.db,
  );
  expect(stored.rows).toEqual([]);
});
