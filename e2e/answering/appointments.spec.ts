// From a citizen's submission to the municipality's booking form, and what happens when that cannot be opened.
import { readFile } from 'node:fs/promises';
import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { request } from '@playwright/test';
import { platformAt } from '../../apps/server/src/testing/outside/municipal-platform.ts';
import { openedSessions } from '../accounts.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { newId } from '../steps/new-id.ts';
import { NEIGHBOURS, tokenOf } from '../steps/portal-steps.ts';

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
const ERROR = 'Error al cargar la información. Si el problema persiste, comuníquese con el municipio.';

const platform = () => platformAt(process.env['E2E_PLATFORM'] ?? '');

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
}

/** Comes in from the portal, answers, and opens the confirmation page, as after sending. */
async function answered(page: Page, { baseURL = '', where, definition = FORM }: Where): Promise<string> {
  const formId = await newForm(baseURL, AREAS[where], definition);
  const api = page.context().request;
  const entry = await api.post('/api/portal/entry', {
    data: { token: await tokenOf(NEIGHBOURS.appointments[where]), formId },
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

const slot = (page: Page) => page.getByRole('region', { name: 'Su turno' });
const button = (page: Page) => slot(page).getByRole('button', { name: 'Continuar al turno' });

/** Expects only the browser's message about the failure that the journey staged. */
const staged = (messages: string[]) =>
  expect(messages.splice(0)).toEqual([expect.stringContaining('status of 502')]);

test.beforeEach(async ({ page }) => {
  await platform().behave('*', 'well');
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
});

for (const width of [1280, 390]) {
  test(`R2.104 R2.105 R2.107 R7.44 R7.53 R8.13 P1.09 at ${width} px who has answered goes on to the booking form; what fails is said and can be tried again`, async ({
    page,
    baseURL,
    messages,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const id = await answered(page, { baseURL, where: 'oliva' });
    await expect(page.locator('.code-value').first()).toHaveText(/^OLI\d+$/);
    await expect(slot(page)).toContainText('Agenda: Licencias de conducir');
    await expectAccessible(page, 'appointment');
    await platform().behave('getCitizenOAToken', 'empty');
    await button(page).click();
    await expect(slot(page).getByRole('alert')).toHaveText(ERROR);
    staged(messages);
    await expectAccessible(page, 'appointment, failed');
    await platform().behave('getCitizenOAToken', 'well');
    await button(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Reserva de turnos (prueba)' })).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('code')).toBe(`enc+${id}/=`);
    expect(searchParams.get('tenant')).toBe('villa-maria');
    expect(searchParams.get('formData')).toMatch(/^token-\d+$/);
  });
}

test('R8.13 X23.07 a booking system that says nothing is given up within seconds', async ({
  page,
  baseURL,
  messages,
}) => {
  await answered(page, { baseURL, where: 'oliva' });
  await platform().behave('getTurneroEncryptCode', 'silent');
  await button(page).click();
  await expect(slot(page).getByText('Abriendo la reserva de turnos…')).toBeVisible();
  await expect(slot(page).getByRole('alert')).toHaveText(ERROR, { timeout: 7_000 });
  staged(messages);
});

test('R2.107 X23.08 where the municipality arranges the appointment itself, the page says so and offers no way on', async ({
  page,
  baseURL,
}) => {
  await answered(page, { baseURL, where: 'villaMaria' });
  await expect(slot(page)).toContainText('El municipio le asignará el turno y se comunicará con usted.');
  await expect(slot(page)).toContainText('Agenda: Licencias de conducir');
  await expect(button(page)).toHaveCount(0);
  await expectAccessible(page, 'appointment, arranged');
});

/** A form of Villa María with an agenda of its own that is open all day, for one person at a time. */
async function formWithAgenda(baseURL: string, name: string): Promise<object> {
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
async function bookFirst(page: Page, baseURL: string, day: string): Promise<string> {
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

for (const width of [1280, 390]) {
  test(`X34.72 X34.73 at ${width} px day and hour are chosen by keyboard, and the page keeps what was booked`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const form = await formWithAgenda(baseURL ?? '', `Agenda de ${width}`);
    await answered(page, { baseURL, where: 'villaMaria', definition: form });
    const confirm = slot(page).getByRole('button', { name: 'Confirmar el turno' });
    await confirm.press('Enter');
    await expect(slot(page).getByRole('alert')).toHaveText('Elija día y hora.');
    await slot(page).getByLabel('Día').selectOption({ index: 3 });
    await expect(slot(page).getByRole('group', { name: 'Hora' }).getByRole('radio')).toHaveCount(4);
    await slot(page).getByRole('radio', { name: '09:30' }).press('Space');
    await expectAccessible(page, 'hours of an agenda');
    await confirm.press('Enter');
    const booked = slot(page).getByText(/^Su turno es el \S+, \d+ de \S+ de \d+ a las 09:30\.$/);
    await expect(booked).toBeVisible();
    await expect(slot(page)).toContainText('Lo esperamos en: Mitre 100, oficina 3');
    await page.reload();
    await expect(booked).toBeVisible();
    await expect(slot(page).getByLabel('Día')).toHaveCount(0);
    await expectAccessible(page, 'a booked appointment');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      slot(page).getByRole('button', { name: 'Guardar en mi calendario' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toBe('turno.ics');
    expect(await readFile(await file.path(), 'utf8')).toContain(`SUMMARY:Agenda de ${width}\r\n`);
  });
}

test('X34.72 who was too late chooses again among what is left', async ({ page, baseURL }) => {
  const form = await formWithAgenda(baseURL ?? '', 'Agenda muy pedida');
  await answered(page, { baseURL, where: 'villaMaria', definition: form });
  const day = slot(page).getByLabel('Día');
  await day.selectOption({ index: 3 });
  await slot(page).getByRole('radio', { name: '09:00' }).press('Space');
  await bookFirst(page, baseURL ?? '', await day.inputValue());
  await slot(page).getByRole('button', { name: 'Confirmar el turno' }).press('Enter');
  await expect(slot(page).getByRole('alert')).toHaveText('Ese horario ya no está libre. Elija otro.');
  await expect(slot(page).getByRole('radio', { name: '09:00' })).toHaveCount(0);
  await slot(page).getByRole('radio', { name: '09:30' }).press('Space');
  await slot(page).getByRole('button', { name: 'Confirmar el turno' }).press('Enter');
  await expect(slot(page)).toContainText('a las 09:30.');
});

test('X34.73 X34.74 the staff sees the appointment at its submission, and those of the day in a list', async ({
  page,
  baseURL,
}) => {
  const form = await formWithAgenda(baseURL ?? '', 'Agenda del mostrador');
  await answered(page, { baseURL, where: 'villaMaria', definition: form });
  const days = slot(page).getByLabel('Día');
  await days.selectOption({ index: 3 });
  const id = await bookFirst(page, baseURL ?? '', await days.inputValue());
  await signIn(page, 'administrator');
  await page.goto(`/ver/${id}`);
  const card = page.getByRole('region', { name: 'Turno' });
  await expect(card).toContainText('09:00–09:30');
  await expect(card).toContainText('Mitre 100, oficina 3');
  await expectAccessible(page, 'a submission with an appointment');
  await card.getByRole('link', { name: 'Turnos de ese día' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turnos' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Agenda del mostrador');
  await expect(page.getByText(/^\d\d:\d\d–/)).toHaveText(['09:00–09:30']);
  await expectAccessible(page, 'the appointments of a day');
  await page.getByLabel('Día').fill('2020-01-06');
  await expect(page.getByText('No hay turnos este día.')).toBeVisible();
});
