// @vitest-environment jsdom
// The reason of a correction survives a reload until the correction is saved, and not longer.
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dropAgain } from '../../platform/device/drop-again.ts';
import { anotherBrowser, flush, kill } from '../../platform/device/testing/killed-browser.ts';
import { draw, removeDrawn } from '../../platform/testing/draw.ts';
import { type CorrectionReason, useCorrectionReason } from './correction-reason.tsx';

vi.mock(
  import('../../platform/device/device-database.ts'),
  async () => (await import('../../platform/device/testing/killed-browser.ts')).database,
);

beforeEach(anotherBrowser);

/** What a page that is opened now has. */
function opened(): CorrectionReason {
  const found: CorrectionReason[] = [];
  const Probe = () => {
    found.push(useCorrectionReason('ana', 's1'));
    return null;
  };
  removeDrawn();
  draw(<Probe />);
  const [first] = found;
  if (!first) throw new Error('nothing was drawn');
  return first;
}

it('X39.89 X33.60 the reason of a saved correction is not that of the next one, also of a browser that was killed', async () => {
  const first = opened();
  act(() => first.onChange('Faltaba el piso'));
  flush();
  expect(opened().reason).toBe('Faltaba el piso');
  await opened().drop();
  kill();
  await dropAgain();
  expect(opened().reason).toBe('');
});
