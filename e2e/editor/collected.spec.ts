// Answers that ODK or Kobo collected, imported onto a form.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { makeForm, more } from '../steps/form-list-steps.ts';
import { noise } from '../steps/picture.ts';

const FORM = aForm()
  .withSection('casa', aQuestion('calle', 'text'), aQuestion('pisos', 'integer'))
  .withRepeatableSection('persona', aQuestion('nombre', 'text'))
  .build();

async function choose(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'));
  await page.getByLabel('Agregar archivo').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

const HEADINGS = 'casa/calle,casa/pisos,otra,KEY,SubmissionDate';
const GOOD = [HEADINGS, 'Mitre,2,,uuid:a,2024-05-06T07:08:09Z', 'Alem,1,,uuid:b,2024-05-07T07:08:09Z'];

test('X38.38 X38.103 files of ODK are checked and say why line by line; corrected, their answers are stored once and listed; the ZIP of ODK Central is checked as it is, names the photo that is missing, and brings the other one along', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const { title } = await makeForm(page, `Censo ${Date.now().toString(36)}`, FORM);
  await page.goto(`/listar?texto=${encodeURIComponent(title)}`);
  await more(page, title).click();
  await page.getByRole('menuitem', { name: 'Importar respuestas' }).click();
  await expect(page).toHaveURL(/\/historial\/\w+\/importar$/);
  await expect(page.getByText(`Formulario: ${title}`)).toBeVisible();
  await choose(page, 'vacio.csv', ['KEY']);
  await expect(page.getByRole('alert')).toHaveText('«vacio.csv» no tiene respuestas.');

  await choose(page, 'roto.csv', ['KEY,pisos', '"a,1']);
  await expect(page.getByRole('alert')).toContainText('roto.csv');

  await choose(page, 'censo.csv', [HEADINGS, 'Mitre,dos,x,uuid:a,2024-05-06T07:08:09Z']);
  const outcome = page.getByRole('status').filter({ hasText: 'No se importa nada' });
  await expect(outcome).toBeVisible();
  const table = page.getByRole('table', { name: 'Informe del archivo' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').filter({ hasText: 'censo.csv, fila 2' })).toContainText('casa/pisos');
  await expect(table.getByRole('row').filter({ hasText: 'otra' })).toContainText('Cambia o falta');
  await expect(page.getByRole('button', { name: /^Importar/ })).toHaveCount(0);
  await expectAccessible(page, 'refused answers');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'refused answers on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  await choose(page, 'censo.csv', GOOD);
  await expect(page.getByText('Se pueden importar 2 respuestas.')).toBeVisible();
  await choose(page, 'personas.csv', ['nombre,PARENT_KEY', 'Juan,uuid:a', 'Eva,uuid:a']);
  await expect(page.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Se pueden importar 2 respuestas.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar «censo.csv»' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'censo.csv' })).toHaveCount(0);
  const alone = table.getByRole('row').filter({ hasText: 'personas.csv, fila 2' });
  await expect(alone).toContainText('No está la respuesta a la que pertenece');
  await choose(page, 'censo.csv', GOOD);
  await page.getByRole('button', { name: 'Importar 2 respuestas' }).press('Enter');
  await expect(page.getByText('Se importaron 2 respuestas.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver las respuestas' }).click();
  await expect(page.getByRole('row').filter({ hasText: '06/05/2024' })).toHaveCount(1);
  await page.goBack();
  await choose(page, 'censo.csv', [HEADINGS, 'Mitre,2,,uuid:a,2024-05-06T07:08:09Z']);
  await expect(page.getByRole('status').filter({ hasText: 'No hay ninguna respuesta nueva.' })).toBeVisible();

  const form = aForm()
    .withSection('casa', aQuestion('calle', 'text'), aQuestion('foto', 'text', { allowsImage: true }))
    .build();
  const { title: houses } = await makeForm(page, `Fachadas ${Date.now().toString(36)}`, form);
  await page.goto(`/listar?texto=${encodeURIComponent(houses)}`);
  await more(page, houses).click();
  await page.getByRole('menuitem', { name: 'Importar respuestas' }).click();
  const lines = [
    'calle,foto,KEY,SubmissionDate',
    'Mitre,frente.png,uuid:a,2024-05-06T07:08:09Z',
    'Alem,falta.jpg,uuid:b,2024-05-07T07:08:09Z',
  ];
  const buffer = Buffer.from(
    zipSync({ 'casas.csv': strToU8(lines.join('\n')), 'media/frente.png': noise(40) }),
  );
  const chooser = page.getByLabel('Agregar archivo');
  await chooser.setInputFiles({ name: 'roto.zip', mimeType: 'application/zip', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toContainText('no es un ZIP de ODK Central');
  await chooser.setInputFiles({ name: 'casas.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText('Se pueden importar 2 respuestas.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem')).toHaveText(
    /^casas\.zip/,
  );
  const missing = page.getByRole('table', { name: 'Informe del archivo' }).getByRole('row').nth(1);
  await expect(missing).toContainText('casas.csv, fila 3');
  await expect(missing).toContainText('falta.jpg');
  await expectAccessible(page, 'an archive');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'an archive on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Importar 2 respuestas' }).press('Enter');
  await expect(page.getByText('Se importaron 2 respuestas.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver las respuestas' }).click();
  await page.getByRole('row').filter({ hasText: '06/05/2024' }).getByRole('link').first().click();
  await expect(page.getByRole('img', { name: /frente\.png/ })).toBeVisible();
});
