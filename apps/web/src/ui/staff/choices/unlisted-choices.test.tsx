// @vitest-environment jsdom
// A choice that is not in its list any more.
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../platform/testing/draw.ts';
import { CheckList } from './check-list.tsx';
import { SelectField } from './select-field.tsx';
import { withUnlisted } from './unlisted-choices.ts';

const FORMS = [
  { id: 'trees', name: 'Arbolado' },
  { id: 'lamps', name: 'Alumbrado' },
];

function shown(value: string, choices: typeof FORMS) {
  const field = { id: 'form', label: 'Formulario', none: 'Todos', value, choices, onPick: () => {} };
  draw(<SelectField {...field} />);
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
  draw(
    <CheckList
      legend="Formularios"
      choices={withUnlisted(FORMS, chosen)}
      chosen={chosen}
      onChoose={onChoose}
    />,
  );
  const boxes = [...document.querySelectorAll('label')];
  const names = ['Arbolado', 'Alumbrado', 'No está en la lista (deleted)'];
  expect(boxes.map(({ textContent }) => textContent)).toEqual(names);
  act(() => boxes[2]?.querySelector('input')?.click());
  expect(onChoose).toHaveBeenCalledWith(['trees']);
});
