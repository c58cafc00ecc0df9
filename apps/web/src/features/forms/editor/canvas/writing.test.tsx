// @vitest-environment jsdom
// Entering many questions on the canvas: the next one with Enter, its kind chosen afterwards; sections and what they hold.
import { until } from '../../../../platform/testing/draw.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { click, typeHere, pressKey, write } from '../../../../platform/testing/act-on.ts';
import { all, one } from '../../../../platform/testing/find.ts';
import {
  addQuestion,
  addSection,
  button,
  chooseKind,
  editorOf,
  isOn,
  shownAt,
  NEW_FORM,
  openEditor,
  pick,
  pickButton,
  press,
  save,
  saved,
  says,
  titleField,
  titles,
  toggle,
  decide,
} from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';

const written = (item = 'Pregunta') => one('field', `${item}: título`);
const hasCounts = (sections: number, questions: number) =>
  says(`Secciones: ${sections} · Preguntas: ${questions}`);
const isFocused = (element: () => Element) => until(() => expect(document.activeElement).toBe(element()));

async function openNew(): Promise<void> {
  startFormsServer();
  await openEditor(NEW_FORM);
}

it('X35.02 ten questions are added with ten keys beside their titles', async () => {
  await openNew();
  await addSection('Datos');
  const names = Array.from({ length: 10 }, (_, index) => `Pregunta ${index + 1}`);
  for (const name of names) {
    await pressKey('Enter');
    expect(written().value).toBe('');
    await typeHere(name);
  }
  expect(titles()).toEqual(names);
  // Enter in a title without text adds nothing.
  await pressKey('Enter');
  await pressKey('Enter');
  expect(hasCounts(1, 11)).toBe(true);
  await pressKey('Escape');
  // In a section that has questions, Enter only ends the writing.
  await pick('Datos');
  await pick('Datos');
  await pressKey('Enter');
  await isFocused(() => pickButton('Datos'));
  expect(hasCounts(1, 11)).toBe(true);
});

it('X35.02 Enter in an empty section or condition adds what it holds, where its title is written', async () => {
  await openNew();
  await addSection('Motivo');
  await pressKey('Escape');
  await toggle('Condicional');
  await click(one('field', 'Título de la sección'));
  await pressKey('Enter');
  await isFocused(() => one('field', 'Texto de la condición'));
  await typeHere('Hay daños');
  await pressKey('Enter');
  await isFocused(() => one('field', 'Título de la pregunta'));
  await typeHere('Desde cuándo');
  const condition = [...document.querySelectorAll('.ed-condition')].find((one) =>
    one.textContent?.includes('Hay daños'),
  );
  expect(condition?.textContent).toContain('Desde cuándo');
});

it('X35.03 one press adds a question of the kind before; the kind is chosen afterwards', async () => {
  const server = startFormsServer();
  await openEditor(NEW_FORM);
  await write(titleField(), 'Con tipos');
  await addSection('Datos');
  await addQuestion('Datos', 'Cuándo');
  expect(hasCounts(1, 1)).toBe(true);
  one('button', 'Tipo: Texto');
  await pressKey('t', { altKey: true, code: 'KeyT' });
  await click(await until(() => one('entry', 'Fecha')));
  await isFocused(written);
  await typeHere(' fue');
  await addQuestion('Datos', 'Hasta cuándo');
  one('button', 'Tipo: Fecha');
  await chooseKind('Hora');
  for (const kind of ['Selección única', 'Sí o no', 'Número entero']) {
    await press('Agregar a Datos una pregunta de un tipo');
    await click(one('entry', kind));
    await isFocused(written);
    await typeHere(`De ${kind}`);
    one('button', `Tipo: ${kind}`);
  }
  await pressKey('s', { ctrlKey: true });
  await until(() => expect(shownAt()).toBe('/listar'));
  const [form] = server.forms.values();
  const questions = form?.definition.sections[0]?.questions ?? [];
  expect(questions.map(({ title, kind }) => `${title.text}: ${kind}`)).toEqual([
    'Cuándo fue: date',
    'Hasta cuándo: time',
    'De Selección única: single-choice',
    'De Sí o no: yes-no',
    'De Número entero: integer',
  ]);
});

it('X35.03 a second press while the title of the new question is empty adds no other one', async () => {
  await openNew();
  await addSection('Datos');
  await addQuestion('Datos', '');
  await click(button('Agregar pregunta a Datos'), { detail: 2 });
  expect(hasCounts(1, 1)).toBe(true);
});

it('E2.04 E2.08 E2.14 E4.72 keys move an item and say where it is, a deleted one leaves the focus beside it, and steps are taken back', async () => {
  await openNew();
  await addSection('Datos');
  await addQuestion('Datos', 'Una');
  await addQuestion('Datos', 'Otra');
  await pressKey('Escape');
  await isFocused(() => pickButton('Otra'));
  for (let twice = 0; twice < 2; twice++) {
    await pressKey('ArrowUp', { altKey: true });
    expect(titles()).toEqual(['Otra', 'Una']);
    expect(document.activeElement).toBe(pickButton('Otra'));
  }
  expect(says('«Otra» está en el lugar 1 de 2')).toBe(true);
  await press('Eliminar');
  expect(titles()).toEqual(['Una']);
  await isFocused(() => pickButton('Una'));
  await pressKey('z', { ctrlKey: true });
  expect(titles()).toEqual(['Otra', 'Una']);
  await pressKey('Z', { ctrlKey: true, shiftKey: true });
  expect(titles()).toEqual(['Una']);
});

it('E2.13 E4.62 E4.63 E4.64 E4.65 E4.66 E4.74 X31.34 sections are moved, copied and deleted; a change of type with content is asked', async () => {
  await openNew();
  await addSection('Datos');
  await toggle('Condicional');
  expect(all('dialog')).toEqual([]);
  await press('Agregar condición');
  await write(one('field', 'Texto de la condición'), 'Hay daños');
  await addQuestion('Hay daños', 'Desde cuándo');
  await chooseKind('Fecha');
  expect(isOn('Empieza con la fecha de hoy')).toBe(false);
  expect(hasCounts(1, 1)).toBe(true);
  await pick('Datos');
  await toggle('Simple');
  expect(one('dialog').textContent).toContain(
    'Se eliminarán todas las preguntas y condiciones de la sección. Esta acción no se puede deshacer.',
  );
  await decide('Cancelar');
  expect(isOn('Condicional')).toBe(true);
  expect(titles()).toEqual(['Desde cuándo']);
  await press('Duplicar');
  expect(hasCounts(2, 2)).toBe(true);
  await press('Eliminar');
  const question = one('dialog');
  expect(question.textContent).toContain(
    'Se eliminará la sección «Datos» con todo lo que contiene. Preguntas: 1. Condiciones: 1.',
  );
  await decide('Eliminar');
  expect(hasCounts(1, 1)).toBe(true);
  await isFocused(() => pickButton('Datos'));
  await toggle('Simple');
  await decide('Cambiar y eliminar');
  expect(hasCounts(1, 0)).toBe(true);
  expect(button('Deshacer').matches(':disabled')).toBe(true);
});

const CHOICES = aForm()
  .with({ title: { text: 'Con opciones' } })
  .withSection(
    's',
    aQuestion('q1', 'single-choice', { title: { text: 'Rubro' }, options: ['Uno', 'Dos'] }),
    aQuestion('q2', 'text', { title: { text: 'Otra' } }),
  )
  .build();

async function openChoices() {
  const server = startFormsServer();
  const id = server.store(CHOICES);
  await openEditor(editorOf(id));
  await pick('Rubro');
  const options = (form: typeof CHOICES) =>
    form.sections[0]?.questions[0]?.options.map(({ text }) => text.text);
  return { server, id, options };
}

it('X35.04 X31.71 a save that deletes options of a question of another kind asks first', async () => {
  const { server, id, options } = await openChoices();
  await chooseKind('Texto');
  await save();
  expect(one('dialog').textContent).toContain('«Rubro»');
  expect(one('dialog').textContent).not.toContain('«Otra»');
  await decide('Cancelar');
  expect(server.sent()).toEqual([]);
  await pick('Rubro');
  await chooseKind('Selección múltiple');
  expect(options(await saved(server, id))).toEqual(['Uno', 'Dos']);
});

it('X31.71 E3.48 a question that becomes another kind and back has its options again, also after a reload', async () => {
  const { server, id, options } = await openChoices();
  await chooseKind('Texto');
  const kept = 'Sus 2 opciones se conservan hasta guardar';
  expect(says(kept)).toBe(true);
  await openEditor(editorOf(id));
  await pick('Rubro');
  expect(says(kept)).toBe(true);
  await chooseKind('Selección múltiple');
  expect([one('field', 'Opción 1').value, one('field', 'Opción 2').value]).toEqual(['Uno', 'Dos']);
  expect(options(await saved(server, id))).toEqual(['Uno', 'Dos']);
});
