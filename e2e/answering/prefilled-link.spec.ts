// A link opens a public form with some answers in it, which the person sees, changes and sends.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, expectAccessibleAtAll, signIn, test } from '../stack.ts';
import { newForm } from '../steps/person-steps.ts';

const SHOP = aForm()
  .with({ title: { text: 'Comercio con enlace' } })
  .withOptions({ publicAccess: true })
  .withSection(
    's',
    aQuestion('trade', 'text', { title: { text: 'Rubro' } }),
    aQuestion('people', 'integer', { title: { text: 'Empleados' } }),
  );

test('X38.30 X38.31 X38.34 a visitor sees what the link filled in, changes it and sends; a link that was taken back says so', async ({
  page,
  baseURL,
  openSecondPage,
}) => {
  const form = await newForm(baseURL ?? '', SHOP.build());
  const staff = await openSecondPage();
  await signIn(staff, 'supervisor');
  const links = `/api/forms/${form}/prefilled-links`;
  const made = await staff.request.post(links, {
    headers: { origin: baseURL ?? '' },
    data: {
      label: 'Comercio 12',
      values: { trade: 'Panadería', people: '7' },
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
  });
  const { id, path } = await made.json();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const trade = page.getByLabel('Rubro');
  await expect(trade).toHaveValue('Panadería');
  await expect(page).toHaveURL(`/publico/contestar/${form}`);
  await expect(page.getByText('El enlace completó respuestas de este formulario.')).toBeVisible();
  await expect(trade).toHaveAccessibleDescription(/Completado por el enlace/);
  await expectAccessibleAtAll(page, 'a form that a link filled in');
  await trade.fill('Pastelería');
  await expect(trade).toHaveAccessibleDescription(/usted lo cambió/);
  await expect(page.getByLabel('Empleados')).toHaveAccessibleDescription(/Completado por el enlace/);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page).toHaveURL(/guardado/);

  await staff.request.delete(`${links}/${id}`, { headers: { origin: baseURL ?? '' } });
  await page.goto(path);
  await expect(page.getByText('El enlace no trae respuestas')).toBeVisible();
  await expect(trade).toHaveValue('');
  await expectAccessible(page, 'a link that was taken back');
});
