// The pages without a session. They know each other's addresses and nothing of the staff side: a way that leads there
// loads it anew. rules: P2.27-P2.31, P2.33
import { Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { type GoHow, type Navigation, NavigationContext } from '../platform/navigation.tsx';
import { CrashBoundary } from './crash-screen.tsx';
import { Loading } from './loading.tsx';
import { publicPageAt } from './public-page.ts';
import { PUBLIC_SCREENS } from './public-screens.tsx';

interface Address {
  readonly pathname: string;
  readonly state: unknown;
}

const addressNow = (): Address => ({ pathname: location.pathname, state: history.state ?? null });

export function PublicApp() {
  const [address, setAddress] = useState(addressNow);
  const page = useMemo(() => publicPageAt(address.pathname), [address.pathname]);
  useEffect(() => {
    const follow = () => {
      // Back to a page of staff, from before this one was opened.
      if (publicPageAt(location.pathname)) startTransition(() => setAddress(addressNow()));
      else location.reload();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const navigation = useMemo<Navigation>(
    () => ({
      ...address,
      params: page?.params ?? {},
      go: (to, how) => {
        if (!goHere(to, how)) return;
        startTransition(() => setAddress(addressNow()));
      },
    }),
    [address, page],
  );
  if (!page) return null;
  const Content = PUBLIC_SCREENS[page.name];
  return (
    <CrashBoundary>
      <NavigationContext value={navigation}>
        <Suspense fallback={<Loading />}>
          <Content key={page.name} />
        </Suspense>
      </NavigationContext>
    </CrashBoundary>
  );
}

/** False when the browser is on its way to another document. */
function goHere(to: string, { replace = false, state = null }: GoHow = {}): boolean {
  if (!publicPageAt(new URL(to, location.origin).pathname)) {
    if (replace) location.replace(to);
    else location.assign(to);
    return false;
  }
  if (replace) history.replaceState(state, '', to);
  else {
    history.pushState(state, '', to);
    scrollTo(0, 0);
  }
  return true;
}
