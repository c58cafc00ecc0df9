// Draws a component that does nothing but use a hook, for tests of what the hook does over time.
import { act, createElement, type ReactElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

export interface DrawnHook<Drawn> {
  /** What the hook returned last. */
  readonly now: () => Drawn;
  readonly remove: () => void;
}

/** `around`: what the hook needs to stand in. */
export async function drawHook<Drawn>(
  useHook: () => Drawn,
  around: (screen: ReactElement) => ReactElement = (screen) => screen,
): Promise<DrawnHook<Drawn>> {
  const seen: { last?: Drawn } = {};
  const Screen = () => {
    const drawn = useHook();
    useEffect(() => {
      seen.last = drawn;
    });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(around(createElement(Screen))));
  return { now: () => seen.last as Drawn, remove: () => act(() => root.unmount()) };
}
