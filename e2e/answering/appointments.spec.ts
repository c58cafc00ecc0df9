// From a citizen's submission to the municipality's booking form, and what happens when that cannot be opened.
import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { request } from '@playwright/test';
import { platformAt } from '../../apps/server/src/testing/outside/municipal-platform.ts';
import { openedSessions } from '../accounts.ts';
import { expect, expectAccessible, type Page, test } from '../stack.ts';
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

async function newForm(baseURL: string, areaId: string): Promise<string> {
  const cookie = `session=${openedSessions()['administrator']}`;
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { cookie } });
  const id = newId();
  const reply = await context.post('/api/forms', { data: { id, areaId, sync: false, definition: FORM } });
  expect(reply.status(), await reply.text()).toBe(200);
  await context.dispose();
  return id;
}

/** Comes in from the portal, answers, and opens the confirmation page, as after sending. */
async function answered(page: Page, baseURL: string, where: keyof typeof AREAS): Promise<string> {
  const formId = await newForm(baseURL, AREAS[where]);
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
    const id = await answered(page, baseURL ?? '', 'oliva');
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
  await answered(page, baseURL ?? '', 'oliva');
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
  await answered(page, baseURL ?? '', 'villaMaria');
  await expect(slot(page)).toContainText('El municipio le asignará el turno y se comunicará con usted.');
  await expect(slot(page)).toContainText('Agenda: Licencias de conducir');
  await expect(button(page)).toHaveCount(0);
  await expectAccessible(page, 'appointment, arranged');
});
