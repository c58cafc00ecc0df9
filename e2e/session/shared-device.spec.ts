// A browser that several people use keeps nothing of them.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, expectAccessibleInBoth, type Page, signIn, test } from '../stack.ts';
import { loseConnection } from '../steps/connection-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Consulta en el mostrador' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('what', 'text', { title: { text: 'Consulta' } }))
  .build();

const shared = (page: Page) => page.getByRole('switch', { name: 'Lo usan varias personas' });
const question = (page: Page) => page.getByLabel(/^Consulta/);

/** What the browser holds: records of its database, keys of its marks of deletion, and names of local values. */
function held(page: Page) {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('constancia');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
    const keysOf = (name: string) =>
      new Promise<IDBValidKey[]>((resolve) => {
        const request = database.transaction(name).objectStore(name).getAllKeys();
        request.addEventListener('success', () => resolve(request.result));
      });
    const others = [...database.objectStoreNames].filter((name) => name !== 'marks');
    const keys = await Promise.all(others.map(keysOf));
    const marks = await keysOf('marks');
    database.close();
    return {
      tables: keys.length,
      records: keys.flat().length,
      marks,
      values: Object.keys(localStorage).toSorted(),
    };
  });
}

test('X37.74 X39.89 a browser of several people keeps nothing of them and asks before it loses something', async ({
  page,
  context,
  baseURL,
}) => {
  // A language that was chosen stays: it says nothing of who chose it.
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
  const url = `/publico/contestar/${await newForm(baseURL ?? '', FORM)}`;
  await page.goto(url);
  await question(page).fill('Del que estuvo antes');
  await page.reload();
  await expect(question(page)).toHaveValue('Del que estuvo antes');
  await signIn(page, 'supervisor');
  await page.goto('/cuenta');
  await expectAccessibleInBoth(page, 'this browser');
  await shared(page).press('Space');
  const ask = page.getByRole('alertdialog', { name: '¿No guardar nada en este navegador?' });
  await expectAccessible(page, 'question before all is deleted');
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(shared(page)).not.toBeChecked();
  expect((await held(page)).records).toBeGreaterThan(0);
  await shared(page).press('Space');
  await ask.getByRole('button', { name: 'Eliminar y no guardar' }).click();
  await expect(page.getByText('Este navegador ya no guarda nada.')).toBeVisible();
  await expect(shared(page)).toBeChecked();
  await page.reload();
  await expect(shared(page)).toBeChecked();
  await context.clearCookies();

  await page.goto(url);
  await expect(question(page)).toHaveValue('');
  await question(page).fill('Del que viene');
  await loseConnection(page);
  await expect(
    page.getByText('Este dispositivo no guarda lo que responde: no cierre la página.', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Dejar lista para enviar' })).toHaveCount(0);
  await expect(
    page.getByText('Este dispositivo no pudo guardar lo que respondió', { exact: false }),
  ).toBeVisible();
  await context.setOffline(false);
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await page.reload();
  await asked;
  await expect(question(page)).toHaveValue('');
  const { tables, records, marks, values } = await held(page);
  expect(tables).toBeGreaterThan(0);
  expect(records).toBe(0);
  // When everything was deleted, which names nobody.
  expect(marks).toEqual(['']);
  expect(values).toEqual(['constancia.language', 'constancia.shared-device']);
  await question(page).fill('Con conexión');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeVisible();
});
