// All screens and their addresses. Staff screens come in chunks of their own, with the component library; what
// citizens download holds none of it. rules: P2.01-P2.32, P2.38, P2.39
import { lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router';
import { SessionProvider } from '../features/session/public.ts';
import { readPublicFormAhead } from '../features/submissions/read-answerable-form.ts';
import { loadStaffTexts } from '../platform/texts.ts';
import { CrashBoundary } from './crash-screen.tsx';
import { Guard } from './guard.tsx';
import { Loading } from './loading.tsx';
import { NotFoundScreen } from './message-screens.tsx';
import { PATHS, type PathName } from './paths.ts';

const StaffShell = lazy(async () => ({ default: (await import('./staff-shell.tsx')).StaffShell }));
const HomeScreen = lazy(async () => ({
  default: (await import('../features/session/home-screen.tsx')).HomeScreen,
}));
const LoginScreen = lazy(async () => ({
  default: (await import('../features/session/login-screen.tsx')).LoginScreen,
}));
const FormListScreen = lazy(async () => ({
  default: (await import('../features/forms/form-list-screen.tsx')).FormListScreen,
}));
const EditorScreen = lazy(async () => ({
  default: (await import('../features/forms/editor-screen.tsx')).EditorScreen,
}));
const HistoryScreen = lazy(async () => ({
  default: (await import('../features/forms/history-screen.tsx')).HistoryScreen,
}));
const PreviewScreen = lazy(async () => {
  const [{ PreviewScreen: screen }] = await Promise.all([
    import('../features/forms/preview-screen.tsx'),
    loadStaffTexts(),
  ]);
  return { default: screen };
});
const AnswerScreen = lazy(async () => ({
  default: (await import('../features/submissions/answer-screen.tsx')).AnswerScreen,
}));
const publicAnswer = () => import('../features/submissions/public-answer-screen.tsx');
const PublicAnswerScreen = lazy(async () => ({ default: (await publicAnswer()).PublicAnswerScreen }));

/** Begins to fetch what citizens wait for while the texts are still coming. */
export function fetchScreenAhead(pathname: string): void {
  const [, formId] = /^\/publico\/contestar\/([0-9A-Za-z]{20})$/.exec(pathname) ?? [];
  if (formId === undefined) return;
  void publicAnswer();
  readPublicFormAhead(formId);
}
const SavedScreen = lazy(async () => ({
  default: (await import('../features/submissions/saved-screen.tsx')).SavedScreen,
}));
const SubmissionListScreen = lazy(async () => ({
  default: (await import('../features/submissions/submission-list-screen.tsx')).SubmissionListScreen,
}));
const OwnSubmissionsScreen = lazy(async () => ({
  default: (await import('../features/submissions/own-submissions-screen.tsx')).OwnSubmissionsScreen,
}));
const StatisticsScreen = lazy(async () => ({
  default: (await import('../features/statistics/statistics-screen.tsx')).StatisticsScreen,
}));
const SubmissionScreen = lazy(async () => ({
  default: (await import('../features/submissions/submission-screen.tsx')).SubmissionScreen,
}));

const guarded = (name: PathName, screen: ReactNode) => (
  <Route path={PATHS[name]} element={<Guard path={name}>{screen}</Guard>} />
);

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

export function App() {
  return (
    <CrashBoundary>
      <BrowserRouter>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route path={PATHS.root} element={<Navigate to={PATHS.home} replace />} />
            <Route path={PATHS.answerPublic} element={<PublicAnswerScreen />} />
            <Route path={PATHS.savedPublic} element={<SavedScreen />} />
            <Route path={PATHS.preview} element={<PreviewScreen />} />
            <Route element={<StaffRoutes />}>
              <Route path={PATHS.login} element={<LoginScreen />} />
              {guarded('home', <HomeScreen />)}
              {guarded('forms', <FormListScreen />)}
              {guarded('newForm', <EditorScreen />)}
              {guarded('editForm', <EditorScreen />)}
              {guarded('formHistory', <HistoryScreen />)}
              {guarded('answer', <AnswerScreen />)}
              {guarded('submissions', <SubmissionListScreen />)}
              {guarded('ownSubmissions', <OwnSubmissionsScreen />)}
              {guarded('statistics', <StatisticsScreen />)}
              {guarded('submission', <SubmissionScreen />)}
              {guarded('sent', <SavedScreen />)}
            </Route>
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </CrashBoundary>
  );
}
