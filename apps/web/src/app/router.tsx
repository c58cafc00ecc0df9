// The screens of staff and their URLs, each in a chunk of its own.
// rules: P2.01-P2.32, P2.38, P2.39

import { PATHS } from '@constancia/domain/pages/paths.ts';
import { Suspense } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router';
import { SessionProvider } from '../features/session/public.ts';
import { CrashBoundary } from './crash-screen.tsx';
import { Guard } from './guard.tsx';
import { Loading } from './loading.tsx';
import { NotFoundScreen } from './message-screens.tsx';
import { RoutedNavigation } from './routed-navigation.tsx';
import { SCREENS, StaffShell } from './screens.tsx';

type ScreenName = keyof typeof SCREENS;

/** The screens for people who are not signed in. */
const OPEN: readonly ScreenName[] = ['login', 'singleSignOn', 'password'];

/** Every screen has its route here, so that none can be missing. */
function routeOf(name: ScreenName) {
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
  return (
    <SessionProvider>
      <StaffShell>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </StaffShell>
    </SessionProvider>
  );
}

export function StaffApp() {
  return (
    <CrashBoundary home="offered">
      <BrowserRouter>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route path={PATHS.root} element={<Navigate to={PATHS.home} replace />} />
            <Route element={<StaffRoutes />}>{(Object.keys(SCREENS) as ScreenName[]).map(routeOf)}</Route>
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
