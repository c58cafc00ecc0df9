// Forms that lead to an appointment, who answers them, and agendas that give appointments themselves.
import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { request } from '@playwright/test';
import { openedSessions } from '../accounts.ts';
import { expect, type Page } from '../stack.ts';
import { newId } from './new-id.ts';
import { NEIGHBOURS, type Neighbour, tokenOf } from './portal-steps.ts';

/** The area Ambiente of Oliva, which uses the platform's booking system, and of Villa María, which uses none. */
const AREAS = { oliva: 'rk6wswmIZsnYOmFFjheh', villaMaria: 'FEcpIEPkhrFEJfB6VQDL' } as const;
const AGENDA = {
  id: 318,
  name: 'Licencias de conducir',
  typeId: 2,
  tenantId: 41,
  tenantUniqueName: 'villa-maria',
};
const FORM = {
  ...aForm()
    .with({ title: { text: 'Turno para licencia' } })
    .withOptions({ citizenAssociationFromCitizenPortal: true, addAppointment: true })
    .withSection('s', aQuestion('q', 'text', { title: { text: 'Motivo' } }))
    .build(),
  appointment: { appointmentData: appointmentDataOf(AGENDA), tenantUniqueName: AGENDA.tenantUniqueName },
};
const asAdministrator = (baseURL: string) =>
  request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: `session=${openedSessions()['administrator']}` },
  });

async function newForm(baseURL: string, areaId: string, definition: object): Promise<string> {
  const context = await asAdministrator(baseURL);
  const id = newId();
  const reply = await context.post('/api/forms', { data: { id, areaId, sync: false, definition } });
  expect(reply.status(), await reply.text()).toBe(200);
  await context.dispose();
  return id;
}

interface Where {
  readonly baseURL: string | undefined;
  readonly where: keyof typeof AREAS;
  readonly definition?: object;
  readonly who?: Neighbour;
}

/** Comes in from the portal, answers, and opens the confirmation page, as after sending. */
export async function answered(
  page: Page,
  { baseURL = '', where, definition = FORM, who = NEIGHBOURS.appointments[where] }: Where,
): Promise<string> {
  const formId = await newForm(baseURL, AREAS[where], definition);
  const api = page.context().request;
  const entry = await api.post('/api/portal/entry', {
    data: { token: await tokenOf(who), formId },
  });
  expect(entry.status(), await entry.text()).toBe(200);
  const id = newId();
  const answers = { ticked: {}, main: { q: { value: 'Renovación' } }, rows: {} };
  const sent = await api.post(`/api/public/forms/${formId}/submissions`, {
    data: { id, version: 1, answers },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { code } = await sent.json();
  const { citizen: person, municipality } = await entry.json();
  await page.goto(`/ciudadano/guardado/${formId}/${code}/${person.id}/${municipality.usesAws}`);
  return id;
}

/** A form of Villa María with an agenda of its own that is open all day, for one person at a time. */
export async function formWithAgenda(baseURL: string, name: string): Promise<object> {
  const context = await asAdministrator(baseURL);
  const { countries } = await (await context.get('/api/territory')).json();
  const { id: municipality } = countries
    .flatMap((country: { provinces: { municipalities: object[] }[] }) => country.provinces)
    .flatMap((province: { municipalities: object[] }) => province.municipalities)
    .find((one: { name: string }) => one.name === 'Villa María');
  const path = `/api/municipalities/${municipality}/agendas`;
  const created = await context.post(path, { data: { agenda: { name } } });
  expect(created.status(), await created.text()).toBe(200);
  const { id } = await created.json();
  const openings = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '11:00' }));
  const schedule = {
    minutes: 30,
    capacity: 1,
    openings,
    firstDay: '',
    lastDay: '',
    closedDays: [],
    aheadDays: 10,
    noticeHours: 0,
    reminderHours: 0,
  };
  const agenda = { name, address: 'Mitre 100, oficina 3', schedule };
  const saved = await context.put(`${path}/${id}`, { data: { version: 1, agenda } });
  expect(saved.status(), await saved.text()).toBe(200);
  await context.dispose();
  const appointment = { ...FORM.appointment, appointmentData: appointmentDataOf({ ...AGENDA, id, name }) };
  return { ...FORM, appointment };
}

/**
 * The same person answers the form of the page again, elsewhere, and books the first hour of the day there. Returns the id of
 * that submission.
 */
export async function bookFirst(page: Page, baseURL: string, day: string): Promise<string> {
  const elsewhere = await request.newContext({ baseURL, storageState: await page.context().storageState() });
  const id = newId();
  const formId = new URL(page.url()).pathname.split('/')[3];
  const answers = { ticked: {}, main: { q: { value: 'Renovación' } }, rows: {} };
  const sent = await elsewhere.post(`/api/public/forms/${formId}/submissions`, {
    data: { id, version: 1, answers },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { slots } = await (await elsewhere.get(`/api/public/appointment/days/${day}`)).json();
  const booked = await elsewhere.post(`/api/public/submissions/${id}/appointment`, {
    data: { start: slots[0].start },
  });
  expect(booked.status(), await booked.text()).toBe(200);
  await elsewhere.dispose();
  return id;
}

/** The block of the appointment on the confirmation page. */
export const slot = (page: Page) => page.getByRole('region', { name: 'Su turno' });
