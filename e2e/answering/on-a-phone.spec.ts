// A form on a phone: signing with a finger, what is said without a connection, and a window that is low.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { newForm } from '../steps/person-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SIGNED = aForm()
  .with({ title: { text: 'Autorización' } })
  .withOptions({ publicAccess: true, digitalSignature: true })
  .withSection(
    's',
    aQuestion('motivo', 'text', { title: { text: 'Motivo' } }),
    aQuestion('foto', 'text', { title: { text: 'Fotografía' }, allowsImage: true }),
  )
  .withSignature({ title: 'Quien autoriza', signatory: 'citizen', required: true })
  .build();

test('X36.31 X36.32 without a connection the bar says that what is answered is kept, a low window has no fixed bar; a finger opens the box before it draws, a touch is no signature, and the focus stays at what was signed', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', SIGNED)}`);
  await page.getByLabel('Motivo').fill('Poda');
  await expect(page.getByRole('textbox', { name: 'Fotografía' })).toHaveAccessibleDescription(
    'Comentario (opcional).',
  );
  const mark = page.getByText('Sin conexión. Lo que responde queda guardado en este dispositivo.');
  await expect(mark).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(mark).toBeVisible();
  await page.context().setOffline(false);
  await expect(mark).toHaveCount(0);
  const bar = page.locator('.send-bar');
  await expect(bar).toHaveCSS('position', 'sticky');
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('button', { name: 'Siguiente' }).tap();
  const box = page.getByRole('img', { name: /^Recuadro para firmar/ });
  const clear = page.getByRole('button', { name: 'Borrar' });
  const open = page.getByRole('button', { name: 'Toque aquí para firmar' });
  await expect(open).toBeVisible();
  await expectAccessible(page, 'closed signature box');
  // A finger that swipes over it scrolls the page, and draws nothing.
  await expect(open).not.toHaveCSS('touch-action', 'none');
  await open.tap();
  await expect(open).toHaveCount(0);
  await expect(box).toHaveCSS('touch-action', 'none');
  await box.tap();
  await expect(clear).toBeDisabled();
  const { x = 0, y = 0 } = (await box.boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 180, y + 90, { steps: 8 });
  await page.mouse.up();
  await expect(clear).toBeEnabled();
  await page.getByLabel('Nombre y apellido de quien firma').fill('Rosa Quiroga');
  await page.getByRole('button', { name: 'Confirmar firma' }).tap();
  await expect(page.getByText('Firma confirmada')).toBeFocused();
});

test('X36.78 X36.80 the bar that sends is the end of the page, and its main button reaches the edge; under a short form it stands at the bottom of the window too, for visitors and for staff', async ({
  page,
  baseURL,
}) => {
  const questions = Array.from({ length: 12 }, (_, index) =>
    aQuestion(`q${index}`, 'text', { title: { text: `Pregunta ${index + 1}` } }),
  );
  const long = aForm()
    .withOptions({ publicAccess: true })
    .withSection('s', ...questions)
    .build();
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', long)}`);
  await expect(page.getByLabel('Pregunta 12')).toBeAttached();
  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  const bar = page.locator('.send-bar');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const gap = async () => {
    const [below, beside] = [await bar.boundingBox(), await send.boundingBox()];
    return below && beside && [844 - below.y - below.height, 374 - beside.x - beside.width].map(Math.round);
  };
  await expect.poll(gap).toEqual([0, 0]);

  const short = aForm()
    .withOptions({ publicAccess: true })
    .withSection('s', aQuestion('q', 'text', { title: { text: 'Motivo' } }))
    .build();
  const id = await newForm(baseURL ?? '', short);
  const end = async () => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    return [Math.round(y + height), pageHeight];
  };
  await page.goto(`/publico/contestar/${id}`);
  await expect(page.getByLabel('Motivo')).toBeVisible();
  await expect.poll(end).toEqual([844, 844]);
  await signIn(page, 'administrator');
  await page.goto(`/contestar/${id}`);
  await expect(page.getByLabel('Motivo')).toBeVisible();
  await expect.poll(end).toEqual([844, 844]);
});
