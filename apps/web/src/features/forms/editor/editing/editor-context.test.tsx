// @vitest-environment jsdom
// What of the editor is drawn again, and that what is not drawn again still does what it says.
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { addSection, updateSection } from '@constancia/domain/forms/edit/edit-sections.ts';
import { act, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../platform/testing/draw.ts';
import { BoundSwitch } from '../fields/bound-switch.tsx';
import { type Editor, EditorContext, useDefinitionData } from './editor-context.tsx';
import { createEditorStore } from './editor-store.ts';
import { targetsOf } from './question-targets.ts';

function stage() {
  const definition = updateSection(addSection(EMPTY_FORM, 'a'), 'a', { title: { text: 'Aceras' } });
  const store = createEditorStore({ definition, areaId: '', sync: 'off' });
  const may = { content: true, structure: true, states: true };
  const editor = { store, may } as Partial<Editor> as Editor;
  const show = (content: ReactNode) => draw(<EditorContext value={editor}>{content}</EditorContext>);
  return { store, show };
}

it('E2.21 the lists that a question can be moved to are drawn again when one gets another name, and not for other changes', () => {
  const { store, show } = stage();
  const drawn: string[] = [];
  function Targets() {
    drawn.push(
      useDefinitionData(targetsOf)
        .map(({ name }) => name)
        .join(),
    );
    return null;
  }
  show(<Targets />);
  const change = (over: Parameters<typeof updateSection>[2]) =>
    act(() => void store.edit((definition) => updateSection(definition, 'a', over)));
  change({ description: { text: 'Lo que se ve' } });
  change({ title: { text: 'Veredas' } });
  change({ title: { text: 'Veredas' }, description: { text: '' } });
  expect(drawn).toEqual(['Aceras', 'Veredas']);
});

it('E3.49 a switch changes the question whose properties are shown now, though it was drawn for another one', () => {
  const { show } = stage();
  const first = vi.fn<(checked: boolean) => void>();
  const second = vi.fn<(checked: boolean) => void>();
  const toggle = (onChange: (checked: boolean) => void) => (
    <BoundSwitch id="question-required" label="Obligatoria" checked={false} onChange={onChange} />
  );
  show(toggle(first));
  show(toggle(second));
  act(() => document.querySelector<HTMLInputElement>('#question-required')?.click());
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith(true);
});
