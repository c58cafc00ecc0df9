// The screens of staff and their URLs, each in a chunk of its own.
// rules: P2.01-P2.32, P2.38, P2.39

import { matchPath } from '@constancia/domain/pages/match-path.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { SessionProvider } from '../features/session/public.ts';
import { contentIsShown } from '../platform/page/content-shown.ts';
import { CrashBoundary } from './crash-screen.tsx';
import { Guard } from './guard.tsx';
import { Loading } from './loading.tsx';
import { NotFoundScreen } from './message-screens.tsx';
import { RoutedNavigation } from './routed-navigation.tsx';
import { type DrawnPath, LIGHT, SCREENS, StaffFrame, StaffShell } from './screens.tsx';

const FRAMED = (Object.keys(SCREENS) as DrawnPath[]).filter((name) => !LIGHT.has(name));

/** The screens for people who are not signed in. */
const OPEN: readonly DrawnPath[] = ['login', 'singleSignOn', 'password'];

/** Every screen has its route here, so that none can be missing. */
function routeOf(name: DrawnPath) {
  const Content = SCREENS[name];
  const element = OPEN.includes(name) ? (
    <Content />
  ) : (
    <RoutedNavigation>
      <Guard path={name}>
        <Content />
      </Guard>
    </RoutedNavigation>
  );
  return <Route key={name} path={PATHS[name]} element={element} />;
}

function StaffRoutes() {
  const { pathname } = useLocation();
  const isLight = [...LIGHT].some((name) => matchPath(PATHS[name], pathname) !== null);
  return (
    <SessionProvider>
      <StaffShell isLight={isLight}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </StaffShell>
    </SessionProvider>
  );
}

function Framed() {
  useEffect(contentIsShown, []);
  return (
    <StaffFrame>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </StaffFrame>
  );
}

export function StaffApp() {
  return (
    <CrashBoundary home="offered">
      <BrowserRouter>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route path={PATHS.root} element={<Navigate to={PATHS.home} replace />} />
            <Route element={<StaffRoutes />}>
              {[...LIGHT].map(routeOf)}
              <Route element={<Framed />}>{FRAMED.map(routeOf)}</Route>
            </Route>
            <Route
              path="*"
              element={
                <RoutedNavigation>
                  <NotFoundScreen />
                </RoutedNavigation>
              }
            />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </CrashBoundary>
  );
}
