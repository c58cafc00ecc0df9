// The first code that runs in the browser: language, texts, then the page. Nothing is painted before its texts are
// loaded. What only staff need, above all the router, is downloaded for staff only.
import '@fontsource-variable/source-sans-3/wght.css';
import './ui/light/tokens.css';
import './ui/light/base.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { PublicApp } from './app/public-app.tsx';
import { type PublicPage, publicPageAt } from './app/public-page.ts';
import { openFormOf, preloadPublicPage } from './app/public-screens.tsx';
import { announceLanguage, language } from './platform/language.ts';
import { loadFirstTexts, loadPublicTexts } from './platform/texts.ts';
import { keepAppOnDevice } from './service-worker/register.ts';
import { DemonstrationBanner } from './ui/light/demonstration-banner.tsx';

async function openPage(page: PublicPage | null): Promise<ComponentType> {
  if (page) {
    await preloadPublicPage(page);
    return PublicApp;
  }
  const { openStaffApp } = await import('./app/staff-app.ts');
  return openStaffApp();
}

async function drawPage(root: HTMLElement): Promise<void> {
  const page = publicPageAt(location.pathname);
  const loadTexts = page?.name === 'answerPublic' ? loadFirstTexts : loadPublicTexts;
  // 'Other' has the words of the municipality whose page it is; a page that cannot load them is Spanish.
  const ownTexts =
    page &&
    language === 'ot' &&
    import('./app/own-texts.ts').then((own) => own.loadOwnTexts(page)).catch(() => {});
  const [Page] = await Promise.all([openPage(page), loadTexts(), ownTexts]);
  if (page) await openFormOf(page);
  createRoot(root).render(
    <>
      <DemonstrationBanner />
      <Page />
    </>,
  );
  keepAppOnDevice();
}

announceLanguage();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void drawPage(root);
