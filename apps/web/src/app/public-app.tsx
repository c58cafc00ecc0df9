// The pages without a session. They know only each other's URLs; a link to the staff side loads a new document.
// rules: P2.27-P2.31, P2.33
import { Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { type GoHow, type Navigation, NavigationContext } from '../platform/navigation.tsx';
import { CrashBoundary } from './crash-screen.tsx';
import { Loading } from './loading.tsx';
import { publicPageAt } from './public-page.ts';
import { PUBLIC_SCREENS } from './public-screens.tsx';

interface CurrentUrl {
  readonly pathname: string;
  readonly state: unknown;
}

const currentUrl = (): CurrentUrl => ({ pathname: location.pathname, state: history.state ?? null });

export function PublicApp() {
  const [url, setUrl] = useState(currentUrl);
  const page = useMemo(() => publicPageAt(url.pathname), [url.pathname]);
  useEffect(() => {
    const follow = () => {
      // Otherwise the person went back to a staff page, which is another document.
      if (publicPageAt(location.pathname)) startTransition(() => setUrl(currentUrl()));
      else location.reload();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const navigation = useMemo<Navigation>(
    () => ({
      ...url,
      params: page?.params ?? {},
      go: (to, how) => {
        if (!goHere(to, how)) return;
        startTransition(() => setUrl(currentUrl()));
      },
    }),
    [url, page],
  );
  if (!page) return null;
  const Content = PUBLIC_SCREENS[page.name];
  return (
    <CrashBoundary home="none">
      <NavigationContext value={navigation}>
        <Suspense fallback={<Loading />}>
          <Content key={page.name} />
        </Suspense>
      </NavigationContext>
    </CrashBoundary>
  );
}

/** False when the browser is loading another document. */
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
