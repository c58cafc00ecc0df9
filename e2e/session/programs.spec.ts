// Tokens of programs: made, copied, used by a program, revoked.
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { letPassUntil, RETRY_MS } from '../steps/clock-steps.ts';
import { expectNoWiderThan, listed } from '../steps/list-steps.ts';

test('X38.02 X38.13 X38.14 X38.15 an administrator lets a program in and shuts it out, on a desk and on a phone', async ({
  page,
  request,
  messages,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'administrator');
  await page.goto('/home');
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Programas', exact: true })
    .click();
  await expect(page).toHaveURL(/\/administracion\/programas$/);
  await page.getByRole('button', { name: 'Crear token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Token para un programa' });
  await dialog.getByLabel('Nombre del programa').fill('Tablero de prueba');
  await dialog.getByRole('button', { name: 'Crear token' }).click();
  const notice = page.getByRole('alertdialog', { name: 'Aviso' });
  await expect(notice).toContainText('Elija el titular.');
  await notice.getByRole('button', { name: 'Cerrar' }).click();
  await dialog.getByLabel('Buscar por usuario, correo o nombre').fill('gustavo');
  const owner = dialog.getByLabel('Titular', { exact: true });
  await expect(owner.getByRole('option')).not.toHaveCount(1);
  await owner.selectOption({ index: 1 });
  await dialog.getByRole('checkbox', { name: 'Ver respuestas' }).check();
  await dialog.getByRole('checkbox', { name: 'Ver formularios' }).check();
  await dialog.getByLabel('Direcciones o redes permitidas').fill('oficina');
  const day = await dialog.getByText(/^Como máximo, el/).textContent();
  const [, dd, mm, yyyy] = /(\d\d)\/(\d\d)\/(\d{4})/.exec(day ?? '') ?? [];
  await dialog.getByLabel('Último día').fill(`${yyyy}-${mm}-${dd}`);
  await expectAccessible(page, 'a new program');
  await dialog.getByRole('button', { name: 'Crear token' }).click();
  await expect(notice).toContainText('«oficina» no es una dirección IP ni una red como 10.0.0.0/8.');
  await notice.getByRole('button', { name: 'Cerrar' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'a new program on a phone');
  await expectNoWiderThan(page, 390);
  await dialog.getByLabel('Direcciones o redes permitidas').fill('127.0.0.0/8\n::1');
  await dialog.getByRole('button', { name: 'Crear token' }).click();

  const shown = page.getByRole('dialog', { name: 'Token de «Tablero de prueba»' });
  const token = await shown.getByRole('textbox', { name: 'Token' }).inputValue();
  expect(token).toMatch(/^cst_[0-9A-Za-z_-]{49}$/);
  await expectAccessible(page, 'the token on a phone');
  await expectNoWiderThan(page, 390);
  await page.context().grantPermissions(['clipboard-write']);
  await shown.getByRole('button', { name: 'Copiar' }).click();
  await expect(shown.getByRole('status')).toHaveText('Token copiado.');
  // Pasted in another page, as a person would do, because our own pages may not read the clipboard.
  const elsewhere = await page.context().newPage();
  await elsewhere.setContent('<textarea></textarea>');
  await elsewhere.locator('textarea').press('ControlOrMeta+v');
  await expect(elsewhere.locator('textarea')).toHaveValue(token);
  await elsewhere.close();
  await shown.getByRole('button', { name: 'Ya lo guardé' }).click();
  await expect(shown).toBeHidden();
  await expect(listed(page, 'Tablero de prueba')).toContainText('Vigente');
  await expect(page.locator('body')).not.toContainText(token.slice(8));
  await expectAccessible(page, 'programs on a phone');
  await expectNoWiderThan(page, 390);

  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/forms', { headers })).status()).toBe(200);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  const row = listed(page, 'Tablero de prueba');
  await expect(row).toContainText(/Ver formularios, Ver respuestas.*desde (127\.0\.0\.1|::1)/);
  await expectAccessible(page, 'programs');

  await row.getByRole('button', { name: 'Revocar el token de Tablero de prueba' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Revocar el token de «Tablero de prueba»?' });
  await expect(question).toContainText(token.slice(0, 8));
  await expectAccessible(page, 'revoking');
  await question.getByRole('button', { name: 'Revocar' }).click();
  await expect(question).toBeHidden();
  await expect(row).toContainText('Revocado');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect((await request.get('/api/forms', { headers })).status()).toBe(401);
  messages.length = 0;
});

test('X38.13 X38.14 X38.73 X38.74 lists that cannot be read say so and are read again; a lost request makes one token', async ({
  page,
  messages,
}) => {
  await signIn(page, 'elevatedSupervisorAway');
  await page.goto('/administracion/programas');
  await expect(page.getByText('Ningún programa tiene acceso.')).toBeVisible();
  await expectAccessible(page, 'no programs');
  await page.route('**/api/programs?*', (route) => route.abort());
  await page.clock.install();
  await page.reload();
  await letPassUntil(page, page.getByText('No hay conexión con el servidor.'), RETRY_MS);
  await page.unroute('**/api/programs?*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('button', { name: 'Crear token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Token para un programa' });
  await dialog.getByLabel('Nombre del programa').fill('Se pierde');
  await dialog.getByLabel('Titular', { exact: true }).selectOption({ index: 1 });
  await dialog.getByRole('checkbox').first().check();
  const day = await dialog.getByText(/^Como máximo, el/).textContent();
  const [, dd, mm, yyyy] = /(\d\d)\/(\d\d)\/(\d{4})/.exec(day ?? '') ?? [];
  await dialog.getByLabel('Último día').fill(`${yyyy}-${mm}-${dd}`);
  // It arrives, and its reply is lost.
  await page.route('**/api/programs', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Crear token' }).click();
  const notice = page.getByRole('alertdialog', { name: 'Aviso' });
  await expect(notice).toContainText('No hay conexión con el servidor.');
  await notice.getByRole('button', { name: 'Cerrar' }).click();
  await page.unroute('**/api/programs');
  await dialog.getByRole('button', { name: 'Crear token' }).click();
  await expect(notice).toContainText('la respuesta se perdió. Revóquelo en la lista y cree otro.');
  await notice.getByRole('button', { name: 'Cerrar' }).click();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.reload();
  await expect(listed(page, 'Se pierde')).toHaveCount(1);

  await page.route('**/api/webhooks', (route) => route.abort());
  await page.getByRole('link', { name: 'Sistemas avisados' }).click();
  await letPassUntil(page, page.getByText('No hay conexión con el servidor.'), RETRY_MS);
  await expectAccessible(page, 'webhooks that cannot be read');
  await page.unroute('**/api/webhooks');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Ningún sistema recibe avisos.')).toBeVisible();
  messages.length = 0;
});
