// A test with a page begins with one that is empty and in Spanish, and leaves it empty; what changes there, changes in `act`.
// Runs before the modules of each file of tests are loaded, because they read the language then.
import { LANGUAGE_STORAGE_KEY } from '@constancia/messages/languages.ts';
import { afterEach, vi } from 'vitest';
import { changedOutsideAct, watchOutsideAct } from './outside-act.ts';
import { leaveStylesOut } from './styles.ts';

if (typeof document !== 'undefined') {
  leaveStylesOut();
  watchOutsideAct();
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'es');
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    const changed = changedOutsideAct();
    if (changed.length > 0)
      throw new Error(
        `outside of act changed ${changed.join(', ')}: wait with until, draw with drawAndFollow`,
      );
  });
}
