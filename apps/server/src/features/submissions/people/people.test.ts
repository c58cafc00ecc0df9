// The person that a submission is about, over HTTP with the built-in register.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm } from '../../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const ASKING = aForm()
  .withOptions({ citizen: true, citizenRequired: true })
  .withSection('s', aQuestion('name', 'text'));
const PLAIN = aForm().withSection('s', aQuestion('name', 'text')).build();
const ANA = {
  personType: 'fisica',
  firstName: 'Ana María',
  lastName: 'Ñandú-Paz',
  documentNumber: '30.111.222',
  email: 'ana@correo.example',
  phone: '+54 9 353 4123456',
  street: 'San Martín 1450',
};
const BAKERY = {
  ...ANA,
  personType: 'juridica',
  firstName: 'Panadería El Sol S.A.',
  lastName: '',
  documentNumber: '30-71234567-8',
};

let world: TestWorld;
let asking: string;
let recipient: string;
let single: string;
let staffOnly: string;
beforeAll(async () => {
  world = await openTestWorld();
  const save = (id: string, definition: FormDefinition) => saveForm(world.as.supervisor, { id, definition });
  asking = await save('asking', ASKING.build());
  recipient = await imported(await save('recipient', PLAIN), { recipient: true });
  single = await imported(await save('single', ASKING.build()), { singleAnswer: true });
  staffOnly = await save('staffOnly', STAFF_FORM);
  await saveForm(world.as.admin, { id: 'open', definition: PUBLIC_FORM });
});
afterAll(() => world.close());

/** A second version with options that the editor does not allow together, as imported forms have them. */
async function imported(form: string, options: object): Promise<string> {
  await sql`insert into form_versions
    select (jsonb_populate_record(v, jsonb_build_object('version', 2, 'definition',
      jsonb_set(v.definition, '{options}', v.definition -> 'options' || ${JSON.stringify(options)}::jsonb)))).*
    from form_versions v where form_id = ${form}`.execute(world.db);
  await sql`update forms set version = 2 where id = ${form}`.execute(world.db);
  return form;
}

type Who = keyof TestWorld['as'];
const find = (who: Who, number: string, form = asking): Promise<TestReply> =>
  world.as[who].post(`/api/forms/${form}/people/search`, { personType: 'fisica', number });
const findBusiness = (who: Who, number: string): Promise<TestReply> =>
  world.as[who].post(`/api/forms/${asking}/people/search`, { personType: 'juridica', number });
const create = (who: Who, person: object, form = asking): Promise<TestReply> =>
  world.as[who].post(`/api/forms/${form}/people`, person);
const submit = (
  who: Who,
  form: string,
  submission: { id: string; citizen: object | null },
): Promise<TestReply> =>
  world.as[who].post(`/api/forms/${form}/submissions`, {
    id: testId(submission.id),
    version: form === single ? 2 : 1,
    answers: answersOf({ name: 'x' }),
    particulars: { citizen: submission.citizen, location: null, asset: null, signatures: [] },
  });
const idOf = ({ id, documentNumber }: { id: number; documentNumber: string }) => ({ id, documentNumber });
const people = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from citizens`.execute(world.db)).rows[0]
    ?.count;

describe('looking a person up', () => {
  it('A4.11 A4.12 A4.13 A4.14 A7.12 A7.13 nobody at first, then created, then found by number with or without dots', async () => {
    const nobody = await find('inspector', '30111222');
    expect([nobody.status, nobody.body]).toEqual([200, { person: null, alreadyAnswered: false }]);
    const created = await create('inspector', ANA);
    expect(created.body.person).toMatchObject({
      firstName: 'Ana María',
      lastName: 'Ñandú-Paz',
      documentNumber: '30111222',
      phone: '+5493534123456',
      personType: 'fisica',
      documentType: 1,
    });
    for (const number of ['30111222', ' 30.111.222 '])
      expect((await find('colleague', number)).body.person).toEqual(created.body.person);
  });

  it('A3.28 A3.29 A3.36 A5.25 a legal person is stored with the surname Dummy and found by CUIT, hyphens or none', async () => {
    const { person } = (await create('inspector', BAKERY)).body;
    expect(person).toMatchObject({
      firstName: 'Panadería El Sol S.A.',
      lastName: 'Dummy',
      documentNumber: '30712345678',
      taxNumber: '30712345678',
      personType: 'juridica',
      documentType: 11,
    });
    for (const number of ['30712345678', '30-71234567-8'])
      expect((await findBusiness('inspector', number)).body.person).toEqual(person);
    expect((await find('inspector', '30712345678')).body.person).toBeNull();
  });

  it('P1.07 a submission belongs to a natural person or to a legal one, and is shown with them', async () => {
    const [natural, legal] = [
      await find('inspector', '30111222'),
      await findBusiness('inspector', '30712345678'),
    ];
    for (const [id, { person }] of [
      ['ofPerson', natural.body],
      ['ofCompany', legal.body],
    ] as const) {
      expect((await submit('inspector', asking, { id, citizen: idOf(person) })).status).toBe(200);
      const view = (await world.as.supervisor.get(`/api/submissions/${testId(id)}`)).body;
      expect(view.citizen).toMatchObject({
        firstName: person.firstName,
        documentNumber: person.documentNumber,
        lastName: person.lastName,
      });
    }
  });

  it('A5.25 a CUIT that an import left with hyphens is found too', async () => {
    await sql`insert into citizens (municipality_id, id, first_name, last_name, document_number, document_type, person_type)
      values (${HOME.id}, 900, 'Vieja S.A.', 'Dummy', '33-70000000-1', 11, 'juridica')`.execute(world.db);
    expect((await findBusiness('inspector', '33700000001')).body.person.id).toBe(900);
  });

  it('A4.11 X15.07 X34.51 a number is the same however it is written: nobody is created twice, and their submissions are found', async () => {
    await sql`insert into citizens (municipality_id, id, first_name, last_name, document_number, document_type, person_type)
      values (${HOME.id}, 901, 'Bea', 'Importada', '28.333.444', 1, 'fisica'),
        (${HOME.id}, 902, 'Uxía', 'Lema', 'x1234567l', 1, 'fisica')`.execute(world.db);
    for (const [number, id] of [
      ['28333444', 901],
      ['X1234567L', 902],
      ['x1234567l', 902],
    ] as const) {
      expect((await find('inspector', number)).body.person?.id, number).toBe(id);
      expect((await create('inspector', { ...ANA, documentNumber: number })).body.person.id).toBe(id);
    }
    const { person } = (await find('inspector', 'X1234567L')).body;
    expect((await submit('inspector', single, { id: 'nie', citizen: idOf(person) })).status).toBe(200);
    expect((await find('inspector', 'x1234567l', single)).body.alreadyAnswered).toBe(true);
    for (const number of ['X1234567L', 'x1234567l']) {
      const found = await world.as.admin.post('/api/home/recipients', { personType: 'fisica', number });
      expect(found.body.submissions, number).toHaveLength(1);
    }
  });

  it('W7 another municipality’s people are not found', async () => {
    await sql`insert into citizens (municipality_id, id, first_name, last_name, document_number, document_type, person_type)
      values (${AWAY.id}, 1, 'Otra', 'Persona', '55555555', 1, 'fisica')`.execute(world.db);
    expect((await find('admin', '55555555')).body.person).toBeNull();
  });

  it('A1.10 a form with a recipient looks people up as one with a citizen', async () => {
    expect((await find('inspector', '30111222', recipient)).body.person.firstName).toBe('Ana María');
  });

  it.each(['', '12345', '123456789012345', "1' or '1'='1", '30/111/222'])(
    'A5.21 A5.23 A9.15 the number %j is refused',
    async (number) => {
      const refused = await find('inspector', number);
      expect([refused.body.code, refused.body.issues[0].code]).toEqual([
        'person-invalid',
        'dni-search-invalid',
      ]);
    },
  );

  it('A5.27 no CUIT is refused', async () => {
    expect((await findBusiness('inspector', '30111222')).body.issues[0].code).toBe('cuit-invalid');
  });

  it('W7 only people who may send the submission, only for a form that asks for a person', async () => {
    const person = { personType: 'fisica', number: '30111222' };
    const visitor = await world.visitor.post(`/api/forms/${asking}/people/search`, person);
    expect([visitor.status, visitor.body.code]).toEqual([401, 'not-signed-in']);
    expect((await find('generator', '30111222')).body.code).toBe('forbidden');
    expect((await find('neighbour', '30111222')).body.code).toBe('form-outside-areas');
    for (const form of [staffOnly, testId('open')]) {
      expect((await find('inspector', '30111222', form)).body.code).toBe('person-not-asked');
      expect((await create('inspector', ANA, form)).body.code).toBe('person-not-asked');
    }
  });

  it('W7 every look-up is in the audit log with its purpose, and without the number', async () => {
    await create('inspector', ANA);
    await find('supervisor', '30111222');
    await find('supervisor', '99999999');
    const log = await sql<{ action: string; subjectId: string; details: object }>`
      select action, subject_id, details from audit_entries
      where actor = 'supervisor' and subject = 'citizen' order by number`.execute(world.db);
    expect(log.rows).toEqual([
      {
        action: 'read',
        subjectId: expect.stringMatching(/^\d+$/),
        details: { purpose: 'answer', form: asking, found: true },
      },
      { action: 'read', subjectId: '', details: { purpose: 'answer', form: asking, found: false } },
    ]);
    expect(JSON.stringify(log.rows)).not.toContain('30111222');
  });

  it('W7 thirty a minute a user, searches and creations together; the next minute again', async () => {
    for (let tries = 0; tries < 29; tries++)
      expect((await find('elevatedInspector', '30111222')).status).toBe(200);
    expect((await create('elevatedInspector', ANA)).status).toBe(200);
    const refused = await find('elevatedInspector', '30111222');
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await create('elevatedInspector', ANA)).status).toBe(429);
    expect((await find('inspector', '30111222')).status).toBe(200);
    world.time.now = new Date(world.time.now.getTime() + 60_000);
    expect((await find('elevatedInspector', '30111222')).status).toBe(200);
  });
});

describe('creating a person', () => {
  const issues = async (person: object) =>
    (await create('censusTaker', person)).body.issues?.map(
      ({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`,
    );

  it('A5.14 A5.15 A5.18 A5.19 A5.20 A5.28 what breaks a rule is refused with its field, and nothing is created', async () => {
    const before = await people();
    expect(await issues({ ...ANA, firstName: ' ' })).toEqual(['firstName person-fields-required']);
    expect(await issues({ ...ANA, documentNumber: '9', firstName: '<b>', email: 'x', phone: '1' })).toEqual([
      'firstName person-first-name-invalid',
      'email person-email-invalid',
      'phone person-phone-invalid',
    ]);
    expect(await issues({ ...BAKERY, firstName: '' })).toEqual(['firstName business-fields-required']);
    expect(await issues({ ...BAKERY, documentNumber: '1' })).toEqual(['documentNumber cuit-invalid']);
    expect(await people()).toBe(before);
  });

  it('A5.29 a business is created with its e-mail, and not with an invalid one', async () => {
    const before = await people();
    const bakery = { ...BAKERY, documentNumber: '30-71234568-6' };
    expect(await issues({ ...bakery, email: 'ventas@' })).toEqual(['email person-email-invalid']);
    expect(await people()).toBe(before);
    const created = await create('inspector', { ...bakery, email: 'ventas@panaderia.example' });
    expect([created.status, created.body.person.email]).toEqual([200, 'ventas@panaderia.example']);
  });

  it('W7 a role, an id or a source of somebody’s own invention is refused', async () => {
    const refused = await create('censusTaker', { ...ANA, id: 1 });
    expect([refused.status, refused.body.code]).toEqual([400, 'request-invalid']);
  });

  it('X15.07 a person who has the number already is given back as they are, and nobody is created twice', async () => {
    const before = await people();
    const again = await create('inspector', { ...ANA, firstName: 'Otra', lastName: 'Persona' });
    expect(again.body.person.firstName).toBe('Ana María');
    expect(await people()).toBe(before);
  });

  it('X15.07 two at the same moment create one', async () => {
    const twin = { ...ANA, documentNumber: '40222333' };
    const replies = await Promise.all([create('inspector', twin), create('colleague', twin)]);
    const ids = replies.map(({ body }) => body.person.id);
    expect(new Set(ids).size).toBe(1);
    const log = await sql`select from audit_entries
      where subject = 'citizen' and action = 'create' and subject_id = ${String(ids[0])}`.execute(world.db);
    expect(log.rows).toHaveLength(1);
  });
});

describe('the person of a stored submission', () => {
  it('A4.31 A5.05 W10 none where one is required is refused; what the browser says of them counts for nothing', async () => {
    const without = await submit('inspector', asking, { id: 'without', citizen: null });
    expect([without.body.code, without.body.issues[0].code]).toEqual(['answers-invalid', 'citizen-required']);
    const stranger = await submit('inspector', asking, {
      id: 'stranger',
      citizen: { id: 1, documentNumber: '55555555' },
    });
    expect(stranger.body.issues[0].code).toBe('citizen-unknown');
    const { person } = (await find('inspector', '30111222')).body;
    expect((await submit('inspector', asking, { id: 'with', citizen: idOf(person) })).status).toBe(200);
    const view = await world.as.supervisor.get(`/api/submissions/${testId('with')}`);
    expect(view.body.citizen).toMatchObject({ firstName: 'Ana María', documentNumber: '30111222' });
  });

  it('A4.48 A7.04 a person who sent their one submission hears so when looked up and when sending again', async () => {
    const { person, alreadyAnswered } = (await find('inspector', '30111222', single)).body;
    expect(alreadyAnswered).toBe(false);
    expect((await submit('inspector', single, { id: 'first', citizen: idOf(person) })).status).toBe(200);
    expect((await find('inspector', '30111222', single)).body.alreadyAnswered).toBe(true);
    expect((await create('inspector', ANA, single)).body.alreadyAnswered).toBe(true);
    expect((await find('inspector', '30111222', asking)).body.alreadyAnswered).toBe(false);
    const second = await submit('colleague', single, { id: 'second', citizen: idOf(person) });
    expect([second.status, second.body.code]).toEqual([409, 'already-answered']);
  });

  it('A4.48 W8 of two submissions of one person at the same moment one is stored', async () => {
    const { person } = (await create('inspector', { ...ANA, documentNumber: '41333444' }, single)).body;
    const sent = ['raceA', 'raceB'].map((id) => submit('inspector', single, { id, citizen: idOf(person) }));
    const codes = (await Promise.all(sent)).map(({ status }) => status);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});
