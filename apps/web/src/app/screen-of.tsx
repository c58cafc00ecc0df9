// A screen in a chunk of its own that can be fetched before it is drawn. Once its code is there it is drawn at once:
// React holds a screen that replaces a fall-back back for a third of a second.
import { type ComponentType, lazy, useState } from 'react';

interface Ahead {
  /** Resolves when the code is there; also when it could not be fetched, which drawing then meets. */
  readonly ahead: () => Promise<void>;
}

export type Shell<Props> = ((props: Props) => React.JSX.Element) & Ahead;
export type Screen = Shell<object>;

/** What stands around screens. */
export function shellOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Shell<Props> {
  let ready: ComponentType<Props> | null = null;
  const fetched = async () => {
    ready = await load();
    return { default: ready };
  };
  const Later = lazy(fetched) as unknown as ComponentType<Props>;
  function Drawn(props: Props) {
    // What is drawn first stays: another kind of component would begin anew.
    const [Content] = useState(() => ready ?? Later);
    return <Content {...props} />;
  }
  const ahead = async () => {
    try {
      await fetched();
    } catch {
      // Drawing the screen asks once more and tells the person.
    }
  };
  return Object.assign(Drawn, { ahead });
}

export function screenOf(load: () => Promise<ComponentType>): Screen {
  return shellOf(load);
}
