// Everything that a form holds is saved and read back unchanged, over HTTP.
import { aCondition, aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { INCIDENT_AREAS, saveOutside } from '../../testing/outside/outside.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
});
afterAll(() => world.close());

const read = async (formId: string) => (await world.as.elevatedSupervisor.get(`/api/forms/${formId}`)).body;
const answer = (formId: string, id: string) =>
  submitTo(world.as.inspector, formId, { id, answers: answersOf({ name: 'Ana' }) });

it('E3.02 E3.03 E3.04 area, its name and the municipality follow from the one area that is picked', async () => {
  const formId = await saveForm(world.as.elevatedSupervisor, { id: 'placed', definition: STAFF_FORM });
  const municipality = { id: HOME.id, name: 'Villa Cercana' };
  expect(await read(formId)).toMatchObject({ areaId: HOME.areas[0], areaName: 'homeGreen', municipality });
  const moved = await world.as.elevatedSupervisor.put(`/api/forms/${formId}`, {
    version: 1,
    areaId: HOME.areas[1],
    sync: false,
    definition: STAFF_FORM,
  });
  expect(moved.status).toBe(200);
  expect(await read(formId)).toMatchObject({ areaId: HOME.areas[1], areaName: 'homeTrade', municipality });
  // Staff of the area that the form left no longer have it.
  expect((await world.as.supervisor.get(`/api/forms/${formId}`)).body.code).toBe('form-outside-areas');
  expect((await world.as.neighbour.get(`/api/forms/${formId}`)).status).toBe(200);
});

it('E1.08 E3.09 E3.11 E3.13 E3.24 voucher, signatures and sections come back in their order', async () => {
  const definition = aForm()
    .withOptions({ publicAccess: true, customizedVoucher: true, digitalSignature: true })
    .with({ voucherText: 'Gracias.\nGuarde este comprobante.' })
    .withSignature({ title: 'Titular', type: 'draw', signatory: 'citizen', required: true })
    .withSignature({ title: 'Inspección', type: 'upload', signatory: 'intern' })
    .withSection('z', aQuestion('q1', 'text'))
    .withConditionalSection('a', { required: true, single: true }, aCondition('c', aQuestion('q2', 'date')))
    .withSections(aSection('m', { repeatable: true, questions: [aQuestion('q3', 'integer')] }))
    .build();
  const formId = await saveForm(world.as.supervisor, { id: 'whole', definition });
  expect((await read(formId)).definition).toEqual(definition);
  const turned = {
    ...definition,
    signatures: definition.signatures.toReversed(),
    sections: definition.sections.toReversed(),
  };
  await world.as.supervisor.put(`/api/forms/${formId}`, {
    version: 1,
    areaId: HOME.areas[0],
    sync: false,
    definition: turned,
  });
  expect((await read(formId)).definition).toEqual(turned);
});

it('E1.06 E3.12 E3.30 the limit is what the form takes at most: it does not count up, and the next submission is refused', async () => {
  const limited = {
    ...STAFF_FORM,
    responseLimit: 2,
    options: { ...STAFF_FORM.options, limitResponses: true },
  };
  const formId = await saveForm(world.as.supervisor, { id: 'limited', definition: limited });
  expect((await answer(formId, 'limited1')).status).toBe(200);
  expect((await answer(formId, 'limited2')).status).toBe(200);
  const third = await answer(formId, 'limited3');
  expect([third.status, third.body.code]).toEqual([409, 'limit-reached']);
  expect(await read(formId)).toMatchObject({ submissionCount: 2, definition: { responseLimit: 2 } });
});

it('E1.03 the synchronisation creates an incident type, or associates a citizen without one', async () => {
  const withCitizen = { ...STAFF_FORM, options: { ...STAFF_FORM.options, citizen: true } };
  const withIncidents = {
    ...STAFF_FORM,
    options: { ...STAFF_FORM.options, incidents: true },
    incidents: { ...STAFF_FORM.incidents, areaId: INCIDENT_AREAS.trees },
  };
  for (const [id, definition] of Object.entries({ withCitizen, withIncidents })) {
    const body = { id: testId(id), areaId: HOME.areas[0], sync: true, definition };
    expect((await world.as.supervisor.post('/api/forms', body)).status).toBe(200);
  }
  const citizen = (await read(testId('withCitizen'))).definition;
  expect(citizen.options).toMatchObject({ citizen: true, incidents: false });
  expect(citizen.incidents).toMatchObject({ username: 'supervisor', incidentTypeId: null });
  const incidents = (await read(testId('withIncidents'))).definition;
  expect(incidents.incidents.incidentTypeId).toBeGreaterThan(0);
});

it('E3.60 P7.15 submissions belong to their form: list and count of another one have none of them', async () => {
  const full = await saveForm(world.as.supervisor, { id: 'full', definition: STAFF_FORM });
  const empty = await saveForm(world.as.supervisor, { id: 'empty', definition: STAFF_FORM });
  await answer(full, 'full1');
  await answer(full, 'full2');
  const listed = async (formId: string) =>
    (await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).body.submissions.map(
      ({ id }: { id: string }) => id,
    );
  expect((await listed(full)).toSorted()).toEqual([testId('full1'), testId('full2')]);
  expect(await listed(empty)).toEqual([]);
  expect((await read(full)).submissionCount).toBe(2);
  expect((await read(empty)).submissionCount).toBe(0);
});

it('E3.32 P4.14 the switch of the list clears what the option clears in the editor', async () => {
  const definition = aForm()
    .withOptions({
      publicAccess: true,
      automaticDownload: true,
      customizedVoucher: true,
      pdfDownloadCode: true,
    })
    .with({ voucherText: 'Gracias' })
    .withSection('s', aQuestion('q', 'text'))
    .build();
  const formId = await saveForm(world.as.supervisor, { id: 'switched', definition });
  expect((await world.visitor.get(`/api/public/forms/${formId}/to-answer`)).status).toBe(200);
  const off = await world.as.generator.put(`/api/forms/${formId}/visibility`, { public: false, version: 1 });
  expect(off.status).toBe(200);
  expect((await world.visitor.get(`/api/public/forms/${formId}/to-answer`)).status).toBe(404);
  expect((await read(formId)).definition).toEqual({
    ...definition,
    voucherText: '',
    options: {
      ...definition.options,
      publicAccess: false,
      automaticDownload: false,
      customizedVoucher: false,
    },
  });
});

it('E3.16 P4.21 E8.01 a deleted form does not exist for the editor: not opened, not saved, not published', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'deleted', definition: STAFF_FORM });
  await answer(formId, 'deleted1');
  expect((await world.as.supervisor.delete(`/api/forms/${formId}?version=1`)).body.outcome).toBe('hidden');
  const content = { version: 1, areaId: HOME.areas[0], sync: false, definition: STAFF_FORM };
  const replies = [
    await world.as.supervisor.get(`/api/forms/${formId}`),
    await world.as.supervisor.put(`/api/forms/${formId}`, content),
    await world.as.generator.put(`/api/forms/${formId}/visibility`, { public: true, version: 1 }),
    await world.as.supervisor.get(`/api/forms/${formId}/versions`),
  ];
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
    replies.map(() => [404, 'form-not-found']),
  );
  // The id cannot be used for another form either.
  const again = await world.as.supervisor.post('/api/forms', {
    id: formId,
    areaId: HOME.areas[0],
    sync: false,
    definition: { ...STAFF_FORM, title: { text: 'Otro' } },
  });
  expect(again.body.code).toBe('id-taken');
});
