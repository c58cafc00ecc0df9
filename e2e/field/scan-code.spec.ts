// Reading a code into a text question: a phone reads it with the camera, and others type it.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, test } from '../stack.ts';
import { withCamera } from '../steps/camera-steps.ts';
import { untilDownloaded } from '../steps/connection-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const CODE = '7791234567898';
const METERS = aForm()
  .with({ title: { text: 'Medidores' } })
  .withOptions({ publicAccess: true });
const SCANNING = METERS.withSection(
  's',
  aQuestion('meter', 'text', { title: { text: 'Medidor' }, scansCode: true }),
).build();

const meter = (page: Page) => page.getByLabel('Medidor', { exact: true });
const scan = (page: Page) => page.getByRole('button', { name: 'Escanear código' });

test.use({ viewport: { width: 390, height: 844 } });

test('X39.66 the camera reads a code into the field, which can be typed all the same', async ({
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', SCANNING);
  const context = { baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } };
  await withCamera({ code: CODE, reader: 'library', context }, async (page) => {
    await page.goto(`/publico/contestar/${form}`);
    await untilDownloaded(page, ['code-reader']);
    await page.context().setOffline(true);
    await scan(page).click();
    await expect(meter(page)).toHaveValue(CODE);
    await expect(meter(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `Código leído: ${CODE}` })).toBeVisible();
    await expectAccessible(page, 'field with a code that was read');
    await page.context().setOffline(false);
    await meter(page).fill('123');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeVisible();
  });
});

test('X39.66 without a camera the field is typed', async ({ page, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'mediaDevices'));
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', SCANNING)}`);
  await untilDownloaded(page, ['scan-code']);
  await expect(scan(page)).toHaveCount(0);
  await expect(meter(page)).toBeEditable();
});
