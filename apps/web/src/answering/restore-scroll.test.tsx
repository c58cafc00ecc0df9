// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../platform/testing/draw.ts';
import { useRestoredScroll } from './restore-scroll.ts';

vi.mock('../platform/page/was-reloaded.ts', () => ({ wasReloaded: () => true }));

const LEFT_AT = 2_400;

let height = 0;
const scrollTo = vi.fn<(x: number, y: number) => void>();

function Form() {
  useRestoredScroll(LEFT_AT);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  height = 900;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  draw(<Form />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  scrollTo.mockClear();
});

it('X31.43 a reloaded form returns to where it was scrolled once it is long enough', () => {
  vi.advanceTimersByTime(500);
  expect(scrollTo).not.toHaveBeenCalled();
  height = 4_000;
  vi.advanceTimersByTime(500);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, LEFT_AT);
});

it.each(['pointerdown', 'wheel', 'keydown'])(
  'X31.43 who goes on while the form is drawn is not scrolled away: %s',
  (event) => {
    vi.advanceTimersByTime(500);
    dispatchEvent(new Event(event));
    height = 4_000;
    vi.advanceTimersByTime(5_000);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);
