// @vitest-environment jsdom
// The properties of questions and sections: options one by one or pasted, links, videos, the related area.
import { until } from '../../../../platform/testing/draw.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { Account } from '@constancia/contract/session.ts';
import { expect, it } from 'vitest';
import { choose, click, typeHere, pressKey, write } from '../../../../platform/testing/act-on.ts';
import { all, one, saidOf } from '../../../../platform/testing/find.ts';
import {
  addQuestion,
  addSection,
  chooseKind,
  editorOf,
  shownAt,
  NEW_FORM,
  openEditor,
  pick,
  press,
  saved,
  says,
  toggle,
} from '../../testing/forms-pages.tsx';
import { AREA } from '../../../../app/testing/town.ts';
import { startFormsServer } from '../../testing/forms-server.ts';

const option = (number: number) => one('field', `Opción ${number}`);
const focused = () => document.activeElement;

async function opened(form: FormDefinition, over: Partial<Account> = {}) {
  const server = startFormsServer(over);
  const id = server.store(form);
  await openEditor(editorOf(id));
  return { server, id };
}

it('E3.48 E3.53 E3.54 E4.74 E5.22 options come one by one or pasted, a long list advises the search box', async () => {
  startFormsServer();
  await openEditor(NEW_FORM);
  await addSection('Datos');
  await addQuestion('Datos', 'Barrio');
  await chooseKind('Selección única');
  await press('Agregar opción');
  await until(() => expect(focused()).toBe(option(1)));
  await typeHere('Centro');
  await pressKey('Enter');
  await until(() => expect(focused()).toBe(option(2)));
  await typeHere('Norte');
  await press('Pegar varias');
  await write(one('field', 'Una opción por línea'), ' Sur \n\nEste\nOeste\n4\n5\n6\n7\n8');
  await click(one('button', 'Agregar', one('dialog')));
  expect(says('Opciones (10)')).toBe(true);
  expect(option(3).value).toBe('Sur');
  const advice = 'Con más de 10 opciones conviene activar el buscador.';
  expect(says(advice)).toBe(false);
  await press('Agregar opción');
  expect(says(advice)).toBe(true);
  await toggle('Con buscador');
  expect(says(advice)).toBe(false);
  await press('Bajar la opción Centro');
  expect(option(2).value).toBe('Centro');
  await press('Eliminar la opción Norte');
  expect(option(1).value).toBe('Centro');
  await until(() => expect(focused()).toBe(option(1)));
  await chooseKind('Enlace');
  await write(one('field', 'Dirección del enlace'), 'https://www.ejemplo.org');
  await write(one('field', 'Texto del enlace'), 'Reglamento');
  expect(document.querySelector('.ed-question')?.textContent).toContain('Reglamento');
});

it('X35.10 E5.13 a blank last option is not saved, Backspace deletes it, and a repeated one is marked', async () => {
  const trade = aQuestion('q1', 'single-choice', { title: { text: 'Rubro' }, options: ['Uno', 'Dos'] });
  const { server, id } = await opened(aForm().withSection('s', trade).build());
  await pick('Rubro');
  await click(option(2));
  await pressKey('Enter');
  await until(() => expect(focused()).toBe(option(3)));
  await pressKey('Backspace');
  expect(all('field', 'Opción 3')).toEqual([]);
  await until(() => expect(focused()).toBe(option(2)));
  await pressKey('Enter');
  await until(() => expect(focused()).toBe(option(3)));
  await typeHere('uno');
  expect(saidOf(option(3))).toBe('Esta opción ya está en la lista.');
  await pressKey('Enter');
  await until(() => expect(focused()).toBe(option(4)));
  await pressKey('s', { ctrlKey: true });
  await until(() => expect(shownAt()).toBe('/listar'));
  const [question] = server.forms.get(id)?.definition.sections[0]?.questions ?? [];
  expect(question?.options.map(({ text }) => text.text)).toEqual(['Uno', 'Dos', 'uno']);
});

it('X36.61 E5.13 the link of a question says that its URL cannot be opened, and the form is saved', async () => {
  const { server, id } = await opened(SMALL_FORM);
  await pick('Primera');
  await chooseKind('Enlace');
  const link = one('field', 'Dirección del enlace');
  const usual = 'Por ejemplo https://www.ejemplo.org';
  expect(saidOf(link)).toBe(usual);
  await write(link, 'javascript:alert(1)');
  expect(saidOf(link)).toContain('no se puede abrir y no se mostrará');
  await write(link, 'www.villamaria.example');
  expect(saidOf(link)).toBe(usual);
  await write(link, 'javascript:alert(1)');
  expect((await saved(server, id)).sections[0]?.questions[0]?.kind).toBe('link');
});

it('E5.28 E3.52 a video is offered only where a setting says so', async () => {
  await opened(SMALL_FORM);
  await pick('Primera');
  expect(all('box', 'Permite adjuntar una imagen')).toHaveLength(1);
  expect(all('box', 'Permitir video')).toEqual([]);
  const { server, id } = await opened(SMALL_FORM, { offersVideo: true });
  await pick('Primera');
  await toggle('Permitir video');
  expect((await saved(server, id)).sections[0]?.questions[0]?.allowsVideo).toBe(true);
});

it('E3.17 X11.08 a section names its related area; one that is not in the list stays', async () => {
  const [first, second] = SMALL_FORM.sections;
  const sections = [{ ...first!, relatedArea: 'Dirección de antes' }, second!];
  const { server, id } = await opened({ ...SMALL_FORM, sections });
  await pick('Sección s');
  const chosen = () => one('field', 'Área asociada').selectedOptions[0]?.text;
  await until(() => expect(chosen()).toBe('Dirección de antes (no está en la lista de áreas)'));
  await pick('Sección r');
  expect(chosen()).toBe('Ninguna');
  await choose(one('field', 'Área asociada'), AREA.name);
  const saves = await saved(server, id);
  expect(saves.sections.map(({ relatedArea }) => relatedArea)).toEqual(['Dirección de antes', AREA.name]);
});
