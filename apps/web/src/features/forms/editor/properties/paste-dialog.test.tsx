// @vitest-environment jsdom
// A list of options that is pasted into a question that has no room for all of them.
import { CHOICES_PER_QUESTION_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { addQuestion } from '@constancia/domain/forms/edit/edit-questions.ts';
import { addSection } from '@constancia/domain/forms/edit/edit-sections.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../../../../platform/texts.ts';
import { type Editor, EditorContext } from '../editing/editor-context.tsx';
import { createEditorStore } from '../editing/editor-store.ts';
import { PasteDialog } from './paste-dialog.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

beforeAll(() => Promise.all([loadPublicTexts(), loadStaffTexts()]));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('X40.20 more options than a question may have are refused before they are added, with the limit', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const definition = addQuestion(
    addSection(EMPTY_FORM, 's'),
    { sectionId: 's' },
    { id: 'street', kind: 'single-choice' },
  );
  const store = createEditorStore({ definition, areaId: '', sync: 'off' });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <EditorContext value={{ store } as Partial<Editor> as Editor}>
        <PasteDialog questionId="street" onAdd={() => {}} onClose={() => {}} />
      </EditorContext>,
    ),
  );
  const paste = (lines: number) =>
    act(async () => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])');
      const text = Array.from({ length: lines }, (_, at) => `Calle ${at}`).join('\n');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const shown = () => [
    document.querySelector('.MuiAlert-message')?.textContent,
    [...document.querySelectorAll('button')].at(-1)?.disabled,
  ];
  await paste(CHOICES_PER_QUESTION_MAX);
  expect(shown()).toEqual([undefined, false]);
  await paste(CHOICES_PER_QUESTION_MAX + 1);
  expect(shown()).toEqual([`Son demasiadas opciones: se admiten hasta ${CHOICES_PER_QUESTION_MAX}.`, true]);
  act(() => root.unmount());
});
