// Which version a save replaces, after changes of an older version were found on the device.
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { addSection } from '@constancia/domain/forms/edit/edit-sections.ts';
import { expect, it } from 'vitest';
import { begunOn } from './begun-on.ts';
import { createEditorStore } from './editor-store.ts';

/** Opened on version 5, with changes to version 3 that this device had kept. */
function opened() {
  const saved = { definition: EMPTY_FORM, areaId: 'a', sync: 'off' } as const;
  const kept = { ...saved, definition: addSection(EMPTY_FORM, 'kept') };
  const store = createEditorStore(saved);
  store.rebase(saved, kept);
  const begun = begunOn(
    store,
    new Map([
      [saved, 5],
      [kept, 3],
    ]),
    3,
  );
  begun.follow();
  const add = (id: string) => store.edit((definition) => addSection(definition, id));
  return { store, begun, add, discard: () => store.rebase(store.get().saved, store.get().saved) };
}

it('X12.03 E4.31 changes of an older version that come back with undo are not saved over what was saved since', () => {
  const { store, begun, add, discard } = opened();
  expect(begun.version()).toBe(3);
  discard();
  expect(begun.version()).toBe(5);
  add('x');
  expect(begun.version()).toBe(5);
  store.undo();
  store.undo();
  expect(store.get().draft.definition.sections.map(({ id }) => id)).toEqual(['kept']);
  expect(begun.version()).toBe(3);
  add('y');
  expect(begun.version()).toBe(3);
});

it('X12.03 E4.31 back at the stored form a save is over the stored version, and over a newer one once a person said so', () => {
  const { store, begun, add } = opened();
  store.undo();
  expect(begun.version()).toBe(5);
  store.redo();
  expect(begun.version()).toBe(3);
  begun.goOnFrom(6);
  add('z');
  store.undo();
  store.undo();
  expect(begun.version()).toBe(6);
});
