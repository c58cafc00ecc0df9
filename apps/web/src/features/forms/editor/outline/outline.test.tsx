// @vitest-environment jsdom
// Questions that are marked in the outline, by mouse, keyboard or touch, and changed together.
import { until } from '../../../../platform/testing/draw.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { choose, click, pressKey } from '../../../../platform/testing/act-on.ts';
import { all, one } from '../../../../platform/testing/find.ts';
import { editorOf, openEditor, press, saved, titles } from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';

const several = (id: string, of: string) =>
  Array.from({ length: 8 }, (_, index) =>
    aQuestion(`${id}${index}`, 'text', { title: { text: `${of} ${index + 1}` } }),
  );

const FORM = aForm()
  .with({ title: { text: 'Formulario largo' } })
  .withSection('vivienda', ...several('cuarto', 'Cuarto'))
  .withSection('barrio', ...several('arbol', 'Árbol'))
  .withConditionalSection(
    'motivo',
    {},
    aCondition('ruido', aQuestion('hora', 'time', { title: { text: 'A qué hora' } })),
  )
  .build();

const entry = (name: string) => one('button', name, document.querySelector('.ed-outline')!);
const marked = () => all('region', /marcadas?$/)[0];
const inMarked = (name: string) => click(one('button', name, marked()));
const count = (words: string) => expect(marked()?.textContent).toContain(words);

it('X35.06 several questions are marked by mouse or keyboard and changed in one step each', async () => {
  const server = startFormsServer();
  const id = server.store(FORM);
  await openEditor(editorOf(id));
  await click(entry('Cuarto 2'));
  await click(entry('Cuarto 4'), { shiftKey: true });
  await click(entry('A qué hora'), { ctrlKey: true });
  count('4 preguntas marcadas');
  await inMarked('Obligatorias');
  await inMarked('No obligatorias');
  await press('Deshacer');
  await choose(one('field', 'Mover a…', marked()), 'Sección barrio');
  expect([titles()[12], titles()[16]]).toEqual(['Árbol 8', 'A qué hora']);
  await inMarked('Duplicar');
  expect(titles()).toHaveLength(21);
  await inMarked('Eliminar');
  expect(titles()).toHaveLength(17);
  expect(marked()).toBeUndefined();
  await press('Deshacer');
  await press('Deshacer');
  expect(titles()).toHaveLength(17);
  // By keyboard, from the first of them.
  await act(async () => entry('Cuarto 5').focus());
  await pressKey('ArrowDown', { shiftKey: true });
  await pressKey('ArrowDown', { shiftKey: true });
  await until(() => expect(document.activeElement).toBe(entry('Cuarto 7')));
  count('3 preguntas marcadas');
  await inMarked('Desmarcar');
  expect(marked()).toBeUndefined();
  // By touch, with boxes.
  await press('Marcar varias');
  await click(one('field', 'Marcar «Cuarto 1»'));
  count('1 pregunta marcada');
  const { sections } = await saved(server, id);
  expect(sections[1]?.questions.slice(8).map((one) => [one.id, one.required])).toEqual([
    ['cuarto1', true],
    ['cuarto2', true],
    ['cuarto3', true],
    ['hora', true],
  ]);
});
