// The screens behind the addresses. Each comes in a chunk of its own; the one that a page is opened with is fetched
// while the texts are still on their way, with what it will ask the server for. rules: P2.01-P2.32
import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router';
import { readFormToEditAhead } from '../features/forms/public.ts';
import { readSessionAhead } from '../features/session/public.ts';
import { readPublicFormAhead } from '../features/submissions/read-answerable-form.ts';
import { loadStaffTexts } from '../platform/texts.ts';
import { PATHS, type PathName } from './paths.ts';
import { type Screen, screenOf, shellOf } from './screen-of.tsx';

export const StaffShell = shellOf<{ readonly children: ReactNode }>(async () => {
  const [{ StaffShell: shell }] = await Promise.all([import('./staff-shell.tsx'), loadStaffTexts()]);
  return shell;
});

async function loadPreview(): Promise<ComponentType> {
  const [{ PreviewScreen }] = await Promise.all([
    import('../features/forms/preview-screen.tsx'),
    loadStaffTexts(),
  ]);
  return PreviewScreen;
}

const editor = screenOf(async () => (await import('../features/forms/editor-screen.tsx')).EditorScreen);
const saved = screenOf(async () => (await import('../features/submissions/saved-screen.tsx')).SavedScreen);

type DrawnPath = Exclude<PathName, 'root' | 'notFound'>;

export const SCREENS: Readonly<Record<DrawnPath, Screen>> = {
  home: screenOf(async () => (await import('../features/session/home-screen.tsx')).HomeScreen),
  login: screenOf(async () => (await import('../features/session/login-screen.tsx')).LoginScreen),
  forms: screenOf(async () => (await import('../features/forms/form-list-screen.tsx')).FormListScreen),
  newForm: editor,
  editForm: editor,
  formHistory: screenOf(async () => (await import('../features/forms/history-screen.tsx')).HistoryScreen),
  answer: screenOf(async () => (await import('../features/submissions/answer-screen.tsx')).AnswerScreen),
  answerCis: screenOf(
    async () => (await import('../features/submissions/cis-answer-screen.tsx')).CisAnswerScreen,
  ),
  drafts: screenOf(async () => (await import('../features/submissions/drafts-screen.tsx')).DraftsScreen),
  submission: screenOf(
    async () => (await import('../features/submissions/submission-screen.tsx')).SubmissionScreen,
  ),
  submissionCis: screenOf(
    async () => (await import('../features/submissions/submission-screen.tsx')).CisSubmissionScreen,
  ),
  submissions: screenOf(
    async () => (await import('../features/submissions/submission-list-screen.tsx')).SubmissionListScreen,
  ),
  ownSubmissions: screenOf(
    async () => (await import('../features/submissions/own-submissions-screen.tsx')).OwnSubmissionsScreen,
  ),
  statistics: screenOf(
    async () => (await import('../features/statistics/statistics-screen.tsx')).StatisticsScreen,
  ),
  answerPublic: screenOf(
    async () => (await import('../features/submissions/public-answer-screen.tsx')).PublicAnswerScreen,
  ),
  preview: screenOf(loadPreview),
  savedPublic: saved,
  sent: saved,
};

const WITHOUT_SESSION: readonly DrawnPath[] = ['answerPublic', 'savedPublic', 'preview'];

/** The form that a screen shows. */
const FORM_AHEAD: Readonly<Partial<Record<DrawnPath, (formId: string) => void>>> = {
  answerPublic: readPublicFormAhead,
  editForm: readFormToEditAhead,
};
const FORM_ID = /^[0-9A-Za-z]{20}$/;

/** Begins to fetch what an address needs; resolves when its code is there. */
export async function fetchScreenAhead(pathname: string): Promise<void> {
  const names = Object.keys(SCREENS) as DrawnPath[];
  for (const name of names) {
    const match = matchPath(PATHS[name], pathname);
    if (!match) continue;
    const { id } = match.params as { readonly id?: string };
    if (id !== undefined && FORM_ID.test(id)) FORM_AHEAD[name]?.(id);
    const code = [SCREENS[name].ahead()];
    if (!WITHOUT_SESSION.includes(name)) {
      readSessionAhead();
      code.push(StaffShell.ahead());
    }
    await Promise.all(code);
    return;
  }
}
