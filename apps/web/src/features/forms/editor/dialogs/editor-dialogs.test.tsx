// @vitest-environment jsdom
// Lists pasted as questions, and the sheet of the keys.
import { until } from '../../../../platform/testing/draw.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { choose, click, typeHere, paste, pressKey, write } from '../../../../platform/testing/act-on.ts';
import { all, one } from '../../../../platform/testing/find.ts';
import {
  alerts,
  button,
  editorOf,
  openEditor,
  pick,
  pickButton,
  press,
  saved,
  titleField,
  titles,
} from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';

async function opened() {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  await openEditor(editorOf(id));
  return { server, id };
}

const dialog = () => all('dialog', 'Agregar varias preguntas')[0];
const lines = () => one('field', 'Una pregunta por línea');
const add = (count: number) => one('button', `Agregar (${count})`);
const focus = (element: HTMLElement) => act(async () => element.focus());

it('X35.05 several lines are shown as the questions they will be, added in one step, and saved', async () => {
  const { server, id } = await opened();
  await press('Pegar preguntas en Sección r');
  await write(lines(), '1. Calle\n2. Barrio;Centro|Norte\n\n3. Altura');
  one('heading', 'Se agregarán: 3');
  const listed = all('item', /^/, dialog()).map(({ textContent }) => textContent);
  expect(listed).toEqual(['Calle', 'Barrio Centro · Norte', 'Altura']);
  await choose(one('field', 'Tipo de las que no tienen opciones'), 'Texto');
  await click(add(3));
  expect(titles()).toEqual(['Primera', 'Segunda', 'Tercera', 'Calle', 'Barrio', 'Altura']);
  await until(() => expect(document.activeElement).toBe(pickButton('Altura')));
  await pressKey('z', { ctrlKey: true });
  expect(titles()).toEqual(['Primera', 'Segunda', 'Tercera']);
  await pressKey('z', { ctrlKey: true, shiftKey: true });
  const questions = (await saved(server, id)).sections[1]?.questions ?? [];
  expect(questions.map(({ kind }) => kind)).toEqual(['date', 'text', 'single-choice', 'text']);
  expect(questions[2]?.options.map(({ text }) => text.text)).toEqual(['Centro', 'Norte']);
});

it('X35.05 lines pasted into a title become questions there, after they were shown; a line that is too long is refused', async () => {
  await opened();
  for (const [key, label] of [
    ['F2', 'Pregunta: título'],
    ['Enter', 'Título de la pregunta'],
  ] as const) {
    await focus(pickButton('Primera'));
    await pressKey(key);
    await until(() => expect(document.activeElement).toBe(one('field', label)));
    await paste('Una\nOtra');
    expect(lines().value).toBe('Una\nOtra');
    await focus(lines());
    await pressKey('Escape');
    expect(dialog()).toBeUndefined();
    await until(() => expect(document.activeElement).toBe(pickButton('Primera')));
    expect(titles()).toEqual(['Primera', 'Segunda', 'Tercera']);
  }
  await pressKey('F2');
  await paste('Una\nOtra');
  await click(add(2));
  expect(titles()).toEqual(['Primera', 'Una', 'Otra', 'Segunda', 'Tercera']);
  await press('Pegar preguntas en Sección s');
  await write(lines(), 'x'.repeat(10_001));
  expect(alerts()).toEqual(['Hay una línea demasiado larga: se admiten hasta 10.000 caracteres.']);
  expect(button(/^Agregar \(/).matches(':disabled')).toBe(true);
});

it('X35.08 a sheet shows the keys, by a button and by the question mark; tooltips name them', async () => {
  await opened();
  const sheet = () => all('dialog', 'Atajos del teclado')[0];
  await press('Atajos del teclado');
  expect(sheet()?.textContent).toContain('Agregar la pregunta siguiente');
  await pressKey('Escape');
  expect(sheet()).toBeUndefined();
  await focus(pickButton('Primera'));
  await pressKey('?');
  await click(one('button', 'Cerrar', sheet()));
  expect(sheet()).toBeUndefined();
  await until(() => expect(document.activeElement).toBe(pickButton('Primera')));
  // In a text it is a letter.
  await focus(titleField());
  await pressKey('?');
  await typeHere('?');
  expect(titleField().value).toBe('Zona guardada?');
  expect(sheet()).toBeUndefined();
  expect(button('Deshacer').title).toBe('Deshacer (Ctrl + Z)');
  await pick('Primera');
  expect(button('Bajar').title).toBe('Bajar (Alt + ↓)');
});
