// @vitest-environment jsdom
// Which versions can be chosen to be compared.
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadStaffTexts } from '../../../platform/texts.ts';
import { VersionTable } from './version-table.tsx';

let root: Root;

beforeAll(async () => {
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  await loadStaffTexts();
});
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

function radiosOf(...versions: readonly number[]): number {
  const rows = versions.map((version) => ({
    version,
    savedAt: '2026-03-10T12:00:00.000Z',
    savedBy: 'ana',
    submissions: 0,
  }));
  flushSync(() =>
    root.render(
      <VersionTable
        versions={rows}
        timeZone="America/Argentina/Cordoba"
        compared={{ before: 1, after: versions[0] ?? 1 }}
        onCompare={() => {}}
        onRestore={() => {}}
      />,
    ),
  );
  return document.querySelectorAll('input[type=radio]').length;
}

it('X12.01 each of several versions can be chosen, the only one cannot', () => {
  expect(radiosOf(2, 1)).toBe(4);
  expect(radiosOf(1)).toBe(0);
});
