// @vitest-environment jsdom
// Saving a form and going on with it, and what somebody else has saved since.
import { following, until } from '../../../../platform/testing/draw.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { click, write } from '../../../../platform/testing/act-on.ts';
import { all, one } from '../../../../platform/testing/find.ts';
import {
  button,
  completeForm,
  editorOf,
  NEW_FORM,
  openEditor,
  openPage,
  press,
  save,
  shownAt,
  saved,
  says,
  titleField,
} from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';

it('X35.44 saving and going on keeps the screen, its steps back and the next save', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  const stored = () => server.forms.get(id)?.definition.title.text;
  await openEditor(editorOf(id));
  expect(button('Guardar y seguir editando').disabled).toBe(true);
  await write(titleField(), 'Una vez');
  await press('Guardar y seguir editando');
  await until(() => expect(says('El formulario fue editado correctamente')).toBe(true));
  expect(says('Hay cambios sin guardar')).toBe(false);
  expect(stored()).toBe('Una vez');
  await press('Deshacer');
  expect(titleField().value).toBe('Zona guardada');
  expect(says('Hay cambios sin guardar')).toBe(true);
  await openEditor(editorOf(id));
  expect(titleField().value).toBe('Zona guardada');
  await save();
  await until(() => expect(shownAt()).toBe('/listar'));
  expect(stored()).toBe('Zona guardada');
});

it('X35.44 a new form that is saved to go on has its own address', async () => {
  const server = startFormsServer();
  await openEditor(NEW_FORM);
  await write(titleField(), 'Formulario que sigue');
  await completeForm();
  await press('Guardar y seguir editando');
  await until(() => expect(server.forms.size).toBe(1));
  const [id = ''] = server.forms.keys();
  await until(() => expect(shownAt()).toBe(editorOf(id)));
  expect(titleField().value).toBe('Formulario que sigue');
  await write(titleField(), 'Formulario que siguió');
  expect((await saved(server, id)).title.text).toBe('Formulario que siguió');
});

it('X35.45 what both changed is not combined: a person chooses', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  await openEditor(editorOf(id));
  await write(titleField(), 'Mi título');
  server.store({ ...SMALL_FORM, title: { text: 'Otro título' } }, { id, version: 2 });
  await save();
  const dialog = await until(() => one('dialog', /Hay una versión más nueva/));
  await until(() => expect(dialog.textContent).toContain('Zona guardada → Otro título'));
  expect(all('button', 'Combinar las dos')).toEqual([]);
});

it('X12.04 one version can be saved over the newer one, which stays in the history', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  await openEditor(editorOf(id));
  await write(titleField(), 'La mía');
  server.store({ ...SMALL_FORM, title: { text: 'La otra' } }, { id, version: 2 });
  await save();
  await click(await until(() => one('button', 'Guardar la mía sobre la nueva')));
  await until(() => expect(shownAt()).toBe('/listar'));
  await openPage(pathOf('formHistory', { id }));
  await until(() => one('heading', 'Cambios de la versión 2 a la 3'));
  await until(() => expect(says('La otra → La mía')).toBe(true));
});

it('X5.01 X12.04 E4.31 E8.14 X35.45 somebody else saved since: both versions are shown and neither is lost', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  await openEditor(editorOf(id));
  await write(titleField(), 'Lo mío');
  server.store({ ...SMALL_FORM, title: { text: 'Zona de otra persona' } }, { id, version: 2 });
  await save();
  const dialog = await until(() => one('dialog', /Hay una versión más nueva/));
  await until(() => expect(one('region', 'Sus cambios', dialog).textContent).toContain('Lo mío'));
  expect(one('region', /^Cambios de ana.perez/, dialog).textContent).toContain('Zona de otra persona');
  await press('Seguir editando');
  await until(() => expect(all('dialog')).toEqual([]));
  expect(titleField().value).toBe('Lo mío');
  await save();
  await click(await until(() => one('button', 'Cargar la versión nueva')));
  await until(() => expect(titleField().value).toBe('Zona de otra persona'));
  // One undo brings back the own edit, which is based on the newer version now.
  await press('Deshacer');
  expect(titleField().value).toBe('Lo mío');
  expect((await saved(server, id)).title.text).toBe('Lo mío');
});

it('X35.45 X35.46 who has saved since is said before the save, and what both changed apart is combined', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  vi.useFakeTimers();
  await openEditor(editorOf(id));
  await write(titleField(), 'Mi título');
  const others = { ...SMALL_FORM, description: { text: 'Otra descripción' } };
  server.store(others, { id, version: 2 });
  const notice = () => all('alert', /Usted guardó una versión más nueva/);
  await following();
  expect(notice()).toEqual([]);
  // It is looked at each minute.
  await act(async () => vi.advanceTimersByTimeAsync(62_000));
  await following();
  expect(notice()).toHaveLength(1);
  vi.useRealTimers();
  await click(one('button', 'Comparar ahora', notice()[0]));
  const dialog = await until(() => one('dialog', /Hay una versión más nueva/));
  await until(() => expect(dialog.textContent).toContain('Cambiaron cosas distintas: se pueden combinar.'));
  expect(dialog.textContent).toContain('Usted guardó este formulario en otra pestaña o en otro dispositivo');
  await press('Combinar las dos');
  const description = () => one('field', 'Descripción').value;
  await until(() => expect([titleField().value, description()]).toEqual(['Mi título', 'Otra descripción']));
  expect(says('Hay cambios sin guardar')).toBe(true);
  await until(() => expect(notice()).toEqual([]));
  await press('Deshacer');
  expect(description()).toBe('Como estaba');
  await press('Rehacer');
  expect(await saved(server, id)).toMatchObject({
    title: { text: 'Mi título' },
    description: { text: 'Otra descripción' },
  });
});
