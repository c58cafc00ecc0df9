// A story shows one component in one state. It asks the server for nothing: its data are built here, and what it would
// request is answered from memory.
import type { ReactNode } from 'react';

export interface StoryGroup {
  /** First half of the address of its stories: `#/fields/text-empty`. */
  readonly name: string;
  /**
   * What the stories bring themselves. A component gets the page's landmark and headings from the gallery, a card has
   * the first heading, a page has both.
   */
  readonly holds: 'component' | 'card' | 'page';
  readonly stories: Readonly<Record<string, ReactNode>>;
}

/** The address of a story behind the `#/`. */
export function addressesOf(groups: readonly StoryGroup[]): readonly string[] {
  return groups.flatMap(({ name, stories }) => Object.keys(stories).map((story) => `${name}/${story}`));
}
