// The pages that need no session, which citizens open. rules: P2.27-P2.31, P2.33
import type { ComponentType } from 'react';
import { readPublicFormAhead } from '../features/submissions/read-answerable-form.ts';
import { loadPartTexts, loadStaffTexts } from '../platform/texts.ts';
import type { PublicPage } from './public-page.ts';
import { type Screen, screenOf } from './screen-of.tsx';

async function loadPreview(): Promise<ComponentType> {
  const [{ PreviewScreen }] = await Promise.all([
    import('../features/forms/preview-screen.tsx'),
    loadStaffTexts(),
  ]);
  return PreviewScreen;
}

async function loadRecordLookUp(): Promise<ComponentType> {
  const [{ RecordLookUpScreen }] = await Promise.all([
    import('../features/documents/record-look-up-screen.tsx'),
    loadPartTexts(),
  ]);
  return RecordLookUpScreen;
}

async function loadStateLookUp(): Promise<ComponentType> {
  const [{ StateLookUpScreen }] = await Promise.all([
    import('../features/documents/state-look-up-screen.tsx'),
    loadPartTexts(),
  ]);
  return StateLookUpScreen;
}

export const PUBLIC_SCREENS: Readonly<Record<PublicPage['name'], Screen>> = {
  answerPublic: screenOf(
    async () => (await import('../features/submissions/public-answer-screen.tsx')).PublicAnswerScreen,
  ),
  savedPublic: screenOf(async () => (await import('./saved-screens.tsx')).SavedPage),
  preview: screenOf(loadPreview),
  recordLookUp: screenOf(loadRecordLookUp),
  stateLookUp: screenOf(loadStateLookUp),
};

const FORM_ID = /^[0-9A-Za-z]{20}$/;

/** Begins to fetch what the page needs; resolves when its code is there. */
export async function fetchPublicPageAhead({ name, params: { id } }: PublicPage): Promise<void> {
  if (name === 'answerPublic' && id !== undefined && FORM_ID.test(id)) readPublicFormAhead(id);
  await PUBLIC_SCREENS[name].ahead();
}
