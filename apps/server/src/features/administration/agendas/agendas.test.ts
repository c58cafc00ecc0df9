// The register of agendas over HTTP: who keeps it, what is refused, and what becomes of forms that use one.
import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../../testing/forms.ts';
import { AGENDAS, saveOutside } from '../../../testing/outside/outside.ts';
import {
  ANA,
  cookieOf,
  enterPortal,
  openPortalWorld,
  PORTAL_FORM,
  submitAsCitizen,
} from '../../../testing/portal.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { caller, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openPortalWorld();
  await saveOutside(world.db);
});
afterAll(() => world.close());

const SCHEDULE = {
  minutes: 20,
  capacity: 2,
  openings: [
    { weekday: 1, from: '08:00', to: '12:00' },
    { weekday: 5, from: '16:00', to: '24:00' },
  ],
  firstDay: '2026-11-02',
  lastDay: '',
  closedDays: [{ day: '2027-05-01', note: 'Día del Trabajador' }],
  aheadDays: 60,
  noticeHours: 2,
  reminderHours: 24,
};
const path = (id: number | '' = '', municipality = HOME.id) =>
  `/api/municipalities/${municipality}/agendas${id === '' ? '' : `/${id}`}`;
const list = async (municipality?: string) => (await world.as.admin.get(path('', municipality))).body;
const namesOf = ({ agendas }: { agendas: { name: string }[] }) => agendas.map(({ name }) => name);
const add = (name: string, municipality?: string): Promise<TestReply> =>
  world.as.admin.post(path('', municipality), { agenda: { name } });
const read = async (id: number) => (await world.as.admin.get(path(id))).body;
const save = (id: number, change: object, version: number): Promise<TestReply> =>
  world.as.admin.put(path(id), {
    version,
    agenda: { name: 'Sin nombre', address: '', schedule: null, ...change },
  });
const rename = (id: number, name: string, version: number): Promise<TestReply> => save(id, { name }, version);
const remove = (id: number, version: number): Promise<TestReply> =>
  world.as.admin.post(`${path(id)}/deletion`, { version });
const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);
const audited = async (id: number) =>
  (
    await sql`select action, details from audit_entries where subject = 'agenda' and municipality_id = ${HOME.id}
      and subject_id = ${String(id)} order by number`.execute(world.db)
  ).rows;

/** Stores a form that gives appointments of the agenda. */
const useAgenda = (id: string, agenda: { id: number; name: string }) =>
  saveForm(world.as.admin, {
    id,
    definition: {
      ...PORTAL_FORM,
      title: { ...PORTAL_FORM.title, text: `Formulario ${id}` },
      options: { ...PORTAL_FORM.options, addAppointment: true },
      appointment: {
        appointmentData: appointmentDataOf({ ...AGENDAS.licences, ...agenda }),
        tenantUniqueName: AGENDAS.licences.tenantUniqueName,
      },
    },
  });

it('X34.70 the agendas of one municipality are listed by name; a new one can be chosen in a form at once', async () => {
  expect(namesOf(await list())).toEqual(['Castración de mascotas', 'Licencias de conducir']);
  const { id } = (await add('  Libreta   sanitaria ')).body;
  expect(id).toBeGreaterThan(AGENDAS.pets.id);
  expect(await list()).toMatchObject({ isReadOnly: false });
  expect(namesOf(await list())).toEqual([
    'Castración de mascotas',
    'Libreta sanitaria',
    'Licencias de conducir',
  ]);
  expect(namesOf(await list(AWAY.id))).toEqual(['Licencias lejanas']);
  const offered = (await world.as.admin.get(`/api/areas/${HOME.areas[0]}/agendas`)).body;
  expect(offered.agendas.find((agenda: { id: number }) => agenda.id === id)).toMatchObject({
    name: 'Libreta sanitaria',
    tenantUniqueName: 'home',
    appointmentData: { groupProcedureId: id, typeProcedureId: 2, tenantId: 41 },
  });
  expect(await audited(id)).toEqual([{ action: 'create', details: { name: 'Libreta sanitaria' } }]);
});

it('X34.70 a name that is missing or that another agenda has is refused with its field', async () => {
  const before = await list();
  for (const [name, code] of [
    [' ', 'agenda-name-required'],
    ['LICENCIAS DE CONDUCIR', 'agenda-name-taken'],
    ['x'.repeat(101), 'agenda-name-too-long'],
  ] as const) {
    const refused = await add(name);
    expect([refused.status, refused.body.code]).toEqual([422, 'agenda-invalid']);
    expect(issuesOf(refused)).toEqual([`name ${code}`]);
  }
  const { version } = await read(AGENDAS.pets.id);
  expect(issuesOf(await rename(AGENDAS.pets.id, 'Licencias de conducir', version))).toEqual([
    'name agenda-name-taken',
  ]);
  expect(await list()).toEqual(before);
});

it('X34.70 of two people who rename an agenda at the same moment one is refused; the audit log says from what to what', async () => {
  const { id } = (await add('Disputada')).body;
  expect((await rename(id, 'Disputada', 1)).body).toEqual({ version: 1, beyondHours: 0 });
  const both = await Promise.all([rename(id, 'Uno', 1), rename(id, 'Dos', 1)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('register-entry-changed');
  const { agenda, version } = await read(id);
  expect(version).toBe(2);
  expect((await audited(id)).at(-1)).toEqual({
    action: 'update',
    details: { name: { before: 'Disputada', now: agenda.name } },
  });
  expect((await remove(id, 1)).body.code).toBe('register-entry-changed');
  const numbers = await Promise.all(Array.from({ length: 5 }, (_, at) => add(`Juntas ${at}`)));
  expect(new Set(numbers.map(({ body }) => body.id)).size).toBe(5);
});

it('X34.70 a citizen who has just answered sees the name that the agenda has now', async () => {
  const { id } = (await add('Nombre viejo')).body;
  await useAgenda('renamed', { id, name: 'Nombre viejo' });
  await rename(id, 'Nombre nuevo', 1);
  const sent = await submitAsCitizen(await enterPortal(world, ANA), testId('renamed'), { id: 'sent' });
  const browser = caller(world.app, { cookie: cookieOf(sent) });
  expect((await browser.get('/api/public/appointment')).body.appointment).toMatchObject({
    agenda: 'Nombre nuevo',
  });
});

it('X34.71 an agenda is given its address and hours, and the audit log says what changed from what to what', async () => {
  const { id } = (await add('Con horarios')).body;
  const named = { name: 'Con horarios', address: 'Mitre 100' };
  const openings = [SCHEDULE.openings[1], SCHEDULE.openings[0]];
  expect((await save(id, { ...named, schedule: { ...SCHEDULE, openings } }, 1)).body).toEqual({
    version: 2,
    beyondHours: 0,
  });
  expect(await read(id)).toEqual({
    agenda: { ...named, schedule: SCHEDULE },
    version: 2,
    timeZone: 'America/Argentina/Cordoba',
    beyondHours: 0,
    forms: [],
  });
  expect((await list()).agendas.find((agenda: { id: number }) => agenda.id === id)).toEqual({
    id,
    name: 'Con horarios',
    givesAppointments: true,
  });
  expect((await save(id, { ...named, schedule: SCHEDULE }, 2)).body).toEqual({ version: 2, beyondHours: 0 });
  await save(id, { ...named, schedule: { ...SCHEDULE, minutes: 30 } }, 2);
  expect((await audited(id)).at(-1)).toEqual({
    action: 'update',
    details: { minutes: { before: 20, now: 30 } },
  });
});

it('X34.71 hours, days and numbers that are wrong are refused together, each with its field', async () => {
  const { id } = (await add('Mal escrita')).body;
  const refused = await save(
    id,
    {
      address: 'x'.repeat(256),
      schedule: {
        ...SCHEDULE,
        capacity: 0,
        openings: [{ weekday: 3, from: '12:00', to: 'tarde' }],
        closedDays: [{ day: '2027-02-30', note: '' }],
      },
    },
    1,
  );
  expect([refused.status, refused.body.code]).toEqual([422, 'agenda-invalid']);
  expect(issuesOf(refused)).toEqual([
    'address agenda-address-too-long',
    'capacity agenda-number-invalid',
    'openings-3 agenda-hours-invalid',
    'closedDays agenda-day-invalid',
  ]);
  expect((await read(id)).version).toBe(1);
});

it('X34.70 an agenda that forms use is not deleted, and they are named; no other agenda gets the number of a deleted one', async () => {
  const { id } = (await add('Se va')).body;
  await useAgenda('using', { id, name: 'Se va' });
  expect((await read(id)).forms).toEqual([{ id: testId('using'), title: { text: 'Formulario using' } }]);
  const refused = await remove(id, 1);
  expect([refused.status, refused.body.code]).toEqual([409, 'agenda-in-use']);
  expect(namesOf(await list())).toContain('Se va');
  await sql`update forms set deleted_at = now() where id = ${testId('using')}`.execute(world.db);
  expect((await read(id)).forms).toEqual([]);
  expect((await remove(id, 1)).status).toBe(200);
  expect((await world.as.admin.get(path(id))).body.code).toBe('register-entry-not-found');
  expect(namesOf(await list())).not.toContain('Se va');
  expect((await add('Otra más')).body.id).toBeGreaterThan(id);
  expect((await audited(id)).at(-1)).toEqual({ action: 'delete', details: { name: 'Se va' } });
});

it("X34.70 where bookings are the platform's there are no agendas here, and nobody adds or changes one", async () => {
  await sql`update municipalities set settings = '{"bookingSystem": "platform"}' where id = ${AWAY.id}`.execute(
    world.db,
  );
  expect(await list(AWAY.id)).toEqual({ agendas: [], total: 0, isReadOnly: true });
  const own = path(AGENDAS.away.id, AWAY.id);
  const refused = [
    await add('Propia', AWAY.id),
    await world.as.admin.put(own, { version: 1, agenda: { name: 'Otra', address: '', schedule: null } }),
    await world.as.admin.post(`${own}/deletion`, { version: 1 }),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 3 }, () => 'register-read-only'));
  const stored = await sql`select name from agendas where municipality_id = ${AWAY.id}`.execute(world.db);
  expect(stored.rows).toEqual([{ name: 'Licencias lejanas' }]);
});
