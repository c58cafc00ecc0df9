// @vitest-environment jsdom
// The states of a form: their names, the initial one, and which leads to which.
import { until } from '../../../../platform/testing/draw.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, it } from 'vitest';
import { click, pressKey, write } from '../../../../platform/testing/act-on.ts';
import { all, one, saidOf } from '../../../../platform/testing/find.ts';
import {
  alerts,
  editorOf,
  shownAt,
  NEW_FORM,
  openEditor,
  press,
  save,
  says,
  toggle,
} from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';

const initial = () => all('radio', /^Estado inicial/);

async function add(name: string): Promise<void> {
  await write(one('field', 'Nuevo estado'), name);
  await pressKey('Enter');
}

async function openNew(): Promise<void> {
  startFormsServer();
  await openEditor(NEW_FORM);
}

it('E2.11 E4.01 E4.03 E5.14 E5.15 E8.03 E8.04 states are added by name: none without one, none twice, the first is the initial one', async () => {
  await openNew();
  for (const empty of ['', '   ']) {
    await write(one('field', 'Nuevo estado'), empty);
    await press('Agregar estado');
    expect(says('El campo no puede estar vacío')).toBe(true);
    expect(initial()).toHaveLength(0);
  }
  for (const name of ['Recibida', 'En curso', 'Resuelta', ' Recibida ']) await add(name);
  expect(says('El estado ya existe')).toBe(true);
  expect(initial()).toHaveLength(3);
  expect(one('field', 'Estado inicial: Recibida').checked).toBe(true);
});

it('E4.02 E4.04 E4.05 E4.08 E4.09 E4.10 states lead to each other; no state leads to a deleted one, and the first takes its position', async () => {
  await openNew();
  for (const name of ['Recibida', 'En curso', 'Resuelta']) await add(name);
  for (const name of ['En curso', 'Resuelta']) one('button', `Transiciones de ${name}: Ninguno`);
  await press('Transiciones de Recibida: Ninguno');
  const dialog = one('dialog');
  expect(all('box', /^/, dialog)).toHaveLength(2);
  for (const name of ['En curso', 'Resuelta']) await click(one('field', name, dialog));
  await press('Aceptar');
  await press('Eliminar el estado En curso');
  one('button', 'Transiciones de Recibida: Resuelta');
  await toggle('Estado inicial: Resuelta');
  expect(one('field', 'Estado inicial: Recibida').checked).toBe(false);
  await press('Eliminar el estado Resuelta');
  expect(one('field', 'Estado inicial: Recibida').checked).toBe(true);
  one('button', 'Transiciones de Recibida: Ninguno');
  await press('Eliminar el estado Recibida');
  expect(initial()).toHaveLength(0);
});

it('X31.70 E5.14 E5.15 a save stops at the name of a state that was not accepted, and keeps what was typed', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  await openEditor(editorOf(id));
  const first = one('field', 'Nombre del estado Recibida');
  await write(first, 'Resuelta');
  await save();
  expect(alerts()).toContain('El estado ya existe');
  expect(document.activeElement).toBe(first);
  expect(first.value).toBe('Resuelta');
  await write(first, ' ');
  await pressKey('s', { ctrlKey: true });
  expect(saidOf(first)).toBe('El campo no puede estar vacío');
  expect(server.sent()).toEqual([]);
  await write(first, 'Ingresada');
  // The field is not left before saving.
  await pressKey('s', { ctrlKey: true });
  await until(() => expect(shownAt()).toBe('/listar'));
  expect(alerts().join()).not.toContain('El estado ya existe');
  expect(says('El formulario fue editado correctamente')).toBe(true);
  expect(server.forms.get(id)?.definition.states.map(({ name }) => name)).toEqual(['Ingresada', 'Resuelta']);
});

it('X36.93 a form that takes a set of states is offered in the languages of its names', async () => {
  const server = startFormsServer();
  const states = ['Recibida', 'Resuelta'].map((name, id) => ({
    id,
    name,
    transitions: [],
    in: { pt: `${name} em português` },
  }));
  const set = {
    id: 'Wfl45678901234567890',
    version: 1,
    name: 'Nombres traducidos',
    states,
    initialState: 0,
    updatedAt: '2026-03-10T11:03:00.000Z',
    updatedBy: 'gsoldevila',
  };
  server.play({ 'GET /api/workflows': { workflows: [set] } });
  await openEditor(editorOf(server.store({ ...SMALL_FORM, states: [], initialState: null })));
  await press('Tomar un flujo de trabajo');
  await click(await until(() => one('button', /Nombres traducidos/)));
  await press('Traducir: Português');
  expect(one('field', 'Traducción: Português · Nombre del estado 1').value).toBe('Recibida em português');
});
