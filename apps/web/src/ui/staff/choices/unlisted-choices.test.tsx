// @vitest-environment jsdom
// A choice that is not in its list any more.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../../../platform/texts.ts';
import { CheckList } from './check-list.tsx';
import { SelectField } from './select-field.tsx';
import { withUnlisted } from './unlisted-choices.ts';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

const FORMS = [
  { id: 'trees', name: 'Arbolado' },
  { id: 'lamps', name: 'Alumbrado' },
];
let root: Root;

beforeAll(() => Promise.all([loadPublicTexts(), loadStaffTexts()]));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function shown(value: string, choices: typeof FORMS) {
  const field = { id: 'form', label: 'Formulario', none: 'Todos', value, choices, onPick: () => {} };
  act(() => root.render(<SelectField {...field} />));
  return document.querySelector('select')?.selectedOptions[0]?.textContent;
}

it('X40.18 a list to choose from shows what is chosen and not in it, which is no choice only while the list is read', () => {
  expect(shown('lamps', FORMS)).toBe('Alumbrado');
  expect(shown('', FORMS)).toBe('Todos');
  expect(shown('deleted', FORMS)).toBe('No está en la lista');
  expect(shown('deleted', [])).toBe('Todos');
});

it('X40.18 what is chosen in a list of boxes and is not there any more can be unticked', () => {
  const onChoose = vi.fn<(chosen: readonly string[]) => void>();
  const chosen = ['trees', 'deleted'];
  act(() =>
    root.render(
      <CheckList
        legend="Formularios"
        choices={withUnlisted(FORMS, chosen)}
        chosen={chosen}
        onChoose={onChoose}
      />,
    ),
  );
  const boxes = [...document.querySelectorAll('label')];
  const names = ['Arbolado', 'Alumbrado', 'No está en la lista (deleted)'];
  expect(boxes.map(({ textContent }) => textContent)).toEqual(names);
  act(() => boxes[2]?.querySelector('input')?.click());
  expect(onChoose).toHaveBeenCalledWith(['trees']);
});
