// @vitest-environment jsdom
// A list of options that is pasted into a question that has no room for all of them.
import { CHOICES_PER_QUESTION_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { addQuestion } from '@constancia/domain/forms/edit/edit-questions.ts';
import { addSection } from '@constancia/domain/forms/edit/edit-sections.ts';
import { expect, it } from 'vitest';
import { drawAndFollow } from '../../../../platform/testing/draw.ts';
import { type } from '../../../../platform/testing/press-and-type.ts';
import { type Editor, EditorContext } from '../editing/editor-context.tsx';
import { createEditorStore } from '../editing/editor-store.ts';
import { PasteDialog } from './paste-dialog.tsx';

it('X40.20 more options than a question may have are refused before they are added, with the limit', async () => {
  const definition = addQuestion(
    addSection(EMPTY_FORM, 's'),
    { sectionId: 's' },
    { id: 'street', kind: 'single-choice' },
  );
  const store = createEditorStore({ definition, areaId: '', sync: 'off' });
  await drawAndFollow(
    <EditorContext value={{ store } as Partial<Editor> as Editor}>
      <PasteDialog questionId="street" onAdd={() => {}} onClose={() => {}} />
    </EditorContext>,
  );
  const paste = (lines: number) =>
    type(
      document.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])'),
      Array.from({ length: lines }, (_, at) => `Calle ${at}`).join('\n'),
    );
  const shown = () => [
    document.querySelector('.MuiAlert-message')?.textContent,
    [...document.querySelectorAll('button')].at(-1)?.disabled,
  ];
  paste(CHOICES_PER_QUESTION_MAX);
  expect(shown()).toEqual([undefined, false]);
  paste(CHOICES_PER_QUESTION_MAX + 1);
  expect(shown()).toEqual([`Son demasiadas opciones: se admiten hasta ${CHOICES_PER_QUESTION_MAX}.`, true]);
});
