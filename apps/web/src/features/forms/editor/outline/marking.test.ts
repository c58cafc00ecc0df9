import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { createEditorStore } from '../editing/editor-store.ts';
import { markedOf, markTo, setMark, toggleMark } from './marking.ts';

const FORM = aForm()
  .withSection('s', aQuestion('a', 'text'), aQuestion('b', 'text'), aQuestion('c', 'text'))
  .withSection('r', aQuestion('d', 'text'))
  .build();

const opened = () => createEditorStore({ definition: FORM, areaId: '', sync: 'off' });

it('X35.06 Ctrl marks one by one, beginning with the selected question, and Shift marks as far as a question', () => {
  const store = opened();
  store.select({ kind: 'question', id: 'b' });
  toggleMark(store, 'd');
  expect([...markedOf(store.get())]).toEqual(['b', 'd']);
  toggleMark(store, 'b');
  expect([...markedOf(store.get())]).toEqual(['d']);
  store.select({ kind: 'question', id: 'b' });
  expect(markedOf(store.get()).size).toBe(0);
  markTo(store, 'd');
  expect([...markedOf(store.get())]).toEqual(['b', 'c', 'd']);
  markTo(store, 'a');
  expect([...markedOf(store.get())].toSorted()).toEqual(['a', 'b']);
});

it('X35.06 a box marks its own question only, and what is deleted is not marked any more', () => {
  const store = opened();
  store.select({ kind: 'question', id: 'b' });
  setMark(store, 'a', true);
  setMark(store, 'c', true);
  setMark(store, 'a', false);
  expect([...markedOf(store.get())]).toEqual(['c']);
  store.edit((form) => ({ ...form, sections: form.sections.slice(1) }));
  expect(markedOf(store.get()).size).toBe(0);
});
