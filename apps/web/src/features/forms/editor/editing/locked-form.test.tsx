// @vitest-environment jsdom
// What submissions lock in a form, whether it stays editable or not.
import { EDITABLE_FORM, SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { click, pressKey, write } from '../../../../platform/testing/act-on.ts';
import { until } from '../../../../platform/testing/draw.ts';
import { one } from '../../../../platform/testing/find.ts';
import {
  addQuestion,
  button,
  editorOf,
  openEditor,
  pick,
  press,
  save,
  saved,
  says,
  shownAt,
  titleField,
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

it('E4.18 E4.24 E6.06 X36.63 a form with submissions that is not editable can be read and not changed, and a save says why', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  await openEditor(editorOf(id));
  expect(says('no admite ediciones')).toBe(false);
  expect([titleField().disabled, titleField().readOnly]).toEqual([false, false]);
  server.store(SMALL_FORM, { id, submissionCount: 1 });
  await openEditor(editorOf(id));
  expect(says('no admite ediciones')).toBe(true);
  expect(titleField().disabled || titleField().readOnly).toBe(true);
  await press('Configuración');
  expect(one('field', 'Formulario editable').disabled).toBe(true);
  await pressKey('s', { ctrlKey: true });
  await until(() => one('status', /no admite ediciones/));
  expect([shownAt(), server.sent()]).toEqual([editorOf(id), []]);
});

it.each([
  [SMALL_FORM, /no admite ediciones/],
  [EDITABLE_FORM, /No se pueden agregar, eliminar ni mover/],
])(
  'X35.51 E4.24 a form with submissions offers them, and a copy in which everything can be changed',
  async (form, why) => {
    const server = startFormsServer();
    const id = server.store(form, { submissionCount: 1 });
    await openEditor(editorOf(id));
    const notes = () => [...document.querySelectorAll<HTMLElement>('[role=note]')];
    const notice = await until(() => notes().find(({ textContent }) => why.test(textContent)) ?? null);
    expect(one('link', 'Ver Respuestas', notice!).getAttribute('href')).toBe(`/respuestas/listado/${id}`);
    await click(one('button', 'Seguir en una copia', notice!));
    await until(() => expect(titleField().value).toBe('Copia de Zona guardada'));
    expect(notes()).toEqual([]);
    await addQuestion('Sección s', 'Cuarta');
    await save();
    await until(() => expect(says('El formulario fue creado correctamente')).toBe(true));
    expect(shownAt()).toBe('/listar');
    const [before, copy] = [...server.forms.values()].map(({ definition }) => definition);
    expect(before?.title.text).toBe('Zona guardada');
    expect(copy?.title.text).toBe('Copia de Zona guardada');
    expect(copy?.sections[0]?.questions.map(({ title }) => title.text)).toEqual([
      'Primera',
      'Segunda',
      'Cuarta',
    ]);
  },
);
