// Signatures of a submission: drawn, uploaded, written, missing; of staff and citizens, by keyboard, on a phone.

import { expect, expectAccessible, type Locator, type Page, signIn, test } from '../stack.ts';
import { answerWhatIsRequired, tabTo } from '../steps/fill-form.ts';
import {
  address,
  drawIn,
  locationOf,
  namesOf,
  PIXEL,
  slotOf,
  walkDownTo,
} from '../steps/particulars-steps.ts';
import { refusal } from '../steps/played.ts';

/** A form with a location, signatures of staff and citizen, and no required person. */
const SIGNED_FORM = '/contestar/4137yHAFI0vwXUzl3uIN';
const PHONE = { width: 390, height: 780 };

/** Goes to the end of the questions, where staff sign. */
async function openStaffSlot(page: Page): Promise<Locator> {
  await signIn(page, 'administrator');
  await page.goto(SIGNED_FORM);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const slot = slotOf(page, 'Profesional o censista');
  await walkDownTo(page, slot);
  return slot;
}

test('A2.23 A2.29 A5.40 A5.44 A5.45 A8.09 X16.02 staff sign after the questions: nothing is confirmed without a name or a drawing; on a phone, in the dark, place and signature fit the screen and stay accessible', async ({
  page,
}) => {
  const slot = await openStaffSlot(page);
  const confirm = slot.getByRole('button', { name: 'Confirmar firma' });
  await drawIn(page, slot);
  await confirm.click();
  await expect(slot.getByText('Para subir la firma debe completar el nombre de quien firma')).toBeVisible();
  await expectAccessible(page, 'signature without a name');
  await namesOf(slot).fill('Lic. Marta Olmos');
  await slot.getByRole('button', { name: 'Deshacer trazo' }).click();
  await confirm.click();
  await expect(slot.getByText('Falta subir imagen')).toBeVisible();
  await drawIn(page, slot);
  await confirm.click();
  await expect(slot.getByText('Firma confirmada')).toBeVisible();
  await expect(slot.getByRole('img', { name: 'Firma de Lic. Marta Olmos' })).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  const field = await locationOf(page);
  await field.getByRole('application', { name: 'Mapa' }).click();
  await address(field).fill('Calle de nombre larguísimo sin ningún espacio'.replaceAll(' ', '').repeat(4));
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await expect.poll(fits).toBe(true);
  await expectAccessible(page, 'place on a phone');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await drawIn(page, slotOf(page, 'Persona entrevistada'));
  await expect.poll(fits).toBe(true);
  await expectAccessible(page, 'signature on a phone');
});

test('A5.42 A5.43 A5.48 A8.08 A8.20 A8.21 X16.02 where both ways are offered a picture is uploaded in place of drawing, refused, removed; an upload that fails says so and keeps the drawing, also over to another step and back', async ({
  page,
}) => {
  const slot = await openStaffSlot(page);
  await expect(slot.getByRole('img', { name: /^Recuadro para firmar/ })).toBeVisible();
  await namesOf(slot).fill('Lic. Marta Olmos');
  const file = slot.getByLabel(/^Subir una imagen PNG/);
  await file.setInputFiles({ name: 'firma.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
  await expect(
    slot.getByText('Formato de imagen incorrecto. Ingrese una imagen con extensión PNG'),
  ).toBeVisible();
  const large = Buffer.concat([PIXEL, Buffer.alloc(1_048_577 - PIXEL.length)]);
  await file.setInputFiles({ name: 'firma.png', mimeType: 'image/png', buffer: large });
  await expect(slot.getByText('Archivo muy pesado. El archivo no debe exceder 1 mb.')).toBeVisible();
  await file.setInputFiles({ name: 'firma.png', mimeType: 'image/png', buffer: PIXEL });
  await slot.getByRole('button', { name: 'Confirmar firma' }).click();
  await expect(page.getByText('Imagen subida correctamente')).toBeVisible();
  await expect(slot.getByRole('img', { name: 'Firma de Lic. Marta Olmos' })).toBeVisible();
  await slot.getByRole('button', { name: 'Quitar firma' }).click();
  await expect(page.getByText('Imagen eliminada correctamente')).toBeVisible();
  await expect(slot.getByRole('img', { name: 'Firma de Lic. Marta Olmos' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Siguiente' }).click();
  const citizen = slotOf(page, 'Persona entrevistada');
  await namesOf(citizen).fill('Rosa Quiroga');
  await drawIn(page, citizen);
  await page.route('**/signatures/*', (route) => route.fulfill(refusal('municipality-blocked')));
  await citizen.getByRole('button', { name: 'Confirmar firma' }).click();
  await expect(
    citizen.getByText(
      'Ha ocurrido un error al subir el documento seleccionado. Por favor vuelva a intentarlo.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Atrás' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.unroute('**/signatures/*');
  await expect(citizen.getByRole('button', { name: 'Deshacer trazo' })).toBeEnabled();
  await citizen.getByRole('button', { name: 'Confirmar firma' }).click();
  await expect(citizen.getByText('Firma confirmada')).toBeVisible();
});

test('A2.29 A3.32 A5.03 A5.45 A1.13 A5.46 X16.01 X16.02 a citizen signs in a step of their own: missing, unconfirmed, typed, seen', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto(SIGNED_FORM);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Expandir secciones' }).click();
  const condition = page.locator('.condition-list input[type=checkbox]');
  await condition.first().check();
  await answerWhatIsRequired(page);
  const intern = slotOf(page, 'Profesional o censista');
  await walkDownTo(page, intern);
  await namesOf(intern).fill('Lic. Marta Olmos');
  await drawIn(page, intern);
  await intern.getByRole('button', { name: 'Confirmar firma' }).click();
  await expect(intern.getByText('Firma confirmada')).toBeVisible();

  // The citizen signs in a separate step and can only draw, not upload.
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const citizen = slotOf(page, 'Persona entrevistada');
  await expect(citizen.getByRole('img', { name: /^Recuadro/ })).toBeVisible();
  // The device is the one of the staff: the browser knows their name, not that of the citizen.
  await expect(namesOf(citizen)).toHaveAttribute('autocomplete', 'off');
  await expect(citizen.getByLabel(/^Subir una imagen PNG/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(citizen.getByText('* Firma requerida')).toBeVisible();
  await expectAccessible(page, 'missing signature');
  // A signature that is drawn but not confirmed must not get lost silently.
  await drawIn(page, citizen);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(citizen.getByText('Confirme la firma o bórrela.')).toBeVisible();
  await citizen.getByRole('button', { name: 'Borrar' }).click();
  // By keyboard, the citizen signs with the written name.
  await tabTo(page, namesOf(citizen));
  await page.keyboard.type('Rosa Quiroga');
  await tabTo(page, citizen.getByRole('button', { name: 'Firmar con mi nombre escrito' }));
  await page.keyboard.press('Enter');
  await expect(citizen.getByText('Se escribió «Rosa Quiroga» en el recuadro.')).toBeVisible();
  await tabTo(page, citizen.getByRole('button', { name: 'Confirmar firma' }));
  await page.keyboard.press('Enter');
  await expect(citizen.getByText('Firma confirmada')).toBeVisible();
  await expect(citizen.getByText('Firma confirmada')).toBeFocused();

  const sent = page.waitForResponse((response) => response.url().endsWith('/submissions') && response.ok());
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  const { id } = await (await sent).json();
  await expect(page).toHaveURL(/\/listar/);
  await page.goto(`/ver/${id}`);
  for (const name of ['Rosa Quiroga', 'Lic. Marta Olmos']) {
    const picture = page.getByRole('img', { name: `Firma de ${name}` });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  }
  await expectAccessible(page, 'answer with signatures');
});
