// Answering a form, as visitors and staff, from the first letter to the code. Failures are in answering-failures.spec.ts.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, FORMS, type Page, signIn, test } from '../stack.ts';
import { answerWhatIsRequired, question, tabTo } from '../steps/fill-form.ts';
import { chooseCitizen, newForm, savedCode } from '../steps/person-steps.ts';
import { signWithName } from '../steps/sign-with-name.ts';

const PUBLIC_FORM = `/publico/contestar/${FORMS.pruning}`;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('constancia.language', localStorage.getItem('constancia.language') ?? 'es'),
  );
});

test('A1.05 A1.06 P1.21 P1.24 P2.37 X36.02 X36.03 another language shows its texts and keeps what was written; the page after sending says what happens next, also after a reload, and leads to the state; inside a frame of another page there is no top bar', async ({
  page,
}) => {
  await page.goto(PUBLIC_FORM);
  await expect(page.getByText('Contestar Formulario')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Solicitud de poda/ })).toBeVisible();
  await expect(page.getByText('No hace falta registrarse', { exact: false })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page, 'public form');
  await page.getByLabel(/^Nombre y apellido/).fill('Ana Ñandú');
  await page.getByLabel('Idioma').selectOption('pt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Solicitação de poda/);
  await expect(page.getByLabel(/^Nome e sobrenome/)).toHaveValue('Ana Ñandú');
  await expect(page.getByText('O que você tinha escrito foi recuperado.')).toBeVisible();
  await expectAccessible(page, 'recovered draft in Portuguese');

  await page.getByLabel('Idioma').selectOption('es');
  await answerWhatIsRequired(page);
  await page.locator('.condition-list').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page).toHaveURL(/\/publico\/guardado\//);
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const visit of ['sent', 'reloaded']) {
    const card = page.getByRole('region', { name: 'Guardado' });
    await expect(card.getByRole('heading', { name: 'Qué sigue' }), visit).toBeVisible();
    await expect(card).toContainText('en un plazo de diez días hábiles');
    await expect(card).toContainText(/Recibida el \d\d\/\d\d\/\d{4} a las \d\d:\d\d\./);
    await expect(card).toContainText('Solicitud de poda y mantenimiento de arbolado público');
    await expect(card.locator('.code-main')).toHaveCount(1);
    await expect(card).toContainText('Código del acta');
    await expect(card.getByRole('button', { name: /PDF|Cancelar la descarga/ })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Villa María');
    await expect(page).toHaveTitle(
      `Guardado · ${code} · Solicitud de poda y mantenimiento de arbolado público`,
    );
    if (visit === 'sent') await expectAccessible(page, 'saved page');
    await page.reload();
  }
  await page.getByRole('link', { name: 'Ver el estado' }).click();
  await expect(page.getByRole('heading', { name: 'Consultar estado de un trámite' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Recibida' })).toBeVisible();
  const field = page.getByLabel('Código del trámite');
  await expect(field).toHaveValue(code);
  await expect(field).toHaveAccessibleDescription('Respete mayúsculas y minúsculas.');
  await expect(page).toHaveTitle('Consultar estado de un trámite');
  await page.goto('/actas/consultar');
  await expect(page.getByLabel('Código del acta')).toHaveAccessibleDescription(
    'Respete mayúsculas y minúsculas.',
  );

  await page.goto(PUBLIC_FORM);
  await expect(page.getByLabel('Idioma')).toBeVisible();
  await page.evaluate((url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.title = 'framed';
    document.body.replaceChildren(frame);
  }, PUBLIC_FORM);
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(framed.getByLabel('Idioma')).toHaveCount(0);
});

test('A4.34 A4.37 A2.11 A2.40 A7.09 P2.28 W4 X31.35 the keyboard alone completes and sends a public form', async ({
  page,
}) => {
  await page.goto(PUBLIC_FORM);
  const name = page.getByLabel(/^Nombre y apellido/);
  await tabTo(page, name);
  await page.keyboard.type('Rosa Benítez');
  await tabTo(page, page.getByLabel(/^Calle y altura/));
  await page.keyboard.type('San Martín 1450');
  await tabTo(page, page.getByRole('searchbox', { name: /Barrio/ }));
  await page.keyboard.type('carlos');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, question(page, 'Ubicación del ejemplar').getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel(/^Cantidad de árboles/));
  await page.keyboard.type('3');
  await tabTo(page, question(page, '¿El árbol está seco?').getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Plagas o enfermedad' }));
  await page.keyboard.press('Space');
  await tabTo(page, question(page, '¿Qué trabajo pedís?').getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await tabTo(page, question(page, 'Declaro que los datos').getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Enviar', exact: true }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/publico/guardado/${FORMS.pruning}/VM\\d+$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeFocused();
  await expect(page).toHaveTitle(/^Guardado · VM\d+ · .+/);
  await expect(page.getByText('Formulario Guardado correctamente')).toBeVisible();
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Código del acta')).toBeVisible();
  // Without the receipt only the code from the URL is left, and the draft is deleted.
  await page.context().clearCookies({ name: /receipt/ });
  await page.reload();
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Código del acta')).toHaveCount(0);
  await page.getByRole('link', { name: 'Contestar otra vez' }).click();
  await expect(page.getByLabel(/^Nombre y apellido/)).toHaveValue('');
});

/** Fills in the inspection up to its last step, signed by both persons. */
async function fillInspection(page: Page): Promise<void> {
  await signIn(page, 'inspector');
  await page.goto(`/contestar/${FORMS.inspection}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Acta de inspección/ })).toBeVisible();
  await chooseCitizen(page);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Expandir secciones' }).click();
  await expect(page.getByText('Medidas, plazos y cierre')).toBeVisible();
  await answerWhatIsRequired(page);
  const kinds = question(page, /elabora/i)
    .first()
    .getByRole('checkbox');
  await expect(kinds.nth(0)).toBeChecked();
  for (const other of [1, 2]) await expect(kinds.nth(other)).toBeDisabled();
  await signWithName(page, 'Inspector o inspectora actuante', 'Lautaro Bustamante Rey');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await signWithName(page, 'Quien atiende el procedimiento', 'Federica Cisterna');
}

test('A1.01 A2.06 A2.34 A4.06 A4.07 A4.08 A4.20 A4.38 staff choose the state: no saves nothing, yes saves with that state and leads to the list with the code', async ({
  page,
}) => {
  await fillInspection(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  // The signatures go ahead by themselves, in their own time.
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && !pathname.includes('/signatures/')) sent.push(pathname);
  });
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar estado' });
  const states = ['Borrador', 'Notificada', 'En descargo', 'Resuelta', 'Archivada'];
  for (const [index, name] of states.entries())
    await expect(dialog.getByRole('radio').nth(index)).toHaveAccessibleName(name);
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await expect(dialog.getByRole('radio', { name: 'Borrador' })).toBeChecked();
  await expectAccessible(page, 'state dialog');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/contestar/${FORMS.inspection}`);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await dialog.getByRole('radio', { name: 'Notificada' }).check();
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  const code = await savedCode(page);
  expect(visited).toContainEqual(expect.stringMatching(new RegExp(`/listar\\?respuesta=${code}$`)));
  expect(sent).toEqual([`/api/forms/${FORMS.inspection}/submissions`]);
  await page.goto(`/respuestas/listado/${FORMS.inspection}`);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Notificada');
});

const ROUND = aForm()
  .with({ title: { text: 'Ronda de obras' } })
  .withOptions({ pdfDownloadCode: true })
  .withStates('Recibida', 'Urgente')
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .build();

test('X36.04 the notice of what staff sent leads to it, to its record and to the form again, and stays until it is closed', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', ROUND);
  await signIn(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await page.getByLabel(/^Observaciones/).fill('Visto');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  const code = await savedCode(page);
  // The notice stays, over a reload too, until it is closed.
  const notice = page.getByRole('status').filter({ hasText: `Se guardó ${code}` });
  await page.reload();
  await expect(notice.getByRole('link', { name: 'Ver' })).toBeVisible();
  await expectAccessible(page, 'list after sending');
  await notice.getByRole('button', { name: 'Descargar PDF' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await notice.getByRole('link', { name: 'Nueva respuesta' }).click();
  await expect(page).toHaveURL(`/contestar/${form}`);
  await page.goBack();
  await notice.getByRole('link', { name: 'Ver' }).click();
  await expect(page).toHaveURL(/\/ver\//);
  await expect(page.getByRole('main').getByText(code, { exact: true }).first()).toBeVisible();
  await page.goBack();
  await notice.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expect(notice).toHaveCount(0);
});
