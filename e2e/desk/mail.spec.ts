// Sending copies of submissions by e-mail: after saving, from the view, when something fails, and what arrives.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { mailsIn } from '../../apps/server/src/testing/outside/mail-box.ts';
import { expect, expectAccessible, expectAccessibleAtAll, type Page, signIn, test } from '../stack.ts';
import { expectShownFor, stopClock } from '../steps/clock-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Constatación de arbolado' } })
  .withOptions({ emailCopy: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }))
  .build();
const SENT = /\/respuesta\/enviada\/([0-9A-Za-z]{20})\/(VM\d+)$/;
const PDF = {
  name: 'croquis.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
};

const LONG_URL = `https://villamaria.example/${'constancias'.repeat(8)}`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enviar copia por correo' });
const address = (page: Page) => dialog(page).getByLabel('Correo electrónico');
const mailsTo = async (to: string) =>
  (await mailsIn(process.env['E2E_MAILS'] ?? '')).filter((mail) => mail.to.includes(to));
let people = 0;
const somebody = (name = 'vecina') => `${name}@v${Date.now()}${people++}.example`;

async function addAddress(page: Page, to: string): Promise<void> {
  await address(page).fill(to);
  await dialog(page).getByRole('button', { name: 'Agregar dirección' }).click();
}

async function saveAndMail(
  page: Page,
  form: string,
): Promise<{ readonly id: string; readonly code: string }> {
  await page.goto(`/contestar/${form}`);
  await page.getByLabel(/^Observaciones/).fill('Rama caída sobre la vereda');
  await page.getByRole('button', { name: 'Guardar y enviar por correo' }).click();
  await expect(page).toHaveURL(SENT);
  const [, id = '', code = ''] = SENT.exec(page.url()) ?? [];
  await expect(dialog(page)).toBeVisible();
  return { id, code };
}

test('A1.15 A2.33 A4.40 A4.42 A4.43 A8.18 X19.14 X40.27 a submission is saved and its copy arrives, with text and file at every width', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'inspectorOfTwoAreas');
  const { code } = await saveAndMail(page, await newForm(baseURL ?? '', FORM));
  await expect(dialog(page).getByText('Se a guardado el formulario correctamente.')).toBeVisible();
  await expect(dialog(page).getByText(`Asunto: Constatación de arbolado ${code}`)).toBeVisible();
  await expectAccessibleAtAll(page, 'mail dialog');
  const [first, second] = [somebody(), somebody('vecino')];
  await addAddress(page, first);
  await address(page).fill(second);
  await address(page).press('Enter');
  await expect(dialog(page).getByRole('list', { name: 'Destinatarios' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await dialog(page).getByLabel('Mensaje (opcional)').fill(`Le enviamos la constancia. ${LONG_URL}`);
  await dialog(page).getByTestId('mail-attachment').setInputFiles(PDF);
  await expect(dialog(page).getByText('croquis.pdf')).toBeVisible();
  await expectAccessibleAtAll(page, 'mail dialog, filled in');
  await dialog(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('El correo fue enviado correctamente')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.code-value').first()).toHaveText(code);
  for (const to of [first, second]) {
    const [mail, ...more] = await mailsTo(to);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Constatación de arbolado ${code}`);
    expect(mail?.text).toContain('Rama caída sobre la vereda');
    expect(mail?.text).toContain('Le enviamos la constancia.');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`acta-${code}.pdf`, 'croquis.pdf']);
  }
  const [mail] = await mailsTo(first);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(mail?.html ?? '');
  await expect(page.getByText(LONG_URL)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the mail on a phone').toBe(390);
});

test('A8.11 A8.12 A9.12 R2.050 X19.08 X19.13 X19.14 R1.03 from the view: what fails is said for six seconds, and nothing entered is lost', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'inspectorOfTwoAreas');
  const { id } = await saveAndMail(page, await newForm(baseURL ?? '', FORM));
  await page.goto(`/ver/${id}`);
  const open = page.getByRole('button', { name: 'Enviar por correo' });
  await page.route('**/mail?*', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), transport: 'outbox' } });
  });
  await open.click();
  await expect(dialog(page).getByText(/no se enviará hasta que se configure/)).toBeVisible();
  await addAddress(page, 'vecina@');
  const file = { ...PDF, buffer: Buffer.from('MZ no es un PDF') };
  await dialog(page).getByTestId('mail-attachment').setInputFiles(file);
  for (const wrong of ['Ingrese una dirección válida', 'Formato de archivo inválido'])
    await expect(dialog(page).getByRole('alert').filter({ hasText: wrong })).toBeVisible();
  await expectAccessible(page, 'mail dialog without a mail server, wrong address, refused file');
  await page.unrouteAll();
  await page.reload();
  await open.click();
  const good = somebody();
  const bad = somebody('refused');
  await addAddress(page, good);
  await dialog(page).getByLabel('Mensaje (opcional)').fill('Para su archivo.');
  // The connection fails while the e-mail is being sent.
  await page.route('**/mails', (route) => route.abort());
  const failed = dialog(page).getByRole('alert');
  const send = dialog(page).getByRole('button', { name: 'Enviar', exact: true });
  await send.click();
  await expect(failed).toContainText('Error al enviar correo');
  await expect(failed).toContainText('Ha ocurrido un error al enviar el email, por favor intente nuevamente');
  await expectAccessible(page, 'mail dialog, failed');
  await failed.getByRole('button').click();
  await expect(failed).toHaveCount(0);
  await stopClock(page);
  await send.click();
  await expect(failed).toContainText('Error al enviar correo');
  await expectShownFor(page, failed, 6_000);
  await page.clock.resume();
  await expect(dialog(page).getByLabel('Mensaje (opcional)')).toHaveValue('Para su archivo.');
  await page.unrouteAll();
  await addAddress(page, bad);
  await dialog(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(failed).toContainText(`El servidor de correo rechazó: ${bad}`);
  await expect(dialog(page).getByRole('list', { name: 'Destinatarios' })).toHaveText(bad);
  expect(await mailsTo(good)).toHaveLength(1);
  await dialog(page)
    .getByRole('button', { name: `Quitar ${bad}` })
    .click();
  const other = somebody();
  await addAddress(page, other);
  await dialog(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('El correo fue enviado correctamente')).toBeVisible();
  expect(await mailsTo(good)).toHaveLength(1);
  expect(await mailsTo(other)).toHaveLength(1);
});

test('X19.11 administrators read what was sent and to whom, from the list of deliveries', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const { code } = await saveAndMail(page, await newForm(baseURL ?? '', FORM));
  const to = somebody();
  await addAddress(page, to);
  await dialog(page).getByLabel('Mensaje (opcional)').fill('Para su archivo.');
  await dialog(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('El correo fue enviado correctamente')).toBeVisible();
  await page.goto('/envios');
  await page.getByRole('button', { name: `Ver mensaje de Constatación de arbolado ${code}` }).click();
  const message = page.getByRole('dialog', { name: 'Mensaje' });
  await expect(message.getByText('Para su archivo.')).toBeVisible();
  await expect(message.getByRole('listitem')).toHaveText(`${to}Entregado`);
  await expectAccessible(page, 'message of the outbox');
});
