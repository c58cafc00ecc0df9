// The address of the story, which is the URL behind the `#/`. `visit` grows with every visit, so that a story that is
// opened again starts again.
import { useEffect, useState } from 'react';

interface Visited {
  readonly address: string;
  readonly visit: number;
}

const read = () => location.hash.replace(/^#\//, '');

export function useAddress(): Visited {
  const [visited, setVisited] = useState<Visited>(() => ({ address: read(), visit: 0 }));
  useEffect(() => {
    const follow = () => setVisited(({ visit }) => ({ address: read(), visit: visit + 1 }));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return visited;
}
