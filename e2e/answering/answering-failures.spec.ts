// Answering when something fails: no connection, lost replies, forms that cannot be answered. No input may be lost,
// and nothing may be stored twice.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, FORMS, test } from '../stack.ts';
import { answerWhatIsRequired } from '../steps/fill-form.ts';
import { newForm, newVersion } from '../steps/person-steps.ts';

const PUBLIC_FORM = `/publico/contestar/${FORMS.pruning}`;
const SUBMISSIONS = '**/api/public/forms/*/submissions';

async function writeAnswer(page: Page): Promise<void> {
  await page.getByLabel(/^Nombre y apellido/).fill('Elsa Quiroga');
  await answerWhatIsRequired(page);
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();

test('W1 A4.01 A8.10 a reload loses nothing, and starting again asks and forgets it; a reply that is lost and a retry store one answer; what was changed after a lost reply is not taken for stored, and can be sent as a new answer', async ({
  page,
}) => {
  await page.goto(PUBLIC_FORM);
  await page.getByLabel(/^Nombre y apellido/).fill('Nélida');
  await page.reload();
  await expect(page.getByText('Se recuperó lo que había escrito.')).toBeVisible();
  await expect(page.getByLabel(/^Nombre y apellido/)).toHaveValue('Nélida');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expectAccessible(page, 'starting again');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByLabel(/^Nombre y apellido/)).toHaveValue('Nélida');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByLabel(/^Nombre y apellido/)).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Se recuperó lo que había escrito.')).toHaveCount(0);

  await writeAnswer(page);
  let stored = '';
  await page.route(
    SUBMISSIONS,
    async (route) => {
      const reply = await route.fetch();
      stored = ((await reply.json()) as { readonly code: string }).code;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(new RegExp(`/publico/guardado/${FORMS.pruning}/${stored}$`));

  await page.getByRole('link', { name: 'Contestar otra vez' }).click();
  await writeAnswer(page);
  await page.route(
    SUBMISSIONS,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByLabel(/^Nombre y apellido/).fill('Elsa Quiroga de Paz');
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Esta respuesta ya estaba guardada' });
  await expectAccessible(page, 'stored before');
  await dialog.getByRole('button', { name: 'Enviar como respuesta nueva' }).click();
  await expect(page).toHaveURL(/\/publico\/guardado\//);
});

test('A4.50 A2.39 W8 R8.32 of two who send at the same moment the last place goes to one, and the other sees why', async ({
  browser,
  baseURL,
}) => {
  const definition = aForm()
    .with({ title: { text: 'Cupo de uno' }, responseLimit: 1 })
    .withOptions({ publicAccess: true, limitResponses: true })
    .withSection('s', aQuestion('name', 'text', { title: { text: 'Nombre' } }))
    .build();
  const form = await newForm(baseURL ?? '', definition);
  const pages = await Promise.all([1, 2].map(() => browser.newPage()));
  for (const page of pages) {
    await page.goto(`${baseURL}/publico/contestar/${form}`);
    await page.getByLabel(/^Nombre/).fill('Elsa Quiroga');
  }
  await Promise.all(pages.map(send));
  const full = (page: Page) => page.getByRole('heading', { level: 1, name: 'Formulario completo' });
  const saved = (page: Page) => page.getByRole('heading', { level: 1, name: 'Guardado' });
  for (const page of pages) await expect(full(page).or(saved(page))).toBeVisible();
  // Both pages now show their result, so it can be read without waiting.
  const refused = await Promise.all(pages.map((page) => full(page).isVisible()));
  expect(refused.filter(Boolean)).toHaveLength(1);
  for (const page of pages) await page.close();
});

test('X31.55 A8.01 a form that became private while a visitor wrote says that it takes no answers and that nothing is lost', async ({
  page,
  baseURL,
}) => {
  const definition = aForm()
    .withOptions({ publicAccess: true })
    .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }));
  const form = await newForm(baseURL ?? '', definition.build());
  await page.goto(`/publico/contestar/${form}`);
  await page.getByLabel(/^Observaciones/).fill('A medias');
  await newVersion(baseURL ?? '', form, definition.withOptions({ publicAccess: false }).build());
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Cerrar' }).click();
  const kept = 'Ya no recibe respuestas; lo escrito queda en este dispositivo.';
  await expect(page.getByText(kept)).toBeVisible();
  await expect(page).toHaveURL(`/publico/contestar/${form}`);
  await expectAccessible(page, 'form that became private');
  await page.reload();
  await expect(page.getByText(kept)).toBeVisible();
});
