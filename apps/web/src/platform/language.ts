// The language of the interface: read once and fixed for the life of the page, because choosing another reloads it.
// rules: P1.20-P1.24, A1.06
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import {
  chooseLanguage,
  HTML_LANG,
  LANGUAGE_STORAGE_KEY,
  type Language,
} from '@constancia/messages/languages.ts';
import { isInFrame } from './frame/in-frame.ts';

/** Parameter of the URL: a page in a frame, and a browser that stores nothing. */
const ASKED = 'idioma';
const inUrl = () => new URLSearchParams(location.search).get(ASKED);

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    return inUrl();
  }
}

/** A page in a frame uses the language that the page around it asks for, whatever the device prefers: the editor does, and sites that show a form. */
function askedLanguage(): string | null {
  return isInFrame() || location.pathname === pathOf('preview') ? inUrl() : null;
}

export const language: Language = chooseLanguage(askedLanguage() ?? storedLanguage(), navigator.language);

export function announceLanguage(): void {
  document.documentElement.lang = HTML_LANG[language];
}

/** Stores the choice, in the URL where the browser refuses it, and reloads the page (P1.21). */
export function switchLanguage(next: Language, reload = () => location.reload()): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, next);
  } catch {
    history.replaceState(history.state, '', `?${ASKED}=${next}${location.hash}`);
  }
  reload();
}
