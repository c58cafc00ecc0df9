// Links that name a person: on which forms, who learns the number, and what becomes of them when the person is erased.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { erasePersonEverywhere } from '../../../roles/erase-person/run-erase-person.ts';
import { registerOf } from '../../../testing/citizens.ts';
import { saveForm } from '../../../testing/forms.ts';
import { ANA, enterPortal, openPortalWorld } from '../../../testing/portal.ts';
import { HOME } from '../../../testing/territory.ts';
import type { TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let visit: string;
let portal: string;
let open: string;

const FORM = aForm().withSection('s', aQuestion('name', 'text'));
const make = (form: string, number: string, personType = 'fisica') =>
  world.as.supervisor.post(`/api/forms/${form}/prefilled-links`, {
    label: 'Visita',
    values: {},
    person: { personType, number },
    expiresAt: new Date(world.time.now.getTime() + 86_400_000).toISOString(),
  });
const links = async (form: string) =>
  (await world.as.supervisor.get(`/api/forms/${form}/prefilled-links`)).body.links;

beforeAll(async () => {
  world = await openPortalWorld();
  const admin = world.as.admin;
  visit = await saveForm(admin, {
    id: 'visit',
    definition: FORM.with({ title: { text: 'Visita' } })
      .withOptions({ citizen: true })
      .build(),
  });
  portal = await saveForm(admin, {
    id: 'ofPortal',
    definition: FORM.with({ title: { text: 'Trámite' } })
      .withOptions({ citizenAssociationFromCitizenPortal: true })
      .build(),
  });
  // The editor does not offer it; an imported form may have it.
  await sql`alter table form_versions disable trigger form_versions_immutable`.execute(world.db);
  await sql`update form_versions set definition = jsonb_set(definition, '{options,recipient}', 'true')
    where form_id = ${portal}`.execute(world.db);
  await sql`alter table form_versions enable trigger form_versions_immutable`.execute(world.db);
  open = await saveForm(admin, {
    id: 'open',
    definition: FORM.with({ title: { text: 'Abierto' } })
      .withOptions({ publicAccess: true })
      .build(),
  });
});
afterAll(() => world.close());

it('X38.98 a form that asks for nobody takes no person, and a number of the wrong shape is refused by its field', async () => {
  expect((await make(open, '30111222')).body.issues).toMatchObject([
    { code: 'prefilled-person-not-asked', at: { field: 'person' } },
  ]);
  expect((await make(visit, '12')).body.issues).toMatchObject([
    { code: 'dni-search-invalid', at: { field: 'person' } },
  ]);
  expect((await make(visit, '30111222', 'juridica')).body.issues).toMatchObject([
    { code: 'cuit-invalid', at: { field: 'person' } },
  ]);
  // Nobody has this number, and the link does not say so.
  expect((await make(visit, '99888777')).status).toBe(200);
});

it('X38.98 only staff get the number: not a citizen of the portal, nor the list, nor the audit log', async () => {
  const { token, id } = (await make(portal, '30.111.222')).body;
  const staff = await world.as.inspector.post(`/api/forms/${portal}/prefilled-answers`, { token });
  expect(staff.body.person).toEqual({ personType: 'fisica', number: '30111222' });
  const citizen = await enterPortal(world, ANA);
  const opened = await citizen.post(`/api/public/forms/${portal}/prefilled-answers`, { token });
  expect([opened.status, opened.body.person]).toEqual([200, null]);
  expect((await world.visitor.post(`/api/public/forms/${portal}/prefilled-answers`, { token })).status).toBe(
    404,
  );
  const listed = await links(portal);
  expect(listed).toMatchObject([{ id, person: true, assetId: null, questions: [] }]);
  expect(JSON.stringify(listed)).not.toContain('30111222');
  const logged = await sql<{ all: string }>`
    select to_jsonb(e)::text as all from audit_entries e
    where subject = 'prefilled-link' and subject_id = ${id}`.execute(world.db);
  expect(logged.rows).toHaveLength(1);
  expect(logged.rows[0]?.all).not.toContain('30111222');
});

it('X38.98 the link goes with the person who is erased from the register, or by the command where they are in none', async () => {
  await sql`delete from prefilled_links`.execute(world.db);
  await make(visit, ANA.documentNumber);
  await make(visit, '99888777');
  expect((await registerOf(world).erase(ANA.id, ANA.documentNumber)).status).toBe(200);
  expect(await links(visit)).toHaveLength(1);
  const services = { db: world.db, clock: () => world.time.now, store: world.store, mailFolder: '' };
  const said = await erasePersonEverywhere(services, ['99.888.777', '--municipality', HOME.id]);
  expect(said).toContain('Erased: 1 links that open a form about the person');
  expect(await links(visit)).toEqual([]);
});
