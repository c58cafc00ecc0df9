// The tickets of a receipt at the door of the event, on a phone, with codes that are typed or pasted.
import { readFile } from 'node:fs/promises';
import { readPdf } from '../../apps/server/src/testing/read-pdf.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { untilReadAgain, withCamera } from '../steps/camera-steps.ts';
import { answer, atGateway, fillIn, send, storeForm } from '../steps/purchase-steps.ts';

/** Buys tickets and returns the codes that the receipt prints. */
async function buyTickets(page: Page, form: string): Promise<readonly string[]> {
  await fillIn(page, form, { quantity: '3' });
  await send(page);
  await atGateway(page);
  const [download] = await Promise.all([page.waitForEvent('download'), answer(page, 'Aprobar')]);
  const { text } = await readPdf(await readFile(await download.path()));
  return text.match(/\d{4}\w{8}\.\d+\.[\w-]{12}/g) ?? [];
}

async function check(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de la entrada').fill(code);
  await page.getByRole('button', { name: 'Verificar', exact: true }).click();
}

test.use({ viewport: { width: 390, height: 844 } });

test('X31.12 X31.13 X31.14 X31.17 in a browser without a camera, which says that the code can be typed, each ticket of a receipt lets one person in, and a use can be taken back with a reason; what a camera sees is checked, and a ticket that is held still is used once', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'mediaDevices'));
  const form = await storeForm(page);
  const other = await storeForm(page, { title: 'Otro concierto' });
  const codes = await buyTickets(page, form);
  expect(codes).toHaveLength(3);
  const [first = '', second = '', third = ''] = codes;

  await signIn(page, 'elevatedSupervisor');
  await page.goto(`/pagos/${form}`);
  await page.getByRole('link', { name: 'Verificar entradas' }).click();
  await expect(page.getByRole('heading', { name: 'Verificar entrada' })).toBeVisible();
  await expect(page.getByText('Se aceptan solo entradas del evento elegido.')).toBeVisible();
  await expect(page.getByText('Este navegador no lee códigos con la cámara.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usar la cámara' })).toHaveCount(0);
  await expect(page.getByLabel('Código de la entrada')).toBeEditable();
  await expectAccessible(page, 'door without a camera');
  await check(page, first);
  const result = page.getByRole('status');
  await expect(result).toContainText('Válida: puede entrar');
  await expect(result).toContainText('Ana Ruiz Etxeberria');
  await expect(result).toContainText('Entrada 1 de 3 · Platea');
  await expectAccessible(page, 'a good ticket');
  await check(page, first);
  await expect(result).toContainText(/Ya utilizada: \d\d\/\d\d\/\d{4} - \d\d:\d\d, /);
  await expectAccessible(page, 'a used ticket');
  await check(page, second);
  await expect(result).toContainText('Entrada 2 de 3 · Platea');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByLabel(/^Motivo/).fill('Se equivocó de puerta');
  await expectAccessible(page, 'undoing a use');
  await page.getByRole('button', { name: 'Deshacer el ingreso' }).click();
  await expect(result).toContainText('El ingreso se deshizo');
  await check(page, second);
  await expect(result).toContainText('Válida: puede entrar');
  await check(page, `${second.slice(0, -1)}${second.endsWith('A') ? 'B' : 'A'}`);
  await expect(result).toContainText('Código desconocido');

  await page.goto(`/entradas/verificar?evento=${other}`);
  await check(page, first);
  await expect(result).toContainText('Es de otro evento');
  await page.goto('/entradas/verificar');
  await expect(page.getByText('Se aceptan entradas de todos los eventos que usted puede ver.')).toBeVisible();
  await check(page, first);
  await expect(result).toContainText('Ya utilizada');

  const cookies = await page.context().cookies();
  await withCamera(
    { reader: 'played', code: third, cookies, context: { baseURL: baseURL ?? '' } },
    async (door) => {
      await door.goto('/entradas/verificar');
      await door.getByRole('button', { name: 'Usar la cámara' }).click();
      const seen = door.getByRole('status');
      await expect(seen).toContainText('Válida: puede entrar');
      await expect(seen).toContainText('Entrada 3 de 3 · Platea');
      await expectAccessible(door, 'a ticket read by the camera');
      // The same picture, read again and again, asks the server nothing more.
      let asked = 0;
      door.on('request', (sent) => {
        if (sent.method() === 'POST') asked += 1;
      });
      await untilReadAgain(door, 8);
      expect(asked).toBe(0);
      await expect(seen).toContainText('Válida: puede entrar');
      await door.getByRole('button', { name: 'Apagar la cámara' }).click();
      await expect(door.getByRole('button', { name: 'Usar la cámara' })).toBeVisible();
    },
  );
});
