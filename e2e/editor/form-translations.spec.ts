// Many translations at once: a pasted column, texts that read alike, a spreadsheet out and in.
// rules: X35.36-X35.38
import { readFile } from 'node:fs/promises';
import { aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { editorOf, openEditor, savedForm } from '../steps/editor-steps.ts';

const titled = (text: string) => ({ title: { text } });

const FORM = aForm()
  .with({ title: { text: 'Poda' }, description: { text: 'Para árboles de la vereda' } })
  .withSections(
    aSection('s', {
      ...titled('Datos'),
      questions: [
        aQuestion('q1', 'text', titled('Calle')),
        aQuestion('q2', 'text', titled('Altura')),
        aQuestion('q3', 'single-choice', { ...titled('¿Molesta?'), options: ['Sí', 'No'] }),
        aQuestion('q4', 'single-choice', { ...titled('¿Tapa la luz?'), options: ['Sí', 'No'] }),
      ],
    }),
  )
  .build();

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, FORM);
  await openEditor(page, editorOf(formId));
  await page.getByLabel('Agregar un idioma').selectOption('en');
  await page.getByRole('button', { name: 'Traducir: English' }).click();
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Traducir: English' });
const field = (page: Page, where: string) =>
  dialogOf(page).getByRole('textbox', { name: `Traducción: English · ${where}`, exact: true });

async function chooseSheet(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.getByLabel('Leer hoja').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test('X35.38 the texts go out as a spreadsheet, unsaved ones too, and come in again line by line', async ({
  page,
}) => {
  await field(page, 'Título del formulario').fill('Pruning');
  const downloading = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Descargar hoja' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('textos-en.xlsx');
  const own = await readFile(await download.path());
  await chooseSheet(page, 'textos-en.xlsx', own);
  const report = page.getByRole('dialog', { name: 'Traducciones de «textos-en.xlsx»' });
  await expect(report).toContainText('0 traducciones nuevas o distintas.');
  await expect(report).toContainText('Iguales a las del formulario: 1.');
  await expect(report.getByRole('button', { name: /^Tomar/ })).toHaveCount(0);
  await report.getByRole('button', { name: 'Cancelar' }).click();

  const lines = [
    'Clave;Lugar;Texto original;Traducción: English',
    'question-q2;;Altura;Number',
    'question-q1;;Calle;Street',
    'question-q9;;Otra;Other',
    'section-title-s;;Datos viejos;Old data',
    'question-q1;;Calle;Road',
  ];
  await chooseSheet(page, 'de la agencia.csv', lines.join('\r\n'));
  const second = page.getByRole('dialog', { name: 'Traducciones de «de la agencia.csv»' });
  await expect(second).toContainText('2 traducciones nuevas o distintas.');
  await expect(second.getByRole('listitem')).toHaveText([
    /Otra.*Línea 4: el formulario ya no tiene este texto\./,
    /Datos viejos.*Línea 5: el texto original ya no es el de la hoja\./,
    /Calle.*Línea 6: el texto ya está en una línea anterior\./,
  ]);
  await expectAccessible(page, 'what a sheet of translations would change');
  await second.getByRole('button', { name: 'Cancelar' }).click();
  await expect(field(page, 'Sección 1, pregunta 1')).toHaveValue('');
  await chooseSheet(page, 'de la agencia.csv', lines.join('\r\n'));
  await second.getByRole('button', { name: 'Tomar 2 traducciones' }).click();
  await expect(field(page, 'Sección 1, pregunta 1')).toHaveValue('Street');
  await expect(field(page, 'Sección 1, pregunta 2')).toHaveValue('Number');
  await expect(field(page, 'Sección 1: título')).toHaveValue('');
  await dialogOf(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(field(page, 'Sección 1, pregunta 1')).toHaveValue('');
  await expect(field(page, 'Título del formulario')).toHaveValue('Pruning');

  await chooseSheet(page, 'otra.csv', 'a;b\r\n1;2');
  await expect(dialogOf(page).getByRole('alert')).toContainText('«otra.csv» no tiene las columnas');
  await expectAccessible(page, 'a sheet that cannot be read');
});
