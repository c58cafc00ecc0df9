// A person who is to be looked up while there is no connection: the number waits with the answer.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { SENDING_LATER, untilDownloaded } from '../steps/connection-steps.ts';
import { CITIZEN, newForm, search } from '../steps/person-steps.ts';

const REQUIRED = aForm()
  .with({ title: { text: 'Acta de prueba de poda' } })
  .withOptions({ citizen: true, citizenRequired: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('constancia.language', localStorage.getItem('constancia.language') ?? 'es'),
  );
});

async function open(page: Page, form: string): Promise<void> {
  await signIn(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Acta de prueba de poda' })).toBeVisible();
}

test('X39.70 a noted number that nobody has comes back with the reason, and leads to creating the person; that of somebody is looked up when the answer goes by itself', async ({
  page,
  context,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', REQUIRED.build());
  await open(page, form);
  await untilDownloaded(page, SENDING_LATER);
  await page.getByRole('radio', { name: 'Persona física' }).check();
  await context.setOffline(true);
  await search(page, '60000001');
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Anotar el número y seguir' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel(/^Observaciones/).fill('Poda en vereda');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await context.setOffline(false);
  await expect(page.getByText(/El registro no tiene a nadie con el número 60000001/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Seguir escribiendo|^Continuar/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Falta buscar en el registro a la persona anotada');
  await page.getByRole('button', { name: 'Buscar ahora' }).click();
  await expect(page.getByText('No se encontró a nadie con el número 60000001.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear ciudadano' })).toBeVisible();

  // The number was wrong, and the connection is lost again.
  await context.setOffline(true);
  await search(page, CITIZEN.number);
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Anotar el número y seguir' }).press('Enter');
  const noted = page.getByRole('group', { name: `Número anotado: ${CITIZEN.number}` });
  await expect(noted).toBeFocused();
  await expectAccessible(page, 'a number that was noted');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByLabel(/^Observaciones/)).toHaveValue('Poda en vereda');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista para enviar' })).toBeVisible();
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/submissions') && reply.ok());
  await context.setOffline(false);
  const { id } = (await (await stored).json()) as { readonly id: string };
  await signIn(page, 'supervisor');
  await page.goto(`/ver/${id}`);
  await expect(page.getByText(CITIZEN.name).first()).toBeVisible();
});
