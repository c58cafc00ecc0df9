// @vitest-environment jsdom
// Saving a form: what is checked before anything is sent, what the server alone refuses, and what follows a save.
import { refused, unreached } from '../../../../platform/testing/played-server.ts';
import { until } from '../../../../platform/testing/draw.ts';
import { checkFormShape } from '@constancia/domain/forms/shape/form-shape.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { choose, write } from '../../../../platform/testing/act-on.ts';
import { all, one } from '../../../../platform/testing/find.ts';
import {
  addSection,
  alerts,
  button,
  chooseArea,
  completeForm,
  editorOf,
  NEW_FORM,
  openEditor,
  openPage,
  pick,
  pickButton,
  press,
  save,
  shownAt,
  saved,
  says,
  titleField,
  titles,
  toggle,
} from '../../testing/forms-pages.tsx';
import { AREA, OTHER_AREA } from '../../../../app/testing/town.ts';
import { startFormsServer } from '../../testing/forms-server.ts';

const TWO_AREAS = { areas: [AREA, OTHER_AREA] };

it('E5.01 E5.02 E5.03 E5.04 E5.07 E5.10 E5.11 E5.12 the checks come one at a time, in order, and lead to their field', async () => {
  const server = startFormsServer(TWO_AREAS);
  await openEditor(NEW_FORM);
  const refused = async (why: string, at?: HTMLElement) => {
    await save();
    expect(alerts()).toEqual([why]);
    if (at) expect(document.activeElement).toBe(at);
  };
  await refused('Debe ingresar un título', titleField());
  await write(titleField(), 'Pedido de poda');
  await refused('Debe seleccionar un área', one('field', 'Área municipal'));
  await chooseArea(AREA.name);
  await toggle('Sincronizar con MuniGestion');
  await toggle('Limitar las respuestas');
  const sync = one('field', 'Sincronizar con MuniGestion');
  await refused('Debe seleccionar al menos una opción para sincronizar con MuniGestion', sync);
  await toggle('Asociar un ciudadano');
  await refused('Debe ingresar un número de respuestas', one('field', 'Número de respuestas'));
  await write(one('field', 'Número de respuestas'), '20');
  await refused('El formulario debe tener al menos una sección');
  await addSection('Datos');
  await refused('El formulario debe tener al menos una pregunta');
  expect(says('Secciones: 1 · Preguntas: 0')).toBe(true);
  expect(server.sent()).toEqual([]);
});

it('E2.01 E2.15 E4.31 E5.16 E5.18 a save that is refused sends nothing and keeps the tidied input on the screen', async () => {
  const server = startFormsServer(TWO_AREAS);
  await openEditor(NEW_FORM);
  one('heading', 'Nuevo formulario');
  await write(titleField(), '  Pedido de poda  ');
  await toggle('Limitar las respuestas');
  expect(titleField().value).toBe('Pedido de poda');
  expect(one('field', 'Número de respuestas').type).toBe('number');
  expect(one('field', 'Número de respuestas').min).toBe('1');
  await save();
  expect(alerts()).toEqual(['Debe seleccionar un área']);
  expect(titleField().value).toBe('Pedido de poda');
  expect([shownAt(), server.sent()]).toEqual([NEW_FORM, []]);
});

it('E8.02 E9.05 an error alert stays five seconds', async () => {
  startFormsServer();
  await openEditor(NEW_FORM);
  vi.useFakeTimers();
  act(() => button('Guardar formulario').click());
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  pass(4_900);
  expect(alerts()).toEqual(['Debe ingresar un título']);
  pass(1_000);
  expect(alerts()).toEqual([]);
  vi.useRealTimers();
});

it('E2.02 P2.05 a new form starts empty: no form is read and no submissions are counted for it', async () => {
  const server = startFormsServer();
  await openEditor(NEW_FORM);
  expect(says('Secciones: 0 · Preguntas: 0')).toBe(true);
  expect(says('Creado el')).toBe(false);
  const read = server.asked.map(({ endpoint }) => endpoint);
  expect(read).toContain('GET /api/session');
  expect(read.filter((endpoint) => endpoint.includes('/api/forms'))).toEqual([]);
});

it('E2.06 E2.07 E9.12 a form that was saved before says when it was created, in the zone of its municipality', async () => {
  const server = startFormsServer();
  const cordoba = { id: 'm', name: 'Villa María', timeZone: 'America/Argentina/Cordoba' };
  const id = server.store(SMALL_FORM, { createdAt: '2025-02-24T11:03:44.761Z', municipality: cordoba });
  await openEditor(editorOf(id));
  expect(says('Creado el 24 febrero 2025, 08:03')).toBe(true);
});

it('X36.55 a new form is of the area of who works in one, and of none yet where there is a choice', async () => {
  startFormsServer();
  await openEditor(NEW_FORM);
  expect(one('field', 'Área municipal').selectedOptions[0]?.text).toBe(AREA.name);
  expect(says('Hay cambios sin guardar')).toBe(false);
  startFormsServer(TWO_AREAS);
  await openEditor(NEW_FORM);
  expect(one('field', 'Área municipal').selectedOptions[0]?.text).toBe('Seleccione…');
});

it('E2.10 an administrator picks country, province and municipality before the area', async () => {
  startFormsServer({ acrossMunicipalities: true, areas: [] });
  await openEditor(NEW_FORM);
  for (const [list, name] of [
    ['País', 'Argentina'],
    ['Provincia', 'Córdoba'],
    ['Municipio', 'Villa María'],
    ['Área municipal', AREA.name],
  ] as const) {
    await until(() => expect(one('field', list).disabled).toBe(false));
    await chooseArea(name, list);
  }
  expect(one('field', 'Área municipal').selectedOptions[0]?.text).toBe(AREA.name);
});

it('E8.01 E6.04 a form that there is not and one of another area say so and show nothing to edit', async () => {
  const server = startFormsServer();
  for (const [code, text] of [
    ['form-not-found', 'No existe el formulario que se intenta cargar'],
    ['form-outside-areas', 'no esta entre sus áreas municipales'],
  ] as const) {
    server.play({ 'GET /api/forms/:formId': refused(code) });
    await openPage(editorOf('cualquiera'));
    await until(() => one('alert'));
    expect(one('alert').textContent).toContain(text);
    expect(all('button', 'Guardar formulario')).toEqual([]);
  }
});

it('E5.13 every text of sections and questions may be left empty', async () => {
  const server = startFormsServer();
  const blank = { title: { text: '' } };
  const form = aForm()
    .withOptions({ digitalSignature: true })
    .withSignature({ title: '' })
    .withSection('s', aQuestion('q', 'single-choice', { ...blank, options: [''] }))
    .withConditionalSection('b', blank, { id: 'c', text: { text: '' }, questions: [] })
    .build();
  const id = server.store(form);
  await openEditor(editorOf(id));
  await write(one('field', 'Descripción'), 'Sin más textos');
  expect((await saved(server, id)).description.text).toBe('Sin más textos');
});

it('X13.08 E9.29 what only the server refuses is said, leads to its field and keeps the input', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  await openEditor(editorOf(id));
  await write(titleField(), 'Zona con trabajo de una hora');
  // As the server refuses a text that is too long.
  const long = { title: { text: 'x'.repeat(10_001) } };
  const form = aForm()
    .withSection('s', aQuestion('q2', 'text', long))
    .build();
  server.play({ 'PUT /api/forms/:formId': refused('form-invalid', checkFormShape(form)) });
  await save();
  expect(alerts()[0]).toMatch(/10[.,]?000/);
  expect(document.activeElement).toBe(pickButton('Segunda'));
  expect(titleField().value).toBe('Zona con trabajo de una hora');
  expect(shownAt()).not.toBe('/listar');
  server.playUsual('PUT /api/forms/:formId');
  expect((await saved(server, id)).title.text).toBe('Zona con trabajo de una hora');
});

it('X13.08 E8.14 an area that the server refuses is said, and the input stays', async () => {
  const server = startFormsServer();
  await openEditor(NEW_FORM);
  await write(titleField(), 'Zona ajena');
  await completeForm();
  server.play({ 'POST /api/forms': refused('form-outside-areas') });
  await save();
  expect(alerts()[0]).toContain('áreas municipales');
  expect(titleField().value).toBe('Zona ajena');
  expect(says('Secciones: 1 · Preguntas: 1')).toBe(true);
});

it('X31.63 E8.12 the first save says what the first submission will lock', async () => {
  const server = startFormsServer();
  await openEditor(NEW_FORM);
  await write(titleField(), 'Primer guardado');
  await completeForm();
  await save();
  await until(() => expect(shownAt()).toBe('/listar'));
  expect(one('status', /El formulario fue creado correctamente/).textContent).toContain(
    'ya no se podrá cambiar nada, salvo que active antes «Formulario editable»',
  );
  expect(server.forms.size).toBe(1);
});

it('E7.03 E8.14 a lost reply keeps what was typed, and saving again makes one form with the latest content', async () => {
  const server = startFormsServer();
  await openEditor(NEW_FORM);
  await write(titleField(), 'Zona guardada dos veces');
  await completeForm();
  // The server stores it, and its reply is lost.
  server.play({
    'POST /api/forms': ({ body }) => {
      const { id, definition } = body as { id: string; definition: typeof SMALL_FORM };
      server.store(definition, { id });
      return unreached();
    },
  });
  await save();
  expect(says('No hay conexión con el servidor')).toBe(true);
  await write(one('field', 'Título de la pregunta'), 'Una, mejor');
  await save();
  await until(() => expect(shownAt()).toBe('/listar'));
  expect(server.sent().map(({ endpoint }) => endpoint)).toEqual([
    'POST /api/forms',
    'PUT /api/forms/:formId',
  ]);
  const [form] = server.forms.values();
  expect(form?.definition.sections[0]?.questions[0]?.title.text).toBe('Una, mejor');
});

it('X36.63 the header says the title of the form, as it is typed', async () => {
  const server = startFormsServer();
  await openEditor(editorOf(server.store(SMALL_FORM)));
  const header = () => document.querySelector('.ed-header')?.textContent;
  expect(header()).toContain('Zona guardada');
  await write(titleField(), 'Zona con otro nombre');
  expect(header()).toContain('Zona con otro nombre');
});

it('E1.02 E2.03 E2.05 E2.23 E7.01 E7.04 E8.13 P2.06 a saved form comes back as it was with, without and with any type in the URL, is changed and saved', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  const isTheEditor = () => {
    for (const name of ['Estados', 'Idiomas']) expect(all('heading', name)).not.toEqual([]);
    expect(all('button', 'Configuración')).not.toEqual([]);
    expect(all('button', 'Guardar formulario')).toHaveLength(1);
  };
  await openEditor(NEW_FORM);
  isTheEditor();
  for (const url of [`/editar/${id}/encuesta`, `/editar/${id}`, editorOf(id)]) {
    await openEditor(url);
    isTheEditor();
    expect(titleField().value).toBe('Zona guardada');
    expect(one('field', 'Descripción').value).toBe('Como estaba');
    expect(titles()).toEqual(['Primera', 'Segunda', 'Tercera']);
  }
  await pick('Primera');
  const position = one('field', 'Ubicación');
  await choose(position, position.options[1]!.text);
  expect(titles()).toEqual(['Segunda', 'Tercera', 'Primera']);
  await press('Configuración');
  await toggle('Formulario público');
  expect(one('field', 'Enlace público').value).toMatch(new RegExp(`/publico/contestar/${id}$`));
  const stored = await saved(server, id);
  await until(() => expect(says('El formulario fue editado correctamente')).toBe(true));
  expect(shownAt()).toBe('/listar');
  expect(stored.sections.map(({ questions }) => questions.map((each) => each.id))).toEqual([
    ['q2'],
    ['q3', 'q1'],
  ]);
  expect(stored.options.publicAccess).toBe(true);
});
