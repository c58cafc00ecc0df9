// First lines of the browser: language, texts, then the screens. Nothing is painted before its words are there.
import '@fontsource-variable/source-sans-3/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/router.tsx';
import { fetchScreenAhead } from './app/screens.tsx';
import { announceLanguage } from './platform/language.ts';
import { loadPublicTexts } from './platform/texts.ts';

announceLanguage();
const screen = fetchScreenAhead(location.pathname);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void Promise.all([loadPublicTexts(), screen]).then(() => createRoot(root).render(<App />));
