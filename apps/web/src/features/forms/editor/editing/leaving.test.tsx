// @vitest-environment jsdom
// Leaving the editor with changes that were not saved: by a link of the bars, and by the browser's way back.
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { StaffApp } from '../../../../app/router.tsx';
import { click, write } from '../../../../platform/testing/act-on.ts';
import { draw, removeDrawn, until } from '../../../../platform/testing/draw.ts';
import { all, one, text } from '../../../../platform/testing/find.ts';
import { never } from '../../../../platform/testing/played-server.ts';
import { editorOf, titleField } from '../../testing/forms-pages.tsx';
import { type FormsServer, startFormsServer } from '../../testing/forms-server.ts';

Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollBy = () => {};
window.scrollTo = () => {};

/** The whole product at this URL; what was open before is left as by the browser. */
async function openProduct(url: string): Promise<void> {
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  removeDrawn();
  history.replaceState(null, '', url);
  draw(<StaffApp />);
}

function startServer(): FormsServer {
  const server = startFormsServer();
  server.play({ '*': never });
  return server;
}

const question = () => one('dialog', '¿Salir sin guardar?');
const answer = async (name: string) => {
  await click(one('button', name, await until(question)));
  await until(() => expect(all('dialog')).toEqual([]));
};
const goTo = (name: string) => click(one('link', name));
const goBack = () => act(async () => history.back());

it('X35.43 who leaves with unsaved changes can save them on the way, and stays when the save is refused', async () => {
  const server = startServer();
  const id = server.store(SMALL_FORM);
  await openProduct(editorOf(id));
  await write(await until(titleField), '');
  await goTo('Incidentes');
  await answer('Guardar y salir');
  await until(() => expect(text()).toContain('Debe ingresar un título'));
  await until(() => expect(document.activeElement).toBe(titleField()));
  expect(location.pathname).toBe(editorOf(id));
  await write(titleField(), 'Zona al salir');
  await goTo('Incidentes');
  await answer('Guardar y salir');
  await until(() => one('heading', 'Incidentes'));
  expect(server.forms.get(id)?.definition.title.text).toBe('Zona al salir');
  await openProduct(editorOf(id));
  await until(() => expect(titleField().value).toBe('Zona al salir'));
  expect(text()).not.toContain('Se recuperaron cambios sin guardar');
});

it('E4.31 leaving with changes is asked, by link and by the way back', async () => {
  startServer();
  await openProduct('/listar');
  const editor = pathOf('newForm');
  await click((await until(() => all('link', 'Nuevo formulario')[0] ?? null))!);
  await write(await until(titleField), 'Sin guardar');
  await goTo('Formularios');
  await answer('Seguir editando');
  await goBack();
  await until(question);
  expect(location.pathname).toBe(editor);
  await answer('Seguir editando');
  expect([location.pathname, titleField().value]).toEqual([editor, 'Sin guardar']);
  await goBack();
  await answer('Salir sin guardar');
  await until(() => expect(location.pathname).toBe('/listar'));
  await until(() => one('heading', 'Formularios'));
});
