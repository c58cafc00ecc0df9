// A screen in a chunk of its own that can be downloaded before it is drawn. Downloaded code is drawn without Suspense,
// because React delays a screen that replaces a fallback by a third of a second.
import { type ComponentType, lazy, useState } from 'react';

interface Preloadable {
  /** Resolves when the code has arrived, and also when the download failed: drawing then reports the failure. */
  readonly preload: () => Promise<void>;
}

export type Shell<Props> = ((props: Props) => React.JSX.Element) & Preloadable;
export type Screen = Shell<object>;

/** A component of the frame around screens, downloaded in the same way. */
export function shellOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Shell<Props> {
  let ready: ComponentType<Props> | null = null;
  const fetched = async () => {
    ready = await load();
    return { default: ready };
  };
  const Later = lazy(fetched) as unknown as ComponentType<Props>;
  function Drawn(props: Props) {
    // The first component is kept, because another component type would lose the state of the screen.
    const [Content] = useState(() => ready ?? Later);
    return <Content {...props} />;
  }
  const preload = async () => {
    try {
      await fetched();
    } catch {
      // Drawing the screen repeats the download and shows its failure.
    }
  };
  return Object.assign(Drawn, { preload });
}

export function screenOf(load: () => Promise<ComponentType>): Screen {
  return shellOf(load);
}
