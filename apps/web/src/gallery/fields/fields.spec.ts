// What a person sees and can do in the stories of answering/fields.
import { expect, test } from '../testing/gallery-test.ts';

/** Kinds with a text field: its name, and what is said of the wrong text in it. */
const TYPED = [
  { kind: 'integer', name: 'Edad', help: 'Solo números, sin puntos ni comas.', wrong: 'número entero' },
  { kind: 'decimal', name: 'Altura en metros', help: 'después de una coma', wrong: 'número decimal' },
  { kind: 'date', name: 'Día de la inspección', help: 'Día, mes y año', wrong: 'fecha válida' },
  { kind: 'time', name: 'Hora', help: 'Hora y minutos', wrong: 'hora válida' },
  { kind: 'link', name: 'Página web', help: 'Una dirección web', wrong: 'dirección web válida' },
] as const;

/** Kinds with options: the role of their group, and how many can be chosen. */
const CHOICES = [
  { kind: 'single-choice', name: 'Especie', group: 'radiogroup', option: 'radio', count: 3 },
  { kind: 'yes-no', name: '¿Toca los cables?', group: 'radiogroup', option: 'radio', count: 2 },
  { kind: 'multiple-choice', name: 'Especies afectadas', group: 'group', option: 'checkbox', count: 3 },
] as const;

test('X30.15 A5.06 A5.08 A3.20 a typed field is named, explained, and says what is wrong in it', async ({
  gallery: { page, open },
}) => {
  for (const { kind, name, help, wrong } of TYPED) {
    const field = page.getByRole('textbox', { name });
    await open(`fields/${kind}-empty`);
    await expect(field, kind).toHaveAccessibleDescription(new RegExp(help));
    await expect(field, kind).not.toHaveAttribute('aria-invalid');
    await open(`fields/${kind}-wrong`);
    await expect(field, kind).toHaveAttribute('aria-invalid', 'true');
    await expect(field, kind).toHaveAccessibleDescription(new RegExp(wrong));
    await open(`fields/${kind}-locked`);
    await expect(field, kind).toBeDisabled();
  }
});

test('X30.15 A5.01 a required text says so in its name and, when it is missing, in its description', async ({
  gallery: { page, open },
}) => {
  const field = page.getByRole('textbox', { name: 'Nombre (requerida)' });
  await open('fields/text-required');
  await expect(field).toHaveAccessibleDescription('');
  await open('fields/text-wrong');
  await expect(field).toHaveAccessibleDescription(/Respuesta requerida/);
  await open('fields/text-asked-again');
  await expect(page.getByText('Antes: Ana Peres')).toBeVisible();
});

test('X30.15 A3.13 A3.14 A3.15 A4.04 a choice is a named group that can be answered, cleared, wrong or locked', async ({
  gallery: { page, open },
}) => {
  for (const { kind, name, group, option, count } of CHOICES) {
    const field = page.getByRole(group, { name });
    const options = field.getByRole(option);
    await open(`fields/${kind}-empty`);
    await expect(options, kind).toHaveCount(count);
    await options.first().check();
    await expect(options.first(), kind).toBeChecked();
    await open(`fields/${kind}-wrong`);
    await expect(field, kind).toHaveAccessibleDescription(/Respuesta requerida/);
    await open(`fields/${kind}-locked`);
    await expect(options.first(), kind).toBeDisabled();
  }
  await open('fields/single-choice-filled');
  await page.getByRole('button', { name: 'Quitar la elección Especie' }).click();
  await expect(page.getByRole('radio', { name: 'Jacarandá' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Tipa' })).toBeFocused();
});

test('X30.15 P9.25 P9.27 a day gets its slashes and a time its colon while they are typed', async ({
  gallery: { page, open },
}) => {
  const type = async (story: string, name: string, text: string): Promise<string> => {
    await open(`fields/${story}-empty`);
    const field = page.getByRole('textbox', { name });
    await field.fill('');
    await field.pressSequentially(text);
    return field.inputValue();
  };
  expect(await type('date', 'Día de la inspección', '25032026')).toBe('25/03/2026');
  expect(await type('time', 'Hora', '1745')).toBe('17:45');
});

test('X30.15 A5.10 A5.11 A5.13 A9.08 A9.09 R9.12 a long list is searched and scrolls, and what is chosen stays in sight', async ({
  gallery: { page, open },
}) => {
  await open('fields/choice-of-many');
  const options = page.getByRole('radio');
  const search = page.getByRole('searchbox', { name: 'Buscar entre las opciones: Especie' });
  await search.fill('MARTIN');
  await options.first().check();
  await expect(page.getByRole('radio', { name: 'San Martín' })).toBeChecked();
  await expect(options).toHaveCount(1);
  await search.fill('zzz');
  await expect(page.getByText('Ninguna opción coincide con la búsqueda.')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await search.fill('');
  await expect(options).toHaveCount(28);
  const list = page.locator('.choice-list');
  expect(await list.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(300);
  expect(await list.evaluate(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight)).toBe(true);
  // The same where several options may be ticked.
  await open('fields/several-of-many');
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(28);
  expect((await list.boundingBox())?.height).toBe(300);
  expect(await list.evaluate(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight)).toBe(true);
  await page.getByRole('searchbox', { name: /^Buscar entre las opciones/ }).fill('MARTIN');
  await boxes.first().check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await open('fields/single-choice-empty');
  await expect(search).toHaveCount(0);
  await open('fields/choice-of-none');
  await expect(options).toHaveCount(0);
});

test('X30.15 A4.02 a day is chosen in the calendar with the keyboard', async ({
  gallery: { page, open },
}) => {
  await open('fields/date-empty');
  const button = page.getByRole('button', { name: 'Elegir del calendario: Día de la inspección' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Elegir una fecha' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveValue('26/03/2026');
  await expect(button).toBeFocused();
});

test('X30.15 W14 the link of a question is shown with its host, and opens in a new tab', async ({
  gallery: { page, open },
}) => {
  await open('fields/link-with-reference');
  const link = page.getByRole('link', { name: 'La ordenanza (se abre en una pestaña nueva)' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByText('www.ejemplo.org', { exact: true })).toBeVisible();
});
