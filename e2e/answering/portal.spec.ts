// Citizens who come from the citizen portal answer a form, find their submissions, and revise what a reviewer
// requested.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, expectAccessibleAtAll, type Page, signIn, test } from '../stack.ts';
import { answerWhatIsRequired, untilDrawn } from '../steps/fill-form.ts';
import {
  askedToRevise,
  CLAIM,
  lastSubmissionOf,
  NEIGHBOURS,
  newPortalForm,
  tokenOf,
} from '../steps/portal-steps.ts';

const ENTRY_FAILED = 'Error al ingresar desde Portal Ciudadano';
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).press('Enter');
const answers = (page: Page) => page.locator('.portal-answer');

test('A2.12 A2.25 A3.30 P1.16 P2.24 W6 X22.01 a citizen comes in from the portal without a sign-in: the token leaves the address at once and is nobody’s afterwards', async ({
  page,
}) => {
  const { federica } = NEIGHBOURS.portal;
  const token = await tokenOf(federica);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(`${sent.url()} ${sent.headers()['referer'] ?? ''}`));
  await page.goto(`/ciudadano/contestar/${CLAIM}/${token}`);
  await expect(page).toHaveURL(`/ciudadano/contestar/${CLAIM}`);
  await expect(page.getByText(`Ingresó desde el Portal Ciudadano como ${federica.username}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reclamo por servicios en la vía pública');
  await expectAccessible(page, 'answering from the portal');
  // Only the request for the page itself contained the token.
  expect(asked.filter((one) => one.includes(token))).toHaveLength(1);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('session');
  expect(cookies.find(({ name }) => name === 'citizen')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  // A token cannot be used a second time.
  await page.context().clearCookies({ name: 'citizen' });
  await page.goto(`/ciudadano/contestar/${CLAIM}/${token}`);
  await expect(page.getByRole('alert')).toContainText(ENTRY_FAILED);
});

test('A1.02 A2.13 A4.36 P1.05 P2.30 X22.02 X22.03 X22.04 what a citizen of the portal sends is saved under its code, and is theirs; who leaves is out, on every page; the next one finds nothing of theirs', async ({
  page,
}) => {
  const { federica } = NEIGHBOURS.portal;
  await page.goto(`/ciudadano/contestar/${CLAIM}/${await tokenOf(federica)}`);
  await answerWhatIsRequired(page);
  await page.reload();
  await expect(page.getByText('Ingresó desde el Portal Ciudadano como')).toBeVisible();
  await send(page);
  await expect(page).toHaveURL(new RegExp(`/ciudadano/guardado/${CLAIM}/VM\\d+$`));
  await expectAccessible(page, 'saved from the portal');
  const code = (await page.locator('.code-value').first().innerText()).trim();
  expect(page.url()).toContain(`/${code}`);
  await page.getByRole('link', { name: 'Ver mis respuestas' }).click();
  await expect(page).toHaveURL('/ciudadano/formularios/respuestas');
  await expect(answers(page).first()).toContainText(code);
  await expect(answers(page).first()).toContainText('Recibido');
  const { id } = await lastSubmissionOf(page);
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('heading', { name: 'Salió correctamente' })).toBeVisible();
  await expectAccessible(page, 'left the portal');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(ENTRY_FAILED);
  await page.goto(`/ciudadano/revision/${id}/${await tokenOf(NEIGHBOURS.portal.ulises)}`);
  await expect(page.getByRole('alert')).toContainText('No existe la respuesta.');
  await signIn(page, 'administrator');
  await page.goto(`/respuestas/listado/${CLAIM}`);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Federica Cisterna');
});

test('A8.13 X34.25 X36.50 X36.54 a used link in a browser that is still inside names who is, and leads on as them; a link that is pressed in the moment in which its page appears leads where it says; a citizen reads who opened their answers: by keyboard, on a phone, and after a failure', async ({
  page,
}) => {
  const { ulises } = NEIGHBOURS.portal;
  const token = await tokenOf(ulises);
  await page.goto(`/ciudadano/contestar/${CLAIM}/${token}`);
  const question = page.getByRole('textbox', { name: 'Dirección (requerida)' });
  await expect(question).toBeVisible();
  await question.fill('Mitre 100');
  await page.goto(`/ciudadano/contestar/${CLAIM}/${token}`);
  const card = page.getByRole('alert');
  await expect(card).toContainText(ENTRY_FAILED);
  await expect(card).toContainText(`En este navegador sigue abierta la sesión de ${ulises.username}.`);
  await expect(page.locator('.question')).toHaveCount(0);
  await expectAccessible(page, 'used link, still inside');
  await card.getByRole('button', { name: `Continuar como ${ulises.username}` }).click();
  await expect(page.getByText(`Ingresó desde el Portal Ciudadano como ${ulises.username}`)).toBeVisible();
  await expect(question).toHaveValue('Mitre 100');

  await page.setViewportSize({ width: 390, height: 800 });
  await answerWhatIsRequired(page);
  // Faster than any hand: the link is pressed before anything else runs.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const link = [...document.querySelectorAll('a')].find((one) => one.innerText === 'Ver mis respuestas');
      if (!link) return;
      observer.disconnect();
      link.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await send(page);
  await expect(page).toHaveURL('/ciudadano/formularios/respuestas');
  const { id, code } = await lastSubmissionOf(page);
  await expect(answers(page).first()).toContainText(code);

  await signIn(page, 'administrator');
  await page.goto(`/ver/${id}`);
  await expect(page.getByText(code).first()).toBeVisible();
  await page.goto('/ciudadano/formularios/respuestas');
  await page.route('**/api/portal/readings', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Quién consultó mis datos' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ciudadano/consultas');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quién consultó mis respuestas');
  // A visit that lasts from one minute into the next is listed with both.
  const reading = page.getByRole('listitem').filter({ hasText: code }).first();
  await expect(reading).toContainText('Personal del municipio');
  await expect(reading).toContainText('Consultó la respuesta');
  await expectAccessible(page, 'who looked at my data');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await reading.getByRole('link').click();
  await expect(page).toHaveURL(`/ciudadano/respuesta/${id}`);
});

const SINGLE = aForm()
  .with({ title: { text: 'Padrón de vecinos' } })
  .withOptions({ citizenAssociationFromCitizenPortal: true, singleAnswer: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Barrio' }, required: true }))
  .build();

test('A4.48 E3.20 E3.34 R4.31 R8.33 A6.07 W8 a form of one answer is answered once: two tabs, then a new entry by hash', async ({
  page,
  baseURL,
}) => {
  const { ulises } = NEIGHBOURS.portal;
  const form = await newPortalForm(baseURL ?? '', SINGLE);
  await page.goto(`/ciudadano/contestar/${form}/${await tokenOf(ulises)}`);
  await expect(page.getByLabel(/^Barrio/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`/ciudadano/contestar/${form}`);
  await expect(other.getByLabel(/^Barrio/)).toHaveValue('');
  await page.getByLabel(/^Barrio/).fill('Centro');
  await other.getByLabel(/^Barrio/).fill('Norte');
  await send(page);
  await expect(page).toHaveURL(new RegExp(`/ciudadano/guardado/${form}/VM\\d+$`));
  await send(other);
  await expect(other.getByRole('alert')).toContainText('Formulario ya contestado');
  await expectAccessible(other, 'already answered');
  await other.close();
  await page.goto(`/ciudadano/contestar/${form}?citizenHash=${await tokenOf(ulises)}`);
  await expect(page).toHaveURL(`/ciudadano/contestar/${form}`);
  await expect(page.getByRole('alert')).toContainText('Formulario ya contestado');
  await expect(page.locator('.question')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver mis respuestas' }).click();
  await expect(answers(page).first()).toContainText('Padrón de vecinos');
});

test('A1.16 A4.28 A4.29 P2.26 R4.30 R4.32 X22.08 X31.85 a citizen finds the answer that is to be revised, revises it once, and it is done at every width', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const neighbour = NEIGHBOURS.portal.benicio;
  const { id, code } = await askedToRevise(page, baseURL, neighbour);
  // The portal's link to the submissions, with a new token.
  await page.context().clearCookies({ name: 'citizen' });
  await page.goto(`/ciudadano/formularios/respuestas/${await tokenOf(neighbour)}`);
  await expect(page).toHaveURL('/ciudadano/formularios/respuestas');
  const asked = answers(page).filter({ hasText: code });
  await expect(answers(page).first()).toContainText(code);
  await expect(asked).toContainText('Se pidió que revise esta respuesta.');
  await expectAccessibleAtAll(page, 'own answers');
  await asked.getByRole('link', { name: `Ver la respuesta ${code}` }).click();
  await expect(page).toHaveURL(`/ciudadano/respuesta/${id}`);
  await expect(page.getByRole('definition').filter({ hasText: 'Prueba' }).first()).toBeVisible();
  await expectAccessibleAtAll(page, 'an own submission to read');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar su respuesta en PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`acta-${code}.pdf`);
  await page.getByRole('link', { name: 'Ver mis respuestas' }).click();
  await asked.getByRole('link', { name: `Revisar ${code}` }).click();
  await expect(page).toHaveURL(`/ciudadano/revision/${id}`);
  await page.getByLabel(/^Dirección \(requerida\)/).fill('Mitre 512');
  await page.getByRole('button', { name: 'Enviar revisión' }).click();
  await expect(page).toHaveURL(`/ciudadano/guardado/${CLAIM}/${code}`);
  await page.getByRole('link', { name: 'Ver mis respuestas' }).click();
  await expect(asked).toBeVisible();
  await expect(asked).not.toContainText('Se pidió');
  await page.goto(`/ciudadano/revision/${id}`);
  await expect(page.getByRole('alert')).toContainText('Formulario ya contestado');
  await signIn(page, 'administrator');
  await page.goto(`/ver/${id}`);
  await expect(page.getByText('Mitre 512').first()).toBeVisible();
  await expect(page.getByText('A corregir', { exact: true })).toBeVisible();
  await expect(page.getByText('Falta que alguien la acepte.')).toBeVisible();
  await expectAccessibleAtAll(page, 'a reply that waits for its acceptance');
  await page.getByRole('button', { name: 'Aceptar la revisión' }).click();
  await expect(page.getByText('Aprobado', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aceptar la revisión' })).toHaveCount(0);
});

test('A2.32 A4.24 A4.25 A4.26 R4.33 R4.34 X31.81 X31.83 only what the reviewer asked can be changed, beside what it was before, with the remarks at hand', async ({
  page,
  baseURL,
}) => {
  const { id } = await askedToRevise(page, baseURL, NEIGHBOURS.portal.ulises);
  await page.goto(`/ciudadano/revision/${id}`);
  const address = page.getByLabel(/^Dirección \(requerida\)/);
  await expect(address).toBeEnabled();
  const asked = page.getByRole('region', { name: 'El municipio le pide corregir' });
  await expect(asked).toContainText('La calle sola no alcanza.');
  await expect(asked).toContainText('0 de 1 corregidas');
  await expect(page.getByRole('button', { name: 'Contraer secciones' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Expandir secciones' }).click();
  await untilDrawn(page);
  const fields = page.locator('.section').locator('textarea, input:not([type=search])');
  await expect(fields.and(page.locator(':enabled'))).toHaveCount(1);
  await expect(page.getByLabel(/^Contanos qué pasa/)).toBeDisabled();
  const former = page.locator('.question-former');
  await expect(former).toHaveText('Antes: Prueba');
  await expect(former).toHaveCSS('color', 'rgb(163, 33, 27)');
  await expectAccessible(page, 'revising an answer');
  await page.getByRole('button', { name: 'Observaciones' }).click();
  await expect(page.getByRole('dialog', { name: 'Observaciones' })).toContainText(
    'La calle sola no alcanza.',
  );
  await expectAccessible(page, 'remarks of the reviewer');
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Dirección' }).click();
  await expect(address).toBeFocused();
  const send = page.getByRole('button', { name: 'Enviar revisión' });
  await send.click();
  const unchanged = page.getByRole('dialog', { name: '¿Enviar sin cambios?' });
  await expect(unchanged).toBeVisible();
  await expectAccessible(page, 'a revision without changes');
  await unchanged.getByRole('button', { name: 'Volver a corregir' }).click();
  await expect(unchanged).toHaveCount(0);
  await address.fill('Mitre 512');
  await expect(asked).toContainText('1 de 1 corregidas');
  await address.fill('');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Faltan algunos campos requeridos');
});
