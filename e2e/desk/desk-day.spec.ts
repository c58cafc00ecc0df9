// An official's day at the desk, from the home page to the figures: by hand on a phone and a tablet, by keyboard alone at a desk.
import { readFile } from 'node:fs/promises';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { readSheet } from 'read-excel-file/node';
import { expect, expectAccessible, type Locator, type Page, signIn, test } from '../stack.ts';
import { tabTo } from '../steps/fill-form.ts';
import { makeForm } from '../steps/form-list-steps.ts';
import { sendAnswer, viewLink, viewLinks } from '../steps/list-steps.ts';

const FORM = aForm()
  .with({
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'En curso', transitions: [0, 2] },
      { id: 2, name: 'Resuelta', transitions: [] },
    ],
  })
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .build();

/** How the person works: with a pointer, or by keyboard alone, on the way that the Tab key takes. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** Chooses an option of a list that opens. */
  readonly choose: (page: Page, list: Locator, option: string) => Promise<void>;
}

const POINTER: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (page, list, option) => {
    await list.click();
    await page.getByRole('option', { name: option }).click();
  },
};

const keyboard = (page: Page): Hand => {
  const reach = async (target: Locator) => {
    await target.waitFor();
    await tabTo(page, target);
  };
  return {
    press: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    write: async (target, text) => {
      await reach(target);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    choose: async (_page, list, option) => {
      await reach(list);
      await page.keyboard.press('Enter');
      const wanted = page.getByRole('option', { name: option });
      await wanted.waitFor();
      // At most once round the list.
      for (let presses = await page.getByRole('option').count(); presses > 0; presses--) {
        if (await wanted.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('ArrowDown');
      }
      await expect(wanted).toBeFocused();
      await page.keyboard.press('Enter');
    },
  };
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** From the home page to the submissions of the form. On a phone the list of forms unfolds. */
async function toSubmissions(page: Page, hand: Hand, title: string): Promise<void> {
  await hand.press(link(page, 'Ver formularios'));
  await expect(page.getByRole('heading', { level: 1, name: 'Formularios' })).toBeVisible();
  await hand.write(page.getByRole('searchbox', { name: 'Nombre del formulario' }), title);
  const submissions = link(page, `Ver Respuestas: ${title}`);
  if ((page.viewportSize()?.width ?? 0) < 768)
    await hand.press(page.getByRole('button', { name: title }).first());
  await hand.press(submissions);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function findByWord(page: Page, hand: Hand, word: string): Promise<void> {
  const filters = page.getByRole('button', { name: /^Filtros/ });
  const words = page.getByLabel('Buscar en las respuestas');
  await expect(filters.or(words).first()).toBeVisible();
  if (await filters.isVisible()) await hand.press(filters);
  await hand.write(words, word);
  await expect(page.getByText('Total: 1', { exact: true })).toBeVisible();
}

async function correct(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Corregir: Observaciones' }));
  const field = page.getByLabel('Observaciones', { exact: true });
  await expect(field).toBeFocused();
  await hand.write(field, 'Farola torcida, frente al 120');
  await hand.write(page.getByLabel('Motivo de la corrección (opcional)'), 'Faltaba la altura');
  await expectAccessible(page, 'a day: correcting');
  await hand.press(button(page, 'Guardar'));
  await expect(page.getByText('Farola torcida, frente al 120').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Correcciones' })).toContainText('Motivo: Faltaba la altura');
}

async function exportAll(page: Page, hand: Hand): Promise<readonly unknown[][]> {
  await hand.press(button(page, 'Exportar'));
  const dialog = page.getByRole('dialog', { name: 'Exportar respuestas' });
  await expect(dialog).toContainText('Se exportan las 3 respuestas');
  const downloading = page.waitForEvent('download');
  await hand.press(dialog.getByRole('button', { name: 'Exportar', exact: true }));
  const rows = await readSheet(await readFile(await (await downloading).path()));
  await expect(dialog.getByRole('status')).toHaveText('El archivo se descargó.');
  await hand.press(dialog.getByRole('button', { name: 'Cerrar', exact: true }));
  await expect(dialog).toHaveCount(0);
  return rows;
}

async function day(page: Page, hand: Hand, title: string): Promise<void> {
  await signIn(page, 'elevatedSupervisor');
  const form = await makeForm(page, title, FORM);
  await sendAnswer(page, form.id, { value: 'Banco roto' });
  const lamp = await sendAnswer(page, form.id, { value: 'Farola torcida' });
  await sendAnswer(page, form.id, { value: 'Vereda hundida' });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: /^Hola, / })).toBeVisible();
  await expectAccessible(page, 'a day: home');
  await toSubmissions(page, hand, title);
  await findByWord(page, hand, 'farola');
  await expectAccessible(page, 'a day: found');
  await hand.press(viewLink(page, lamp));
  await expect(page.getByText('Farola torcida').first()).toBeVisible();
  await correct(page, hand);
  const state = page.getByRole('combobox', { name: 'Estado' });
  await hand.choose(page, state, 'En curso');
  await expect(state).toHaveText('En curso');
  await expectAccessible(page, 'a day: moved on');
  await hand.press(link(page, '<< Volver'));
  // The filter is still there.
  await expect(viewLinks(page)).toHaveCount(1);
  const filters = page.getByRole('button', { name: /^Filtros/ });
  const clear = button(page, 'Limpiar filtros');
  await expect(filters.or(clear).first()).toBeVisible();
  if (!(await clear.isVisible())) await hand.press(filters);
  await hand.press(clear);
  await expect(viewLinks(page)).toHaveCount(3);
  const rows = await exportAll(page, hand);
  const exported = rows.find((row) => row.includes(lamp.code));
  expect(exported).toEqual(expect.arrayContaining(['En curso', 'Farola torcida, frente al 120']));
  await hand.press(link(page, '<< Volver'));
  await expect(page.getByRole('heading', { level: 1, name: 'Formularios' })).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 768)
    await hand.press(page.getByRole('button', { name: title }).first());
  await hand.press(link(page, `Ver Estadísticas: ${title}`));
  await expect(page.locator('dl').first()).toHaveText('Respuestas3Procesadas3');
  await hand.press(button(page, 'Ver como tabla: Respuestas por estado'));
  await expectAccessible(page, 'a day: figures');
}

const state = (page: Page, name: RegExp) =>
  page.getByRole('table', { name: 'Respuestas por estado' }).getByRole('row', { name });

/** The figures at the end of the day; nothing is wider than the window. */
async function expectFigures(page: Page): Promise<void> {
  await expect(state(page, /^En curso 1 /)).toBeVisible();
  await expect(state(page, /^Recibida 2 /)).toBeVisible();
  const wider = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);
}

for (const width of [390, 768])
  test(`X33.91 a day at the desk at ${width} px: found, read, corrected, moved on, exported, counted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await day(page, POINTER, `Parte del día a ${width} píxeles`);
    await expectFigures(page);
  });

test('X33.91 a day at the desk at 1280 px, by keyboard alone: found, read, corrected, moved on, exported, counted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await day(page, keyboard(page), 'Parte del día con el teclado');
  await expectFigures(page);
});
