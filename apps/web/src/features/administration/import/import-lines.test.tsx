// @vitest-environment jsdom
// The lines of a file while their states change.
import { expect, it } from 'vitest';
import { drawAndFollow } from '../../../platform/testing/draw.ts';
import { press } from '../../../platform/testing/press-and-type.ts';
import { ImportLines } from './import-lines.tsx';
import type { ImportLine } from './imported-register.ts';
import type { LineState, SheetImport } from './use-sheet-import.ts';

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

it('X40.30 when no line is left of the kind that is shown, because all were corrected, all lines are shown', async () => {
  const show = (...states: readonly LineState[]) =>
    drawAndFollow(
      <ImportLines
        lines={LINES}
        importing={imported(states)}
        shown={[{ title: 'areas.name', of: ({ name }) => name }]}
      />,
    );
  const rows = () => document.querySelectorAll('tbody tr').length;
  await show('ready-to-correct', 'ready-to-correct', 'there');
  press('Para corregir (2)');
  expect(rows()).toBe(2);
  await show('corrected', 'corrected', 'there');
  expect(document.querySelector('[aria-pressed=true]')?.textContent).toBe('Todas (3)');
  expect(rows()).toBe(3);
});
