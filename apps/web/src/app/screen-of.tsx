// A screen in a chunk of its own that can be downloaded before it is drawn. Downloaded code is drawn without Suspense,
// because React delays a screen that replaces a fallback by a third of a second. Where it does not arrive, the rest of the page
// stays, and it is tried again by a button and when the connection is back.
// rules: X40.60
import { type ComponentType, lazy, useState } from 'react';
import { deferredBlock } from '../ui/light/deferred-block.tsx';
import { Loading } from './loading.tsx';
import { MissingScreen } from './message-screens.tsx';

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
    return ready;
  };
  const Again = deferredBlock(fetched, { again: { Waiting: Loading, Missing: MissingScreen } });
  const Later = lazy(async () => ({
    default: await fetched().catch((): ComponentType<Props> => Again),
  })) as unknown as ComponentType<Props>;
  function Drawn(props: Props) {
    // The first component is kept, because another component type would lose the state of the screen.
    const [Content] = useState(() => ready ?? Later);
    return <Content {...props} />;
  }
  const preload = async () => {
    try {
      await fetched();
    } catch {
      // Drawing the screen repeats the download and says that it failed.
    }
  };
  return Object.assign(Drawn, { preload });
}

export function screenOf(load: () => Promise<ComponentType>): Screen {
  return shellOf(load);
}
