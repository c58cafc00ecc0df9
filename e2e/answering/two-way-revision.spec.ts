// A revision as both sides see it: the official asks about single questions until a day, the citizen answers and writes back,
// the official reads it beside what was there; or the request is recalled.
import { expect, expectAccessible, expectAccessibleAtAll, type Page, signIn, test } from '../stack.ts';
import { NEIGHBOURS, sentClaim } from '../steps/portal-steps.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Revisión del ciudadano' });
const asked = (page: Page) => page.getByRole('region', { name: 'El municipio le pide corregir' });

/** YYYY-MM-DD. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
const written = (day: string) => day.split('-').toReversed().join('/');

async function askFor(page: Page, id: string, question: string) {
  await page.goto(`/ver/${id}`);
  await page.getByRole('checkbox', { name: `Revisar la respuesta a ${question}`, exact: true }).check();
  await expect(page.getByRole('checkbox', { name: 'Revisar esta sección: Lugar' })).toBeChecked();
  await page.getByRole('button', { name: 'Enviar revisión al ciudadano' }).click();
  return page.getByRole('dialog', { name: 'Enviar revisión al ciudadano' });
}

test('X33.71 X33.72 X33.74 R9.11 what is asked, until when, what the citizen answers and writes, and what was there before at every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await sentClaim(page, NEIGHBOURS.twoWayRevision.matilde);
  await signIn(page, 'administrator');
  const dialog = await askFor(page, id, 'Dirección');
  const message = dialog.getByLabel('Mensaje para el ciudadano');
  await expect(message).toHaveAttribute('rows', '8');
  await message.fill('Falta un dato');
  await dialog.getByLabel('Contestar hasta (opcional)').fill(inDays(-2));
  await expect(dialog.getByText('Elija hoy o uno de los próximos 30 días.')).toBeVisible();
  const due = inDays(10);
  await dialog.getByLabel('Contestar hasta (opcional)').fill(due);
  await dialog.getByLabel('Dirección').fill('Indique la altura');
  await expectAccessibleAtAll(page, 'asking for a revision');
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(card(page)).toContainText(`Espera la respuesta del ciudadano, hasta el ${written(due)}.`);
  await expect(card(page)).toContainText(/Dirección.*Indique la altura.*Antes.*Prueba/);
  await expectAccessibleAtAll(page, 'a request that waits');

  await page.goto('/ciudadano/formularios/respuestas');
  await expect(page.locator('.portal-answer').first()).toContainText(`hasta el ${written(due)}`);
  await page.goto(`/ciudadano/revision/${id}`);
  await expect(asked(page)).toContainText(`Se le pide contestar hasta el ${written(due)}.`);
  await expect(asked(page).getByRole('listitem')).toContainText('Indique la altura');
  await page.getByLabel('Mensaje para el municipio (opcional)').fill('Es la esquina');
  await page.getByLabel(/^Dirección \(requerida\)/).fill('Mitre 512');
  await page.reload();
  await expect(page.getByLabel('Mensaje para el municipio (opcional)')).toHaveValue('Es la esquina');
  await expectAccessibleAtAll(page, 'a revision with a message');
  await page.getByRole('button', { name: 'Enviar revisión' }).click();
  await expect(page).toHaveURL(/\/ciudadano\/guardado\//);
  await page.goto(`/ciudadano/respuesta/${id}`);
  const own = page.getByRole('region', { name: 'Lo que se le pidió revisar' });
  await expect(own).toContainText('El municipio todavía no lo revisó.');
  await expect(own).toContainText('Su mensaje: Es la esquina');
  await expectAccessibleAtAll(page, 'where a revision stands for the citizen');

  await page.goto(`/ver/${id}`);
  await expect(card(page)).toContainText('Mensaje del ciudadano: Es la esquina');
  await expect(card(page)).toContainText(/Antes.*Prueba.*Después.*Mitre 512/);
  await expectAccessibleAtAll(page, 'old and new answers side by side');
});
test('X33.73 an official recalls what was asked; the citizen reads that nothing has to be corrected', async ({
  page,
}) => {
  const { id } = await sentClaim(page, NEIGHBOURS.twoWayRevision.zaira);
  await signIn(page, 'administrator');
  const dialog = await askFor(page, id, 'Dirección');
  await dialog.getByLabel('Mensaje para el ciudadano').fill('Diga el día');
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(card(page)).toContainText('Espera la respuesta del ciudadano.');
  const citizen = await page.context().newPage();
  await citizen.goto(`/ciudadano/revision/${id}`);
  await citizen.getByLabel(/^Dirección \(requerida\)/).fill('Mitre 90');

  await page.getByRole('button', { name: 'Retirar el pedido' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Retirar el pedido de revisión?' });
  await expectAccessible(page, 'recalling a request');
  await question.getByRole('button', { name: 'Retirar el pedido' }).click();
  await expect(page.getByText('El pedido de revisión se retiró.')).toBeVisible();
  await expect(card(page)).toContainText(/Retirada el .* por /);
  await expect(page.getByRole('button', { name: 'Retirar el pedido' })).toHaveCount(0);

  await citizen.getByRole('button', { name: 'Enviar revisión' }).click();
  await expect(
    citizen.getByText('El municipio retiró el pedido de revisión: no tiene que corregir nada.'),
  ).toBeVisible();
  await expectAccessible(citizen, 'a revision that was recalled');
  await citizen.goto(`/ciudadano/respuesta/${id}`);
  await expect(citizen.getByText(/^El municipio retiró el pedido el /)).toBeVisible();
  await citizen.goto('/ciudadano/formularios/respuestas');
  await expect(citizen.locator('.portal-answer').first()).not.toContainText('Se pidió');
});
