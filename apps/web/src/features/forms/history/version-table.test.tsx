// @vitest-environment jsdom
// Which versions can be chosen to be compared.
import { beforeAll, expect, it } from 'vitest';
import { draw } from '../../../platform/testing/draw.ts';
import { VersionTable } from './version-table.tsx';

beforeAll(() => {
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

function radiosOf(...versions: readonly number[]): number {
  const rows = versions.map((version) => ({
    version,
    savedAt: '2026-03-10T12:00:00.000Z',
    savedBy: 'ana',
    submissions: 0,
  }));
  draw(
    <VersionTable
      versions={rows}
      timeZone="America/Argentina/Cordoba"
      compared={{ before: 1, after: versions[0] ?? 1 }}
      onCompare={() => {}}
      onRestore={() => {}}
    />,
  );
  return document.querySelectorAll('input[type=radio]').length;
}

it('X12.01 each of several versions can be chosen, the only one cannot', () => {
  expect(radiosOf(2, 1)).toBe(4);
  expect(radiosOf(1)).toBe(0);
});
