// @vitest-environment jsdom
// Bringing an older version of a form back: what comes, what cannot, and that it is an unsaved change like any other.
import { until } from '../../../platform/testing/draw.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { EDITABLE_FORM, SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, it } from 'vitest';
import { write } from '../../../platform/testing/act-on.ts';
import { all, one } from '../../../platform/testing/find.ts';
import {
  editorOf,
  openEditor,
  openPage,
  press,
  saved,
  says,
  titleField,
  titles,
} from '../testing/forms-pages.tsx';
import { startFormsServer } from '../testing/forms-server.ts';

const RENAMED = {
  ...SMALL_FORM,
  title: { text: 'Zona nueva' },
  sections: SMALL_FORM.sections.slice(0, 1),
};

/** A form whose second version is another one, with so many submissions. */
function twoVersions(first: typeof SMALL_FORM, submissionCount = 0) {
  const server = startFormsServer();
  const id = server.store(first);
  server.store({ ...RENAMED, options: first.options }, { id, version: 2, submissionCount });
  return { server, id };
}

async function askToRestore(id: string): Promise<HTMLElement> {
  await openPage(pathOf('formHistory', { id }));
  await until(() => one('button', 'Restaurar la versión 1'));
  await press('Restaurar la versión 1');
  return until(() => one('dialog', '¿Restaurar la versión 1?'));
}

async function openInEditor(title: string): Promise<void> {
  await press('Abrir en el editor');
  await until(() => expect(titleField().value).toBe(title));
}

it('X35.30 of a form with submissions comes back what may be changed, and the rest is named before and after', async () => {
  const { server, id } = twoVersions({ ...EDITABLE_FORM, title: { text: 'Primera versión' } }, 1);
  const dialog = await askToRestore(id);
  const left = await until(() => one('region', /^Qué no se puede restaurar/, dialog));
  expect(all('item', /^/, left)).toHaveLength(1);
  expect(left.textContent).toContain('Sección «Sección r»');
  one('button', 'Abrir como formulario nuevo', dialog);
  await openInEditor('Primera versión');
  expect(says('Un cambio no se pudo restaurar')).toBe(true);
  expect(titles()).toEqual(['Primera', 'Segunda']);
  expect((await saved(server, id)).title.text).toBe('Primera versión');
});

it('X35.30 a version of a form that nobody may change any more opens as a new form', async () => {
  const { id } = twoVersions(SMALL_FORM, 1);
  const dialog = await askToRestore(id);
  await until(() => expect(dialog.textContent).toContain('ya tiene respuestas y no admite ediciones.'));
  expect(all('button', 'Abrir en el editor')).toEqual([]);
  await press('Abrir como formulario nuevo');
  await until(() => expect(titleField().value).toBe('Copia de Zona guardada'));
  expect(titles()).toEqual(['Primera', 'Segunda', 'Tercera']);
});

it('X35.30 unsaved changes that were on the device come back with undo, and a reload restores nothing again', async () => {
  const { id } = twoVersions(SMALL_FORM);
  await openEditor(editorOf(id));
  await write(titleField(), 'A medio escribir');
  await openEditor(editorOf(id));
  expect(says('Se recuperaron cambios sin guardar')).toBe(true);
  await askToRestore(id);
  await openInEditor('Zona guardada');
  await press('Deshacer');
  expect(titleField().value).toBe('A medio escribir');
  await openEditor(editorOf(id));
  expect(titleField().value).toBe('A medio escribir');
  expect(says('Está viendo la versión 1')).toBe(false);
});

it('X35.30 an older version comes back as unsaved changes that one step takes back, and a save stores it', async () => {
  const { server, id } = twoVersions(SMALL_FORM);
  const dialog = await askToRestore(id);
  await until(() => expect(dialog.textContent).toContain('Zona nueva → Zona guardada'));
  expect(all('heading', 'Qué no se puede restaurar', dialog)).toEqual([]);
  await openInEditor('Zona guardada');
  expect(says('Está viendo la versión 1 como cambios sin guardar.')).toBe(true);
  expect(titles()).toEqual(['Primera', 'Segunda', 'Tercera']);
  expect(server.forms.get(id)?.definition.title.text).toBe('Zona nueva');
  await press('Deshacer');
  expect(titleField().value).toBe('Zona nueva');
  await press('Rehacer');
  expect(await saved(server, id)).toEqual(SMALL_FORM);
  await openPage(pathOf('formHistory', { id }));
  await until(() => one('heading', 'Cambios de la versión 2 a la 3'));
});
