// @vitest-environment jsdom
// A hint that leads to a state, from the preview too.
import { until } from '../../../../platform/testing/draw.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, it, vi } from 'vitest';
import { click } from '../../../../platform/testing/act-on.ts';
import { all, one } from '../../../../platform/testing/find.ts';
import { button, editorOf, openEditor, press } from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';

it('X35.34 a hint leads to a state that no answer reaches, and back from the preview to the cards', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { states } = SMALL_FORM;
  const untitled = aQuestion('q', 'single-choice', { title: { text: '' }, options: ['Tipa', ''] });
  const form = aForm().with({ states, initialState: 0 }).withSection('s', untitled).build();
  const server = startFormsServer();
  await openEditor(editorOf(server.store(form)));
  await press('Vista previa');
  expect(all('field', 'Título')).toEqual([]);
  await press(/^Revisión \(sugerencias: 3\)/);
  await click(one('button', /^Estados ?Ninguna respuesta puede llegar al estado «Resuelta»/));
  await until(() => expect(document.activeElement).toBe(button('Transiciones de Resuelta: Ninguno')));
});
