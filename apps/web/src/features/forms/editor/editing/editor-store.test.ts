import { SECTIONS_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { addSection, updateSection } from '@constancia/domain/forms/edit/edit-sections.ts';
import { removeLanguage, setTranslation } from '@constancia/domain/forms/languages/translations.ts';
import { expect, it } from 'vitest';
import { createEditorStore, isDirty } from './editor-store.ts';

const store = () => createEditorStore({ definition: EMPTY_FORM, areaId: '', sync: 'off' });
type Store = ReturnType<typeof store>;

const ids = (of: Store) => of.get().draft.definition.sections.map(({ id }) => id);
const add = (to: Store, id: string) =>
  to.edit((definition) => addSection(definition, id), { select: { kind: 'section', id } });
const name = (of: Store, id: string, text: string) =>
  of.edit((definition) => updateSection(definition, id, { title: { text } }), { mark: `title-${id}` });

it('E2.21 every step can be taken back and made again, with what was selected', () => {
  const editor = store();
  add(editor, 'a');
  add(editor, 'b');
  editor.undo();
  expect(ids(editor)).toEqual(['a']);
  expect(editor.get().selection).toEqual({ kind: 'section', id: 'a' });
  editor.redo();
  expect(ids(editor)).toEqual(['a', 'b']);
  expect(editor.get().selection).toEqual({ kind: 'section', id: 'b' });
  editor.undo();
  add(editor, 'c');
  editor.redo();
  expect(ids(editor)).toEqual(['a', 'c']);
});

it('E2.21 what is typed into one field is one step', () => {
  const editor = store();
  add(editor, 'a');
  add(editor, 'b');
  for (const text of ['D', 'Da', 'Datos']) name(editor, 'a', text);
  name(editor, 'b', 'Firma');
  editor.undo();
  expect(editor.get().draft.definition.sections.map(({ title }) => title.text)).toEqual(['Datos', '']);
  editor.undo();
  expect(editor.get().draft.definition.sections.map(({ title }) => title.text)).toEqual(['', '']);
});

it('E4.31 a form taken back to how it was saved has no changes', () => {
  const editor = store();
  expect(isDirty(editor.get())).toBe(false);
  add(editor, 'a');
  expect(isDirty(editor.get())).toBe(true);
  editor.undo();
  expect(isDirty(editor.get())).toBe(false);
  editor.change({ areaId: 'area' });
  editor.markSaved();
  expect(isDirty(editor.get())).toBe(false);
});

it('E4.64 after a final step nothing before it comes back', () => {
  const editor = store();
  add(editor, 'a');
  editor.edit((definition) => addSection(definition, 'b'), { final: true });
  editor.undo();
  expect(ids(editor)).toEqual(['a', 'b']);
});

it('E5.02 the refused check is dropped with the next change, what is deleted is not selected any more', () => {
  const editor = store();
  add(editor, 'a');
  editor.fail({ code: 'title-required', at: { field: 'title' } });
  expect(editor.get().failure?.code).toBe('title-required');
  editor.edit((definition) => ({ ...definition, sections: [] }));
  expect(editor.get().failure).toBeNull();
  expect(editor.get().selection).toEqual({ kind: 'form' });
});

it('E2.21 an edit that changes nothing is no step and draws nothing again', () => {
  const editor = store();
  let drawn = 0;
  editor.subscribe(() => {
    drawn += 1;
  });
  editor.edit((definition) => definition);
  expect(drawn).toBe(0);
  expect(editor.get().past).toEqual([]);
});

it('E3.17 X11.06 a language is added and removed as a step; one without texts is nothing to save', () => {
  const editor = store();
  editor.offer(['en']);
  expect(editor.get().languages).toEqual(['en']);
  expect(isDirty(editor.get())).toBe(false);
  const title = { kind: 'form', field: 'title' } as const;
  editor.edit((definition) =>
    setTranslation({ ...definition, title: { text: 'Poda' } }, title, { language: 'en', text: 'Pruning' }),
  );
  editor.offer([], (definition) => removeLanguage(definition, 'en'));
  expect(editor.get().languages).toEqual([]);
  expect(editor.get().draft.definition.title).toEqual({ text: 'Poda' });
  editor.undo();
  expect(editor.get().languages).toEqual(['en']);
  expect(editor.get().draft.definition.title.in).toEqual({ en: 'Pruning' });
  editor.undo();
  editor.undo();
  expect(editor.get().languages).toEqual([]);
});

it('E3.17 X11.06 a stored form offers the languages of its texts', () => {
  const definition = { ...EMPTY_FORM, title: { text: 'Poda', in: { pt: 'Poda', en: 'Pruning' } } };
  const editor = createEditorStore({ definition, areaId: '', sync: 'off' });
  expect(editor.get().languages).toEqual(['en', 'pt']);
});

it('E2.21 X35.06 who follows one item hears when it is selected, written or marked and when it is no longer, and nothing of others', () => {
  const editor = store();
  add(editor, 'a');
  add(editor, 'b');
  let heard = 0;
  const leave = editor.subscribeTo('a', () => {
    heard += 1;
  });
  const hears = (act: () => void) => {
    const before = heard;
    act();
    return heard - before;
  };
  const item = { kind: 'section', id: 'a' } as const;
  expect(hears(() => name(editor, 'a', 'Datos'))).toBe(0);
  expect(hears(() => editor.select(item))).toBe(1);
  expect(hears(() => editor.write(item))).toBe(1);
  expect(hears(() => editor.stopWriting(item))).toBe(1);
  expect(hears(() => editor.select({ kind: 'section', id: 'b' }))).toBe(1);
  expect(hears(() => editor.mark(['a', 'b']))).toBe(1);
  expect(hears(() => editor.mark(['b']))).toBe(1);
  expect(hears(() => editor.mark([]))).toBe(0);
  expect(hears(() => add(editor, 'c'))).toBe(0);
  expect(hears(() => editor.select(item))).toBe(1);
  leave();
  expect(hears(() => editor.select({ kind: 'form' }))).toBe(0);
});

it('X40.20 a change that makes a form larger than it may be is not made, and says what the limit is', () => {
  const editor = store();
  for (let count = 0; count < SECTIONS_MAX; count += 1) add(editor, `s${count}`);
  const { draft } = editor.get();
  expect(editor.get().full).toBeNull();
  add(editor, 'more');
  expect(editor.get().draft).toBe(draft);
  expect(editor.get().full).toEqual({ limit: 'sections', max: SECTIONS_MAX });
  name(editor, 's0', 'Datos');
  expect(editor.get().draft.definition.sections[0]?.title.text).toBe('Datos');
});
