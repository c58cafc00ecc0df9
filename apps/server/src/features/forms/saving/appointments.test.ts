import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import type { AppointmentSettings, FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_FORM } from '../../../testing/forms.ts';
import { AGENDAS, saveOutside } from '../../../testing/outside/outside.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
});
afterAll(() => world.close());

const LICENCES: AppointmentSettings = {
  appointmentData: appointmentDataOf(AGENDAS.licences),
  tenantUniqueName: AGENDAS.licences.tenantUniqueName,
};

function withAppointment(appointment: AppointmentSettings | null): FormDefinition {
  const options = {
    ...STAFF_FORM.options,
    citizenAssociationFromCitizenPortal: true,
    addAppointment: true,
  };
  return { ...STAFF_FORM, options, appointment };
}

const create = (id: string, appointment: AppointmentSettings | null) =>
  world.as.supervisor.post('/api/forms', {
    id: testId(id),
    areaId: HOME.areas[0],
    sync: false,
    definition: withAppointment(appointment),
  });
const storedOf = async (id: string) =>
  (await world.as.supervisor.get(`/api/forms/${testId(id)}`)).body.definition.appointment;

it('E7.11 E9.14 lists the agendas of the municipality by name, and of no other', async () => {
  const reply = await world.as.supervisor.get(`/api/areas/${HOME.areas[0]}/agendas`);
  expect(reply.body.agendas).toEqual([
    {
      id: 322,
      name: 'Castración de mascotas',
      tenantUniqueName: 'home',
      appointmentData: {
        groupProcedureId: 322,
        nombre: 'Castración de mascotas',
        typeProcedureId: 2,
        tenantId: 41,
      },
    },
    expect.objectContaining({ id: 318 }),
  ]);
  const foreign = await world.as.supervisor.get(`/api/areas/${AWAY.areas[0]}/agendas`);
  expect(foreign.body.code).toBe('form-outside-areas');
});

it('E9.14 an agenda of another kind of procedure is not offered', async () => {
  await sql`
    insert into agendas (municipality_id, id, name, type_id, tenant_id, tenant_unique_name)
    values (${HOME.id}, 1, 'Otra cosa', 3, 41, 'home')`.execute(world.db);
  const reply = await world.as.supervisor.get(`/api/areas/${HOME.areas[0]}/agendas`);
  expect(reply.body.agendas.map(({ id }: { id: number }) => id)).toEqual([322, 318]);
});

it('E1.04 E3.10 E3.18 keeps the picked agenda with the tenant it came from', async () => {
  expect((await create('turno', LICENCES)).status).toBe(200);
  expect(await storedOf('turno')).toEqual(LICENCES);
  expect((await create('turno', LICENCES)).body).toEqual({ id: testId('turno'), version: 1 });
});

it('E5.06 E9.29 refuses an appointment without agenda', async () => {
  const refused = await create('sinAgenda', null);
  expect(refused.body.issues[0]).toEqual({ code: 'appointment-required', at: { field: 'appointment' } });
});

it('E9.29 X9.06 stores what the booking system says of the agenda, not what the browser says', async () => {
  const forged = {
    appointmentData: { groupProcedureId: 318, nombre: 'Gratis', tenantId: 1, extra: { a: 1 } },
    tenantUniqueName: 'https://otro.example',
  };
  expect((await create('falso', forged)).status).toBe(200);
  expect(await storedOf('falso')).toEqual(LICENCES);
});

it.each([
  ['of another municipality', appointmentDataOf(AGENDAS.away)],
  ['that does not exist', { groupProcedureId: 1_000_000 }],
  ['without number', { nombre: 'Licencias de conducir' }],
  ['named by a text', { groupProcedureId: '318' }],
])('E9.29 X9.05 refuses an agenda %s', async (_, appointmentData) => {
  const refused = await create('ajena', { appointmentData, tenantUniqueName: 'home' });
  expect(refused.body.issues).toEqual([{ code: 'agenda-unknown', at: { field: 'appointment' } }]);
});

it('X9.05 a stored agenda that the register no longer has stays until another one is picked', async () => {
  const pets = { appointmentData: appointmentDataOf(AGENDAS.pets), tenantUniqueName: 'home' };
  await create('mascotas', pets);
  await sql`delete from agendas where id = ${AGENDAS.pets.id}`.execute(world.db);
  const save = (version: number, appointment: AppointmentSettings) =>
    world.as.supervisor.put(`/api/forms/${testId('mascotas')}`, {
      version,
      areaId: HOME.areas[0],
      sync: false,
      definition: withAppointment(appointment),
    });
  expect((await save(1, pets)).status).toBe(200);
  expect((await save(2, LICENCES)).status).toBe(200);
  expect((await save(3, pets)).body.issues[0].code).toBe('agenda-unknown');
});
