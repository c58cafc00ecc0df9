// @vitest-environment jsdom
// What submissions lock in a form that stays editable.
import { EDITABLE_FORM } from '@constancia/domain/testing/small-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { click, pressKey, write } from '../../../../platform/testing/act-on.ts';
import { one } from '../../../../platform/testing/find.ts';
import {
  button,
  editorOf,
  openEditor,
  pick,
  press,
  saved,
  says,
  titles,
} from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';

it('E4.12 E4.13 E4.14 E4.16 E4.17 E4.23 an editable form with submissions keeps its states, and takes new texts and transitions', async () => {
  const server = startFormsServer();
  const id = server.store(EDITABLE_FORM, { submissionCount: 1 });
  await openEditor(editorOf(id));
  expect(one('field', 'Nuevo estado').disabled).toBe(true);
  expect(button('Eliminar el estado Recibida').matches(':disabled')).toBe(true);
  expect(one('field', 'Estado inicial: Resuelta').disabled).toBe(true);
  await pick('Segunda');
  expect(one('field', 'Tipo de pregunta').getAttribute('aria-disabled')).toBe('true');
  await write(one('field', 'Título de la pregunta'), 'Segunda, corregida');
  await press('Transiciones de Recibida: Ninguno');
  await click(one('field', 'Resuelta', one('dialog')));
  await press('Aceptar');
  const { sections, states } = await saved(server, id);
  expect(sections[0]?.questions[1]?.title.text).toBe('Segunda, corregida');
  expect(states[0]?.transitions).toEqual([1]);
});

it('E4.19 E4.20 E4.21 E4.22 E4.23 the structure of an editable form with submissions stays as it is, whatever is pressed', async () => {
  const server = startFormsServer();
  await openEditor(editorOf(server.store(EDITABLE_FORM, { submissionCount: 1 })));
  const refuses = async (name: string) => {
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
    await act(async () => button(name).focus());
    await pressKey('Enter');
    expect(one('status', /Este formulario ya tiene respuestas/)).toBeDefined();
    expect(says('Secciones: 2 · Preguntas: 3')).toBe(true);
    expect(titles()).toEqual(['Primera', 'Segunda', 'Tercera']);
  };
  await refuses('Agregar sección');
  await refuses('Agregar pregunta a Sección r');
  for (const item of ['Sección r', 'Segunda']) {
    await pick(item);
    for (const action of ['Subir', 'Duplicar', 'Eliminar']) await refuses(action);
  }
  expect(button('Deshacer').matches(':disabled')).toBe(true);
});
