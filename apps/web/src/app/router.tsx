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

const guarded = (name: keyof typeof SCREENS) => {
  const Content = SCREENS[name];
  return (
    <Route
      path={PATHS[name]}
      element={
        <RoutedNavigation>
          <Guard path={name}>
            <Content />
          </Guard>
        </RoutedNavigation>
      }
    />
  );
};

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
            <Route element={<StaffRoutes />}>
              <Route path={PATHS.login} element={<SCREENS.login />} />
              <Route path={PATHS.singleSignOn} element={<SCREENS.singleSignOn />} />
              <Route path={PATHS.password} element={<SCREENS.password />} />
              {guarded('account')}
              {guarded('home')}
              {guarded('forms')}
              {guarded('newForm')}
              {guarded('editForm')}
              {guarded('formHistory')}
              {guarded('answer')}
              {guarded('answerCis')}
              {guarded('correct')}
              {guarded('correctCis')}
              {guarded('complete')}
              {guarded('drafts')}
              {guarded('submissions')}
              {guarded('ownSubmissions')}
              {guarded('payments')}
              {guarded('useTickets')}
              {guarded('statistics')}
              {guarded('statisticsOverview')}
              {guarded('outbox')}
              {guarded('users')}
              {guarded('userImport')}
              {guarded('areas')}
              {guarded('municipalities')}
              {guarded('audit')}
              {guarded('assets')}
              {guarded('assetImport')}
              {guarded('incidents')}
              {guarded('incidentAreas')}
              {guarded('incidentImport')}
              {guarded('agendas')}
              {guarded('agendaImport')}
              {guarded('agenda')}
              {guarded('appointments')}
              {guarded('citizens')}
              {guarded('citizenImport')}
              {guarded('citizen')}
              {guarded('mergeCitizens')}
              {guarded('municipalitySettings')}
              {guarded('municipalityShop')}
              {guarded('submission')}
              {guarded('submissionCis')}
              {guarded('sent')}
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
