// A test with a page begins with one that is empty and in Spanish, and leaves it empty.
// Runs before the modules of each file of tests are loaded, because they read the language then.
import { LANGUAGE_STORAGE_KEY } from '@constancia/messages/languages.ts';
import { afterEach, vi } from 'vitest';
import { leaveStylesOut } from './styles.ts';

if (typeof document !== 'undefined') {
  leaveStylesOut();
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'es');
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
}
