// The first day of a municipality: from an empty installation and its first administrator, by the screens alone, to a
// citizen who pays and has an appointment.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailBox, openMailBox } from '../../apps/server/src/testing/outside/mail-box.ts';
import { OTHER_SHOPS } from '../../apps/server/src/testing/outside/payment-gateway.ts';
import { freePort, type ServerProcess, startServer } from '../../apps/server/src/testing/server-process.ts';
import { runRole } from '../run-role.ts';
import { test as base, expect, type Page } from '../stack.ts';
import { choosePassword, linkIn, OWN_PASSWORD, signInWith } from '../steps/account-steps.ts';
import { addQuestion, addSection, openEditor, openOptions, save, titleOf } from '../steps/editor-steps.ts';
import { chosen, search } from '../steps/person-steps.ts';
import { answer, atGateway } from '../steps/purchase-steps.ts';

/** An installation of its own, as `npm start -- --empty` makes it. */
let server: ServerProcess;
let mailBox: MailBox;
let dataDir = '';
let origin = '';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- a fixture must take its dependencies by name, and has none
  baseURL: async ({}, provide) => provide(origin),
});

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  dataDir = await mkdtemp(join(tmpdir(), 'constancia-first-day-'));
  mailBox = await openMailBox();
  const journeys = JSON.parse(process.env['E2E_SERVER'] ?? '{}') as Record<string, string>;
  const gateway = Object.fromEntries(Object.entries(journeys).filter(([name]) => name.startsWith('REDSYS_')));
  server = await startServer({
    port,
    options: ['--empty'],
    env: {
      DATA_DIR: dataDir,
      PUZZLE_MEMORY_KIB: '8192',
      SMTP_URL: mailBox.url,
      MAIL_FROM: 'Constancia <no-responder@laguna.example>',
      // The bank of the journeys; the town has a shop of its own there.
      ...gateway,
    },
  });
});
test.afterAll(async () => {
  await server.stop();
  await mailBox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const ADMINISTRATOR = 'alta@laguna.example';
const OFFICIAL = 'deportes@laguna.example';
const CITIZEN = { number: '30111222', name: 'Ana Ñandú' } as const;

const administration = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const saved = (page: Page) => expect(dialog(page)).toBeHidden();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function rename(page: Page, from: string, to: string): Promise<void> {
  await dialog(page).getByLabel('Nombre').fill(to);
  await expect(dialog(page)).toContainText(`Cambiar nombre de ${from}`);
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await saved(page);
}

async function nameTheTerritory(page: Page): Promise<void> {
  await administration(page, 'Municipios');
  await page.getByRole('link', { name: 'Países y provincias' }).click();
  await button(page, 'Acciones de País').click();
  await page.getByRole('menuitem', { name: 'Cambiar nombre' }).click();
  await rename(page, 'País', 'Argentina');
  await button(page, 'Cambiar nombre de Provincia').click();
  await rename(page, 'Provincia', 'Córdoba');
  await button(page, 'Editar Municipio').click();
  await dialog(page).getByLabel('Palabra clave').fill('LAG');
  await rename(page, 'Municipio', 'Laguna Larga');
  await expect(page.getByRole('banner')).toContainText('Laguna Larga');
}

async function enterTheShop(page: Page): Promise<void> {
  const { merchantCode, terminal, secret } = OTHER_SHOPS.home;
  await administration(page, 'Municipios');
  await page.getByRole('link', { name: 'Ajustes de Laguna Larga' }).click();
  await page.getByRole('link', { name: 'Pagos', exact: true }).click();
  await page.getByLabel('Pasarela').selectOption('La de esta instalación');
  await page.getByLabel('Número de comercio (FUC)').fill(merchantCode);
  await page.getByLabel('Terminal').fill(terminal);
  await page.getByLabel('Clave secreta de firma').fill(secret);
  await button(page, 'Guardar comercio').click();
  await expect(page.getByText('Comercio guardado.')).toBeVisible();
}

async function addAnArea(page: Page): Promise<void> {
  await administration(page, 'Áreas');
  await button(page, 'Crear área').click();
  await dialog(page).getByLabel('Nombre del área').fill('Deportes');
  await dialog(page).getByLabel('Municipio').selectOption('Laguna Larga');
  await dialog(page).getByRole('button', { name: 'Crear' }).click();
  await saved(page);
}

async function inviteAnOfficial(page: Page): Promise<void> {
  await administration(page, 'Usuarios');
  await button(page, 'Agregar usuario').click();
  await dialog(page).getByLabel('Nombre de usuario').fill('deportes');
  await dialog(page).getByLabel('Supervisor', { exact: true }).check();
  await dialog(page).getByLabel('País').selectOption('Argentina');
  await dialog(page).getByLabel('Provincia').selectOption('Córdoba');
  await dialog(page).getByLabel('Municipio').selectOption('Laguna Larga');
  await dialog(page).getByLabel('Deportes').check();
  await dialog(page).getByLabel('Correo electrónico (opcional)').fill(OFFICIAL);
  await dialog(page).getByRole('button', { name: 'Crear' }).click();
  await saved(page);
}

async function openAnAgenda(page: Page): Promise<void> {
  await administration(page, 'Agendas');
  await button(page, 'Agregar agenda').click();
  await dialog(page).getByLabel('Nombre').fill('Revisión médica');
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await saved(page);
  await page.getByRole('link', { name: 'Revisión médica', exact: true }).click();
  await page.getByLabel('Dónde se atiende').fill('Polideportivo');
  await page.getByLabel('Esta agenda da turnos por sí misma').check();
  for (const day of ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'])
    await page.getByLabel(day).fill('8-12');
  await button(page, 'Guardar').click();
  await expect(page.getByText('La agenda se guardó.')).toBeVisible();
}

/** Returns the id of the form. */
async function buildAForm(page: Page): Promise<string> {
  await openEditor(page, '/editar/nuevo/formulario');
  await titleOf(page).fill('Escuela de natación');
  await page.getByLabel('Área municipal').selectOption('Deportes');
  await addSection(page, 'Datos');
  await addQuestion(page, 'Datos', { title: 'Nivel' });
  await openOptions(page);
  await page.getByLabel('Portal del ciudadano').check();
  await page.getByLabel('Turno', { exact: true }).check();
  await page.getByLabel('Agenda', { exact: true }).selectOption('Revisión médica');
  await page.getByLabel('Pasarela de pago').check();
  await page.getByLabel('Nombre del evento o artista').fill('Cuota anual');
  await page.getByLabel('Fecha y hora').fill(`${new Date().getFullYear() + 1}-12-20T19:30`);
  await page.getByLabel('Dirección').fill('Polideportivo');
  const location = page.getByRole('group', { name: 'Ubicación 1', exact: true });
  await location.getByLabel('Nombre').fill('Adultos');
  await location.getByLabel('Precio (€)').fill('12');
  await location.getByLabel('Cantidad máxima').fill('20');
  await page.getByLabel('Máximo de entradas por persona').fill('1');
  const created = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await save(page);
  const { id } = await (await created).json();
  await expect(page).toHaveURL(/\/listar$/);
  return id;
}

/** An official answers for somebody whom the register does not have yet, which is how it gets its first people. */
async function registerACitizen(page: Page): Promise<void> {
  await openEditor(page, '/editar/nuevo/formulario');
  await titleOf(page).fill('Alta de vecinos');
  await page.getByLabel('Área municipal').selectOption('Deportes');
  await addSection(page, 'Datos');
  await addQuestion(page, 'Datos', { title: 'Barrio' });
  await openOptions(page);
  await page.getByLabel('Sincronizar con MuniGestion').check();
  await page.getByLabel('Asociar un ciudadano').check();
  const created = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await save(page);
  const { id } = await (await created).json();
  await page.goto(`/contestar/${id}`);
  await page.getByRole('radio', { name: 'Persona física' }).check();
  await search(page, CITIZEN.number);
  await button(page, 'Crear ciudadano').click();
  await page.getByLabel(/^Nombre/).fill('Ana');
  await page.getByLabel(/^Apellido/).fill('Ñandú');
  await page.locator('.creation').getByRole('button', { name: 'Crear ciudadano' }).click();
  await expect(chosen(page)).toContainText(CITIZEN.name);
}

test('P1.02 X33.88 X34.40 X34.71 from an empty installation, by the screens alone, a citizen pays and has an appointment', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const printed = await runRole(dataDir, 'admin', 'create', ADMINISTRATOR);
  const password = /\(shown once\): (\S+)/.exec(printed)?.[1] ?? '';
  await signInWith(page, ADMINISTRATOR, password);
  await expect(page).toHaveURL(/\/home$/);
  await nameTheTerritory(page);
  await enterTheShop(page);
  await addAnArea(page);
  await inviteAnOfficial(page);
  await openAnAgenda(page);
  await page.context().clearCookies();

  await expect.poll(async () => (await mailBox.mails()).length, { timeout: 20_000 }).toBe(1);
  await choosePassword(page, linkIn((await mailBox.mails())[0]), OWN_PASSWORD);
  await expect(page.getByText('La contraseña quedó guardada.')).toBeVisible();
  await signInWith(page, OFFICIAL, OWN_PASSWORD);
  await expect(page).toHaveURL(/\/home$/);
  const formId = await buildAForm(page);
  await registerACitizen(page);
  await page.context().clearCookies();

  const token = /minutes: (\S+)/.exec(await runRole(dataDir, 'portal-token', CITIZEN.number))?.[1] ?? '';
  await page.goto(`/ciudadano/contestar/${formId}/${token}`);
  await page.getByLabel(/^Nivel/).fill('Principiante');
  await page.getByRole('radio', { name: /Adultos/ }).check();
  await page.getByLabel('Cantidad').fill('1');
  await page.getByLabel('Nombre y apellido').fill(CITIZEN.name);
  await page.getByLabel('DNI').fill(CITIZEN.number);
  await page.getByLabel('Correo electrónico').fill('ana@laguna.example');
  await button(page, 'Enviar').click();
  await atGateway(page);
  await answer(page, 'Aprobar');
  await expect(page.getByRole('heading', { name: 'Tu pago fue aprobado' })).toBeVisible();
  await expect(page.getByText('LAG1')).toBeVisible();
  const slot = page.getByRole('region', { name: 'Su turno' });
  await slot.getByLabel('Día').selectOption({ index: 3 });
  await slot.getByRole('radio', { name: '09:00' }).check();
  await slot.getByRole('button', { name: 'Confirmar el turno' }).click();
  await expect(slot.getByText(/^Su turno es el .* a las 09:00\.$/)).toBeVisible();
  await page.context().clearCookies();

  await signInWith(page, OFFICIAL, OWN_PASSWORD);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`/respuestas/listado/${formId}`);
  const row = page.getByRole('row', { name: /LAG1/ });
  await expect(row).toContainText(CITIZEN.name);
  await expect(row).toContainText('Pagado');
  await row.getByRole('link', { name: /LAG1/ }).click();
  await expect(page.getByRole('region', { name: 'Turno' })).toContainText('09:00');
});
