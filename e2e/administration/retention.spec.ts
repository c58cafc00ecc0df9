// How long submissions are kept, and what an order keeps: what an administrator sets and is asked, on a desk and on a phone.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, expectAccessibleInBoth, type Page, signIn, test } from '../stack.ts';
import { more } from '../steps/form-list-steps.ts';
import { newForm, showActions, storedSubmission } from '../steps/person-steps.ts';
import { openSettings, saveButton } from '../steps/settings-steps.ts';

const formCalled = (title: string) =>
  aForm()
    .with({ title: { text: title } })
    .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
    .build();

const months = (page: Page) => page.getByLabel('Meses que se conservan las respuestas');
const counted = (page: Page) => page.getByRole('status').filter({ hasText: /^Con este plazo/ });
const unsaved = (page: Page) => page.getByText('Hay cambios sin guardar.');

/** On a desk and on a phone. */
async function expectAccessibleOnBoth(page: Page, state: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessibleInBoth(page, `${state}, ${width} pixels wide`);
  }
}

test('X34.87 X37.19 the settings say what the months mean, how many submissions they delete now, and ask before, on a desk and on a phone', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await openSettings(page, 'Villa María');
  await expect(
    page.getByText('Las respuestas se conservan siempre: ninguna se elimina por su fecha.'),
  ).toBeVisible();
  await months(page).fill('doce');
  await saveButton(page).click();
  await expect(months(page)).toBeFocused();
  await expect(months(page)).toHaveAccessibleDescription(
    'Escriba un número entero de 1 a 1200, o nada para conservar siempre.',
  );
  // Everything of the demonstration is older.
  await months(page).fill('1');
  await expect(counted(page)).toContainText(/Con este plazo se eliminan ahora \d+ respuestas:/);
  await expect(counted(page)).toContainText(/Relevamiento de arbolado público urbano: \d+/);
  await expect(counted(page)).toContainText(/Otras que también cumplieron el plazo se conservan: \d+\./);
  await expect(page.getByText('no se puede deshacer', { exact: false })).toBeVisible();
  await expectAccessibleOnBoth(page, 'months of keeping');
  await saveButton(page).click();
  // Asked of the server again: other people's submissions come and go meanwhile.
  const question = page.getByRole('alertdialog', { name: /^¿Eliminar \d+ respuestas\?$/ });
  await expect(question).toContainText(/Relevamiento de arbolado público urbano: \d+/);
  const [asked, forms] =
    /¿Eliminar (\d+) respuestas\?[^]*cumplieron el plazo: ([^]*)\. No se/
      .exec(await question.innerText())
      ?.slice(1) ?? [];
  const amounts = [...(forms ?? '').matchAll(/: (\d+)(?=, |$)/g)].map(([, amount]) => Number(amount));
  expect(amounts.length).toBeGreaterThan(0);
  expect(Number(asked)).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
  await expect(question).toContainText('No se puede deshacer.');
  await expectAccessibleOnBoth(page, 'question before deleting');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(unsaved(page)).toBeVisible();
  // Nothing was saved: what is stored is still for ever.
  await months(page).fill('');
  await expect(page.getByText('No hay cambios por guardar.')).toBeVisible();
});

async function putOnHold(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Conservar', exact: true }).click();
  await expect(dialog.getByText('Escriba el motivo.')).toBeVisible();
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await expectAccessibleInBoth(page, name);
  await dialog.getByLabel('Motivo').fill('Juzgado n.º 3, diligencias 412/2026');
  await dialog.getByRole('button', { name: 'Conservar', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const BANNER = 'Conservada por orden: Juzgado n.º 3, diligencias 412/2026';

test('X37.24 X37.25 X37.26 an administrator puts a submission on hold at the desk and lifts it on a phone: everybody reads why, nobody deletes it; then the whole form from the list, and its submissions say so', async ({
  page,
  baseURL,
}) => {
  const title = 'Parte retenido';
  const form = await newForm(baseURL ?? '', formCalled(title));
  const { id, code } = await storedSubmission(baseURL ?? '', form);
  await signIn(page, 'administrator');
  await page.goto(`/ver/${id}`);
  // The buttons move until all are there.
  await expect(page.getByRole('link', { name: 'Corregir formulario' })).toBeVisible();
  await page.getByRole('button', { name: 'Conservar por orden' }).click();
  await putOnHold(page, `Conservar por orden la respuesta ${code}`);
  await expect(page.getByText('La respuesta queda conservada por orden.')).toBeVisible();
  const banner = page.getByRole('note').filter({ hasText: BANNER });
  await expect(banner).toContainText(/Desde el \d\d\/\d\d\/\d{4} - \d\d:\d\d, por /);
  const remove = page.getByRole('button', { name: 'Eliminar', exact: true });
  await expect(remove).toHaveCount(0);
  await expectAccessibleOnBoth(page, 'a submission on hold');
  await page.goto(`/cis/ver/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'supervisor');
  await page.goto(`/ver/${id}`);
  await showActions(page);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('button', { name: 'Levantar la orden' })).toHaveCount(0);
  await expect(remove).toHaveCount(0);
  const refused = await page.request.delete(`/api/submissions/${id}?version=1`);
  expect((await refused.json()).code).toBe('submission-held');
  await page.goto(`/listar?texto=${title}`);
  // On a phone a form of the list is opened first.
  await page.getByRole('button', { name: title, exact: true }).click();
  await more(page, title).click();
  await expect(page.getByRole('menuitem', { name: 'Orden de conservación' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: `Eliminar «${title}»` }).click();
  await expect(
    page.getByText('No se puede eliminar: el formulario, o alguna de sus respuestas', { exact: false }),
  ).toBeVisible();

  await signIn(page, 'administrator');
  await page.goto(`/ver/${id}`);
  await showActions(page);
  await expect(page.getByRole('link', { name: 'Corregir formulario' })).toBeVisible();
  await page.getByRole('button', { name: 'Levantar la orden' }).click();
  const question = page.getByRole('alertdialog', { name: `¿Levantar la orden de la respuesta ${code}?` });
  await expect(question).toContainText(BANNER);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Levantar la orden' }).click();
  await question.getByRole('button', { name: 'Levantar la orden' }).click();
  await expect(page.getByText('La orden se levantó.')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(remove).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 720 });
  const open = async () => {
    await page.goto(`/listar?texto=${title}`);
    await more(page, title).click();
    await page.getByRole('menuitem', { name: 'Orden de conservación' }).click();
  };
  await open();
  await putOnHold(page, `Conservar por orden «${title}»`);
  await expect(page.getByText('El formulario queda conservado por orden.')).toBeVisible();
  await expect(more(page, title)).toBeFocused();
  await page.goto(`/ver/${id}`);
  await expect(page.getByRole('note')).toContainText(
    'Conservada por orden, con todo su formulario: Juzgado n.º 3, diligencias 412/2026',
  );
  await expect(page.getByRole('button', { name: 'Eliminar', exact: true })).toHaveCount(0);
  await open();
  const whole = page.getByRole('alertdialog', { name: `¿Levantar la orden de «${title}»?` });
  await expect(whole).toContainText('Conservado por orden: Juzgado n.º 3, diligencias 412/2026');
  await expectAccessible(page, 'the hold of a form');
  await whole.getByRole('button', { name: 'Levantar la orden' }).click();
  await expect(page.getByText('La orden se levantó.')).toBeVisible();
  await page.goto(`/ver/${id}`);
  await expect(page.getByRole('button', { name: 'Eliminar', exact: true })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
});
