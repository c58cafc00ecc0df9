// @vitest-environment jsdom
// The lines of a file while their states change.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { press } from '../../../platform/testing/press-and-type.ts';
import { loadPublicTexts, loadStaffTexts } from '../../../platform/texts.ts';
import { ImportLines } from './import-lines.tsx';
import type { ImportLine } from './imported-register.ts';
import type { LineState, SheetImport } from './use-sheet-import.ts';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
afterEach(() => document.body.replaceChildren());

type Entry = { readonly name: string };
const LINES = ['Fresno', 'Tilo', 'Jacarandá'].map(
  (name, index) =>
    ({ id: name, line: index + 2, entry: { name }, issues: [] }) as unknown as ImportLine<Entry>,
);

/** What the page knows when the lines have these states. */
function imported(states: readonly LineState[]): SheetImport<Entry> {
  const stateOfLine = ({ id }: ImportLine<Entry>) =>
    states[LINES.findIndex((line) => line.id === id)] ?? 'wrong';
  const inState = (...asked: readonly LineState[]) =>
    LINES.filter((line) => asked.includes(stateOfLine(line)));
  return { stateOfLine, inState, problemOf: () => null } as Partial<SheetImport<Entry>> as SheetImport<Entry>;
}

it('X40.30 when no line is left of the kind that is shown, because all were corrected, all lines are shown', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = (...states: readonly LineState[]) =>
    act(() =>
      root.render(
        <ImportLines
          lines={LINES}
          importing={imported(states)}
          shown={[{ title: 'areas.name', of: ({ name }) => name }]}
        />,
      ),
    );
  const rows = () => document.querySelectorAll('tbody tr').length;
  draw('ready-to-correct', 'ready-to-correct', 'there');
  press('Para corregir (2)');
  expect(rows()).toBe(2);
  draw('corrected', 'corrected', 'there');
  expect(document.querySelector('[aria-pressed=true]')?.textContent).toBe('Todas (3)');
  expect(rows()).toBe(3);
  act(() => root.unmount());
});
