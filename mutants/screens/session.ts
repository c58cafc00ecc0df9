// Faults around a session that ends or changes while a page is open.
import type { Mutant } from '../../scripts/mutants/mutant.ts';

const AHEAD = 'apps/web/src/platform/read-ahead.ts';
const OF_AHEAD = 'apps/web/src/platform/read-ahead.test.ts';
const ENDED = 'apps/web/src/platform/session-ended.ts';
const OF_ENDED = 'apps/web/src/platform/session-ended.test.ts';

export const SCREENS_SESSION_MUTANTS: readonly Mutant[] = [
  {
    id: 'failed-read-ahead-is-shown',
    fault: 'a form that was refused to a visitor stays refused after signing in',
    file: AHEAD,
    find: 'return ahead ? ahead.catch(read) : read();',
    put: 'return ahead ?? read();',
    noticedBy: { file: OF_AHEAD, title: 'X31.60 a request that failed' },
  },
  {
    id: 'read-ahead-outlives-its-session',
    fault: 'a person sees what was read for the person before',
    file: AHEAD,
    find: '  started.clear();',
    put: '',
    noticedBy: { file: OF_AHEAD, title: 'X31.60 a session that starts' },
  },
  {
    id: 'sign-in-asked-per-request',
    fault: 'three requests that are refused together open three dialogs',
    file: ENDED,
    find: 'asking ??= askOnce(ask);',
    put: 'asking = askOnce(ask);',
    noticedBy: { file: OF_ENDED, title: 'X31.61 requests that are refused together' },
  },
  {
    id: 'late-refusal-asks-again',
    fault: 'a refusal that arrives after signing in asks a second time',
    file: ENDED,
    find: 'if (isSame) sessions += 1;',
    put: '',
    noticedBy: { file: OF_ENDED, title: 'X31.61 requests that are refused together' },
  },
  {
    id: 'put-off-sign-in-asked-again',
    fault: 'the page asks again and again who chose to sign in later',
    file: ENDED,
    find: 'isPutOff = !isSame;',
    put: '',
    noticedBy: { file: OF_ENDED, title: 'X31.61 a person who chose to sign in later' },
  },
];
