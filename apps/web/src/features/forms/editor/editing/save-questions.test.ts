// @vitest-environment jsdom
// What is asked before a save, and that it is asked once.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it, vi } from 'vitest';
import type { Editor } from './editor-context.tsx';
import { createEditorStore } from './editor-store.ts';
import { changeKind } from './item-commands.ts';
import { confirmsLoss } from './save-questions.ts';

it('X35.04 X31.71 options that a save deleted are not asked about again at the next save', async () => {
  const definition = aForm()
    .withSection('s', aQuestion('trade', 'single-choice', { options: ['Bar', 'Feria'] }))
    .build();
  const store = createEditorStore({ definition, areaId: 'a', sync: 'off' });
  const confirm = vi.fn<Editor['confirm']>(async () => true);
  const editor = { store, confirm } as unknown as Editor;
  changeKind(editor, 'trade', 'text');
  expect(await confirmsLoss(editor)).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(1);
  store.markSaved();
  expect(await confirmsLoss(editor)).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(1);
  changeKind(editor, 'trade', 'single-choice');
  expect(store.get().draft.definition.sections[0]?.questions[0]?.options).toEqual([]);
});
