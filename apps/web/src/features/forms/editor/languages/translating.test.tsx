// @vitest-environment jsdom
// Translating a form: in the table of a language, many texts at once, and beside each text.
import { until } from '../../../../platform/testing/draw.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion, aSection, localized } from '@constancia/domain/testing/a-form.ts';
import { EDITABLE_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, it } from 'vitest';
import { choose, click, paste, pressKey, write } from '../../../../platform/testing/act-on.ts';
import { all, one } from '../../../../platform/testing/find.ts';
import {
  editorOf,
  openEditor,
  pick,
  press,
  saved,
  says,
  toggle,
  decide,
} from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';

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

async function opened(form: FormDefinition, submissionCount = 0) {
  const server = startFormsServer();
  const id = server.store(form, { submissionCount });
  await openEditor(editorOf(id));
  return { server, id };
}

/** The form with a language that has no texts yet, in the table of its translations. */
async function openTable(): Promise<void> {
  await opened(FORM);
  await choose(one('field', 'Agregar un idioma'), 'English');
  await press('Traducir: English');
}

const dialog = () => one('dialog');
const version = (where: string) => one('field', `Traducción: English · ${where}`);
const values = (...where: readonly string[]) => where.map((one) => version(one).value);

it('X35.36 a pasted column fills the texts downwards, says what did not fit, and one undo takes it back', async () => {
  await openTable();
  await write(version('Sección 1: título'), 'Data');
  const filled = ['Sección 1, pregunta 1', 'Sección 1, pregunta 2', 'Sección 1, pregunta 3'];
  const option = 'Sección 1, pregunta 3, opción 1';
  await paste('Street\nNumber\n\nYes\r\n', version(filled[0]!));
  expect(values(...filled, option)).toEqual(['Street', 'Number', '', 'Yes']);
  expect(says('Se completaron 3 traducciones.')).toBe(true);
  await pressKey('z', { ctrlKey: true });
  expect(values(...filled, option, 'Sección 1: título')).toEqual(['', '', '', '', 'Data']);
  await paste('Yes\nNo\nMore\nStill more', version('Sección 1, pregunta 4, opción 1'));
  expect(says('2 celdas no entraron: la lista termina antes.')).toBe(true);
  await click(one('button', 'Deshacer', dialog()));
  expect(values('Sección 1, pregunta 4, opción 2')).toEqual(['']);
});

it('X35.36 a description keeps the lines that are pasted into it, unless they come from a table', async () => {
  await openTable();
  const description = version('Descripción del formulario');
  await paste('For trees\nStreet trees', description);
  expect(values('Sección 1: título')).toEqual(['']);
  const table = '<table><tr><td>For trees</td></tr><tr><td>Data</td></tr></table>';
  await paste('For trees\nData', description, table);
  expect(values('Descripción del formulario', 'Sección 1: título')).toEqual(['For trees', 'Data']);
});

it('X35.37 a text that stands several times is translated once', async () => {
  await openTable();
  const complete = () => all('button', /^Completar/, dialog())[0];
  expect(complete()).toBeUndefined();
  await write(version('Sección 1, pregunta 3, opción 1'), 'Yes');
  await write(version('Sección 1, pregunta 3, opción 2'), 'No');
  await write(version('Sección 1, pregunta 4, opción 2'), 'Not at all');
  await press('Completar un texto igual');
  expect(values('Sección 1, pregunta 4, opción 1', 'Sección 1, pregunta 4, opción 2')).toEqual([
    'Yes',
    'Not at all',
  ]);
  expect(complete()).toBeUndefined();
});

const STARTED = aForm()
  .with({
    title: localized('Poda de árboles', { pt: 'Poda' }),
    description: localized('Cuéntenos qué árbol es.'),
  })
  .withSection('s', aQuestion('q1', 'single-choice', { ...titled('Barrio'), options: ['Norte', 'Sur'] }))
  .build();

it('E3.17 X11.06 X11.07 X11.09 X36.59 only what is missing is shown, each text can be translated where it stands, removing asks', async () => {
  const { server, id } = await opened(STARTED);
  expect(says('1 de 6 textos traducidos')).toBe(true);
  await press('Traducir: Português');
  const fields = () => all('field', /^Traducción/, dialog()) as HTMLInputElement[];
  expect(fields()).toHaveLength(6);
  await toggle('Solo los textos sin traducir (5)');
  expect(fields()).toHaveLength(5);
  await write(fields()[2]!, '  Bairro  ');
  await click(fields()[3]!);
  expect(fields()[2]?.value).toBe('Bairro');
  expect(fields()).toHaveLength(5);
  expect(one('field', 'Solo los textos sin traducir (4)').checked).toBe(true);
  await press('Listo');
  await pick('Barrio');
  expect(all('field', 'Título de la pregunta · Português')).toEqual([]);
  expect(all('field', 'Opción 2 · Português')).toEqual([]);
  await click(one('box', 'Traducciones junto a cada texto', document.querySelector('aside')!));
  expect(one('field', 'Título de la pregunta · Português').value).toBe('Bairro');
  await write(one('field', 'Título de la pregunta · Português'), 'Qual bairro');
  await write(one('field', 'Opción 2 · Português'), 'Sul');
  expect(says('3 de 6 textos traducidos')).toBe(true);
  const remove = 'Quitar el idioma: Português';
  await press(remove);
  expect(one('dialog').textContent).toContain('Textos traducidos: 3.');
  await decide('Cancelar');
  await press(remove);
  await decide('Quitar');
  expect(all('button', remove)).toEqual([]);
  expect(all('field', 'Título de la pregunta · Português')).toEqual([]);
  await press('Deshacer');
  expect(says('3 de 6 textos traducidos')).toBe(true);
  const { title, sections } = await saved(server, id);
  const [question] = sections[0]?.questions ?? [];
  expect([title.in, question?.title.in, question?.options[1]?.text.in]).toEqual([
    { pt: 'Poda' },
    { pt: 'Qual bairro' },
    { pt: 'Sul' },
  ]);
});

it('E3.17 E4.23 X11.06 X36.59 a form with submissions takes new translations', async () => {
  const { server, id } = await opened(EDITABLE_FORM, 1);
  expect(all('box', 'Traducciones junto a cada texto')).toEqual([]);
  await choose(one('field', 'Agregar un idioma'), 'Galego');
  expect(all('field', 'Título · Galego')).toEqual([]);
  await toggle('Traducciones junto a cada texto');
  await write(one('field', 'Título · Galego'), 'Zona gardada');
  expect((await saved(server, id)).title.in).toEqual({ gl: 'Zona gardada' });
});

it('X36.90 X36.92 names are translated beside their fields too; renaming keeps a translation, and a long one of a signature is cut', async () => {
  const signed = aForm()
    .withOptions({ digitalSignature: true })
    .withStates('Recibida', 'Resuelta')
    .withSignature({ title: 'Titular' });
  await opened(signed.withSection('s', aQuestion('q', 'text')).build());
  await choose(one('field', 'Agregar un idioma'), 'Português');
  await toggle('Traducciones junto a cada texto');
  await write(one('field', 'Nombre del estado Recibida · Português'), 'Registrada');
  await write(one('field', 'Nombre del estado Recibida'), 'Ingresada');
  await click(one('field', 'Nuevo estado'));
  await until(() => expect(one('field', 'Nombre del estado Ingresada · Português').value).toBe('Registrada'));
  await write(one('field', 'Título de la firma · Português'), 'x'.repeat(45));
  expect(one('field', 'Título de la firma · Português').value).toBe('x'.repeat(40));
});
