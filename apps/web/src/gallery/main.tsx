// The gallery of components for developers: `npm run dev` serves it at /gallery.html, and the production build leaves it
// out. With `?story` the page is one story alone, which the gallery shows in a frame and the browser tests open.
// rules: X30.14
import '@fontsource-variable/source-sans-3/wght.css';
import '../ui/light/tokens.css';
import '../ui/light/base.css';
import '../ui/light/light.css';
import '../ui/light/fields.css';
import { createRoot } from 'react-dom/client';
import { announceLanguage } from '../platform/language.ts';
import { loadOnApproachTexts, loadPublicTexts, loadStaffTexts } from '../platform/texts.ts';
import { forceScheme } from './force-scheme.ts';
import { GalleryPage } from './gallery-page.tsx';
import { startMemoryServer } from './stage/memory-server.ts';
import { StoryPage } from './story-page.tsx';

announceLanguage();
const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
startMemoryServer();
// Stories use texts as soon as they are defined.
await loadPublicTexts();
await Promise.all([loadStaffTexts(), loadOnApproachTexts()]);
const { GROUPS } = await import('./groups.ts');
const asked = new URLSearchParams(location.search);
const scheme = asked.get('scheme');
if (scheme !== null) forceScheme(scheme);
const isStory = asked.has('story');
createRoot(root).render(isStory ? <StoryPage groups={GROUPS} /> : <GalleryPage groups={GROUPS} />);
