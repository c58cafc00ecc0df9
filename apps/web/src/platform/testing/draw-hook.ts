// Draws a component that does nothing but use a hook, for tests of what the hook does over time.
import { createElement, type ReactElement, useEffect } from 'react';
import { drawAndFollow } from './draw.ts';

/** @returns what the hook returned last. `around`: what it needs to stand in */
export async function drawHook<Drawn>(
  useHook: () => Drawn,
  around: (screen: ReactElement) => ReactElement = (screen) => screen,
): Promise<() => Drawn> {
  const seen: { last?: Drawn } = {};
  const Screen = () => {
    const drawn = useHook();
    useEffect(() => {
      seen.last = drawn;
    });
    return null;
  };
  await drawAndFollow(around(createElement(Screen)));
  return () => seen.last as Drawn;
}
