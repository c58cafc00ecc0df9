// One story alone on the page, with the landmark and the headings that a page of the product would have around it.
import { useLayoutEffect } from 'react';
import type { StoryGroup } from './stage/story.ts';
import { useAddress } from './use-address.ts';

export function StoryPage({ groups }: { readonly groups: readonly StoryGroup[] }) {
  const { address, visit } = useAddress();
  const [name = '', story = ''] = address.split('/');
  const group = groups.find((one) => one.name === name);
  useLayoutEffect(() => {
    document.title = address;
    window.scrollTo(0, 0);
    // Tests wait for it.
    document.documentElement.dataset['story'] = address;
  }, [address]);
  const shown = group?.stories[story];
  if (shown === undefined || group === undefined) return <main>There is no story {address}.</main>;
  if (group.holds === 'page') return <div key={visit}>{shown}</div>;
  return (
    <main key={visit}>
      {group.holds === 'component' && (
        <div className="only-read">
          <h1>{name}</h1>
          <h2>{story}</h2>
        </div>
      )}
      {shown}
    </main>
  );
}
