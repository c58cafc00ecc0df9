// What a person sees and can do in the stories of the answering screen.
import { expect, expectAccessible, test } from '../testing/gallery-test.ts';

test('X30.15 A2.30 a section says what is missing in it, opens and closes', async ({
  gallery: { page, open },
}) => {
  const heading = page.getByRole('button', { name: /Sección datos/ });
  await open('sections/open');
  await expect(heading).toHaveAccessibleName(/Falta 1 respuesta requerida/);
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  await heading.click();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await open('sections/complete');
  await expect(heading).toHaveAccessibleName(/Completa/);
});

test('X30.15 A4.18 A4.19 ticking shows the questions of a condition, unticking clears them and can be undone', async ({
  gallery: { page, open },
}) => {
  await open('sections/conditions');
  const roots = page.getByRole('checkbox', { name: 'Raíces levantadas' });
  const length = page.getByRole('textbox', { name: 'Largo de las raíces' });
  await expect(roots).not.toBeChecked();
  await expect(length).toHaveCount(0);
  await roots.check();
  await length.fill('3,5');
  await roots.uncheck();
  await expect(length).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText(['Se borraron las respuestas de «Raíces levantadas»']);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(length).toHaveValue('3,5');
  await roots.uncheck();
  await roots.check();
  await expect(length).toHaveValue('');
});

test('X30.15 A4.20 E3.43 with one condition allowed the others are locked until it is unticked', async ({
  gallery: { page, open },
}) => {
  await open('sections/conditions-single');
  await expect(page.getByRole('checkbox', { name: /Ramas secas/ })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Raíces levantadas' }).uncheck();
  await expect(page.getByRole('checkbox', { name: /Ramas secas/ })).toBeEnabled();
  await open('sections/conditions-missing');
  await expect(page.getByRole('group', { name: /¿Qué observó\?/ })).toHaveAccessibleDescription(
    /Sección condicional requerida/,
  );
});

test('X30.15 A4.21 A4.23 a copy takes the focus, is numbered, and asks before what it holds is lost', async ({
  gallery: { page, open },
}) => {
  await open('sections/repeatable');
  await page.getByRole('button', { name: 'Repetir sección Sección personas' }).click();
  const copy = page.getByRole('heading', { name: 'Sección personas (2)' });
  await expect(copy).toBeFocused();
  await page.getByRole('button', { name: 'Quitar' }).click();
  await expect(copy).toHaveCount(0);
  await open('sections/repeatable-copies');
  await page.getByRole('button', { name: 'Quitar' }).first().click();
  await expectAccessible(page, 'removing a copy');
  await page
    .getByRole('dialog', { name: '¿Quitar esta copia?' })
    .getByRole('button', { name: 'Quitar' })
    .click();
  await expect(page.getByRole('heading', { name: /Sección personas \(/ })).toHaveCount(1);
});

test('X30.15 A5.04 the list of errors leads to the field, and marks what was corrected', async ({
  gallery: { page, open },
}) => {
  await open('sections/error-summary');
  await page.getByRole('link', { name: /Nombre/ }).click();
  const name = page.getByRole('textbox', { name: /Nombre/ });
  await expect(name).toBeFocused();
  await name.fill('Ana');
  await name.blur();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nombre' })).toContainText('Corregida');
  await open('sections/draft-recovered');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('X30.15 A4.11 A4.12 A4.13 A4.49 a person is found, not found, or has answered already, and each state is accessible', async ({
  gallery: { page, open },
}) => {
  const search = async (number: string): Promise<void> => {
    await open('particulars/person');
    await page.getByRole('radio', { name: 'Persona física' }).check();
    await page.getByRole('textbox').fill(number);
    // The button is marked as disabled while the number cannot be one; Enter says why.
    await page.getByRole('textbox').press('Enter');
  };
  await search('30111222');
  await expect(page.getByText('Ana Pérez')).toBeVisible();
  await page.getByRole('radio', { name: 'Persona jurídica' }).click();
  await expect(page.getByText('Confirma que desea cambiar el usuario?')).toBeVisible();
  await expectAccessible(page, 'change question');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Persona física' })).toBeChecked();
  await search('30222111');
  await expectAccessible(page, 'nobody found');
  await page.getByRole('button', { name: /Crear/ }).click();
  await expect(page.getByRole('textbox', { name: /Nombre/ }).first()).toBeFocused();
  const create = page.locator('.creation').getByRole('button', { name: 'Crear ciudadano' });
  await create.click();
  await expect(page.getByText('El Nombre, Apellido y DNI son obligatorios').first()).toBeVisible();
  await expectAccessible(page, 'creation with errors');
  await page.getByLabel(/^Nombre/).fill('Ana María');
  await page.getByLabel(/^Apellido/).fill('Ñandú');
  await create.click();
  await expect(page.getByText('El ciudadano fue creado correctamente')).toBeVisible();
  await expectAccessible(page, 'created citizen');
  await search('30333444');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'already answered');
  await search('30999999');
  await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
  await page.keyboard.press('Escape');
  await search('1');
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'number that is none');
});

test('X30.15 X36.48 X36.49 whom the link names is looked up, chosen, or not found in words', async ({
  gallery: { page, open },
}) => {
  await open('particulars/person-of-link');
  await expect(page.getByRole('group', { name: 'Ciudadano elegido' })).toContainText('Ana Pérez');
  await open('particulars/person-of-slow-link');
  await expect(
    page.getByRole('status').filter({ hasText: 'Buscando a la persona del enlace…' }),
  ).toBeVisible();
  await open('particulars/person-of-used-link');
  await expect(page.getByRole('alert')).toContainText('El enlace no identifica a nadie');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Persona física' }).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await open('particulars/person-of-link-offline');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('alert')).toContainText('Este dispositivo no llega al servidor');
});

test('X30.15 A2.47 A2.49 A2.55 a location is found, has its address, and an asset is assigned', async ({
  gallery: { page, open },
}) => {
  await open('particulars/location');
  await page.getByRole('searchbox').fill('Plaza');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('button', { name: /Plaza Centenario/ }).click();
  await expect(page.getByRole('textbox', { name: 'Dirección', exact: true })).toHaveValue(/Plaza Centenario/);
  await page.getByRole('button', { name: 'Asignar Luminaria 17' }).click();
  await expect(page.getByText('Activo asignado')).toBeVisible();
  await open('particulars/location-missing');
  await expect(page.getByText('La ubicación elegida no es válida.')).toBeVisible();
});

test('X30.15 X36.51 the browser may offer a citizen their own data, and at a desk not that of the staff', async ({
  gallery: { page, open },
}) => {
  const offers = async (name: RegExp, what: string) =>
    expect(page.getByRole('textbox', { name }).first()).toHaveAttribute('autocomplete', what);
  await open('particulars/purchase');
  await offers(/^Nombre/, 'name');
  await offers(/^Correo/, 'email');
  await offers(/^Teléfono/, 'tel');
  await open('particulars/signatures');
  await offers(/^Nombre/, 'name');
  await open('particulars/purchase-at-desk');
  for (const name of [/^Nombre/, /^Correo/, /^Teléfono/]) await offers(name, 'off');
});

const FILES = [
  { state: 'empty', button: 'Adjuntar documento' },
  { state: 'refused', button: 'Adjuntar documento' },
  { state: 'uploading', button: 'Cancelar vereda-norte.pdf' },
  { state: 'waiting', button: 'Reintentar' },
  { state: 'failed', button: 'Reintentar' },
  { state: 'done', button: 'Quitar vereda-norte.pdf' },
  { state: 'removed', button: 'Deshacer' },
] as const;

test('X30.15 A7.28 A8.07 R7.48 every state of a file offers its action; progress and refusal are announced', async ({
  gallery: { page, open },
}) => {
  for (const { state, button } of FILES) {
    await open(`particulars/file-${state}`);
    await expect(page.getByRole('button', { name: button }), state).toBeVisible();
  }
  await open('particulars/file-uploading');
  await expect(page.getByRole('progressbar', { name: 'Subiendo vereda-norte.pdf' })).toBeVisible();
  await open('particulars/file-refused');
  await expect(page.getByRole('alert')).toContainText('El máximo permitido es de 5 MB');
  await open('particulars/file-infected');
  await expect(
    page.getByText(/El archivo «vereda-norte.pdf» no se guardó: se encontró en él un virus/),
  ).toBeVisible();
});

test('X30.15 X39.75 a voice note is recorded by a button, and what was recorded is played and removed', async ({
  gallery: { page, open },
}) => {
  await open('particulars/voice-note-empty');
  await expect(page.getByRole('button', { name: 'Grabar nota de voz de «Foto de la vereda»' })).toBeVisible();
  await open('particulars/voice-note-done');
  await expect(page.getByLabel('Foto de la vereda: Nota de voz de 0 min 12 s.webm')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quitar Nota de voz de 0 min 12 s.webm' })).toBeVisible();
});

const CARDS = [
  { state: 'card', heading: 'Lista para enviar', text: 'se envía sola' },
  { state: 'card-sending', heading: 'Lista para enviar', text: 'Enviando' },
  { state: 'card-signed-out', heading: 'Lista para enviar', text: 'Su sesión terminó' },
  { state: 'card-refused', heading: 'No se pudo enviar', text: 'ya recibió todas las respuestas' },
  { state: 'card-sent', heading: 'Guardado', text: 'VM4400' },
] as const;

test('X30.15 X31.49 X31.51 X31.52 the card of what waits says what becomes of it, and lets a person write on', async ({
  gallery: { page, open },
}) => {
  for (const { state, heading, text } of CARDS) {
    await open(`waiting/${state}`);
    await expect(page.getByRole('heading', { level: 1, name: heading }), state).toBeVisible();
    await expect(page.getByText(text).first(), state).toBeVisible();
  }
  await open('waiting/card-sending');
  await expect(page.getByRole('button', { name: 'Seguir escribiendo' })).toBeDisabled();
});

test('X30.15 A5.40 A5.41 A5.43 a signature needs a name; a missing one is described, a confirmed one can be removed', async ({
  gallery: { page, open },
}) => {
  const slot = page.getByRole('group', { name: 'Firma del vecino (requerida)' });
  await open('particulars/signatures');
  await slot.getByRole('button', { name: 'Firmar con mi nombre escrito' }).click();
  await expect(slot).toHaveAccessibleDescription(/\S/);
  await open('particulars/signatures-missing');
  await expect(slot).toHaveAccessibleDescription(/Firma requerida/);
  await open('particulars/signatures-done');
  await slot.getByRole('button', { name: 'Quitar firma' }).click();
  await expect(slot.getByRole('button', { name: 'Confirmar firma' })).toBeVisible();
});

test('X30.15 E9.20 E9.22 E9.26 a purchase shows prices and seats, what is sold out, and the total', async ({
  gallery: { page, open },
}) => {
  await open('particulars/purchase');
  await expect(page.getByRole('radio', { name: /Campo.*Agotado/ })).toBeDisabled();
  await page.getByRole('radio', { name: /Platea.*15,00.*Quedan 12.*antes 20,00/ }).check();
  await expect(page.getByText('Total')).toContainText('15,00');
  await open('particulars/purchase-wrong');
  await expect(page.getByRole('textbox', { name: /Nombre y apellido/ })).toHaveAccessibleDescription(
    /Campo requerido/,
  );
  await open('particulars/purchase-failed');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await open('particulars/purchase-closed');
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('X30.15 A2.26 A2.28 the stepper marks the present step, the bar has the one action of it', async ({
  gallery: { page, open },
}) => {
  await open('bar/stepper');
  await page.getByRole('navigation', { name: 'Pasos' }).getByRole('button', { name: 'Firmas' }).click();
  await expect(page.getByRole('heading', { name: 'Paso 3 de 3: Firmas' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Firmas' })).toHaveAttribute('aria-current', 'step');
  await open('bar/next');
  await expect(page.getByRole('button')).toHaveText('Siguiente');
  await open('bar/sending');
  await expect(page.getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-disabled', 'true');
  await open('bar/edit');
  await expect(page.getByRole('button', { name: 'Guardar corrección' })).toBeVisible();
});

test('X30.15 A4.30 A5.01 A8.10 A8.15 a form that is not sent shows why, and keeps what was written', async ({
  gallery: { page, open },
}) => {
  const name = page.getByRole('textbox', { name: /Nombre/ });
  const send = page.getByRole('button', { name: 'Enviar' });
  await open('form/whole');
  await send.click();
  await expect(page.getByRole('link', { name: /Nombre/ })).toBeVisible();
  await expectAccessible(page, 'form with errors');
  await open('form/fails-to-send');
  await name.fill('Ana');
  await send.click();
  await expect(page.getByRole('alert')).toContainText(
    'Hubo un error al guardar la respuesta, por favor intente nuevamente',
  );
  await expect(name).toHaveValue('Ana');
  await open('form/finds-more-on-the-server');
  await name.fill('Ana');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Hay respuestas para corregir');
  await page.getByRole('link', { name: /^Altura/ }).click();
  await expect(page.getByRole('textbox', { name: 'Altura en metros' })).toBeFocused();
  await open('form/loses-the-connection');
  await name.fill('Ana');
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Conexión a internet perdida' })).toBeVisible();
});
