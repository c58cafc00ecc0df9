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
    find: 'return takeAhead<Value>(key)?.catch(read) ?? read();',
    put: 'return takeAhead<Value>(key) ?? read();',
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
  {
    id: 'page-of-another-account',
    fault: 'what stands on the page of one person is stored as that of another who signed in in another tab',
    file: 'apps/server/src/platform/http/caller-of.ts',
    find: 'return page === undefined || page === userId;',
    put: "return page === undefined || userId !== '';",
    noticedBy: {
      file: 'apps/server/src/features/session/session.test.ts',
      title: 'X39.95 a page of one account does nothing for another',
    },
  },
  {
    id: 'page-does-not-say-whose-it-is',
    fault: 'a page sends what stands on it in the name of whoever is signed in now',
    file: 'apps/web/src/features/session/session-context.tsx',
    find: '  setPageAccount(userId);',
    put: '',
    noticedBy: {
      file: 'e2e/desk/session-ended.spec.ts',
      title: 'X39.95 X31.62 what stands on the page of one account is not stored as that of another',
    },
  },
  {
    id: 'click-beside-a-dialog',
    fault: 'a click beside a dialog throws away what was written in it',
    file: 'apps/web/src/ui/staff/dialog-frame.tsx',
    find: '        isWritten.current = true;',
    put: '',
    noticedBy: {
      file: 'apps/web/src/ui/staff/dialog-frame.test.tsx',
      title: 'X39.96 what was written in a dialog is not lost',
    },
  },
  {
    id: 'busy-some-time-after-the-press',
    fault: 'a dialog closes while its action runs, for some milliseconds after the press that began it',
    file: 'apps/web/src/platform/page/query-client.ts',
    find: 'notifyManager.setScheduler(queueMicrotask);',
    put: '',
    noticedBy: {
      file: 'apps/web/src/platform/page/query-client.test.tsx',
      title: 'X39.96 Escape closes no dialog whose action began with the press before it',
    },
  },
  {
    id: 'codes-closed-away',
    fault: 'who presses Escape while a second factor is confirmed never sees the recovery codes',
    file: 'apps/web/src/features/session/second-factor/factor-dialog.tsx',
    find: '        busy={confirming.isPending}\n        onClose',
    put: '        onClose',
    noticedBy: {
      file: 'e2e/session/second-factor.spec.ts',
      title: 'X34.01 X34.02 X34.03 X34.04',
    },
  },
  {
    id: 'first-session-drops',
    fault: 'a page that is open to everybody waits for ever when somebody is signed in',
    file: 'apps/web/src/features/session/session-context.tsx',
    find: 'if (person && userId !== person) dropData();',
    put: 'if (userId !== person) dropData();',
    noticedBy: {
      file: 'apps/web/src/features/session/session-context.test.tsx',
      title: 'X39.95 what a page asked before it was known who is signed in',
    },
  },
  {
    id: 'data-of-the-person-before',
    fault: 'who signs in after a deactivated colleague sees what that one saw',
    file: 'apps/web/src/features/session/session-context.tsx',
    find: 'if (person && userId !== person) dropData();',
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/session/session-context.test.tsx',
      title: 'X39.95 what was read for a person whose account is closed',
    },
  },
  {
    id: 'sent-codes-left-behind',
    fault: 'who signs out where the account cannot be used leaves the codes of the day on the device',
    file: 'apps/web/src/features/session/session-context.tsx',
    find: '  if (person !== null) await dropSent(person);\n',
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/session/session-failed-screen.test.tsx',
      title: 'X15.10 X31.52 whose account was deactivated signs out',
    },
  },
  {
    id: 'language-picked-for-nothing',
    fault: 'in a browser that stores nothing the page stays in its language, whatever is picked',
    file: 'apps/web/src/platform/language.ts',
    find: '    return inUrl();\n',
    put: '    return null;\n',
    noticedBy: {
      file: 'apps/web/src/platform/language.test.ts',
      title:
        'in a browser that stores nothing the language that is picked is that of the page after its reload',
    },
  },
  {
    id: 'double-click-skips-a-step',
    fault: 'a double click on the next step skips one, and on the last but one sends the form',
    file: 'apps/web/src/answering/sending/send-bar.tsx',
    find: ' onClickCapture={dropSecondClick}',
    put: '',
    noticedBy: {
      file: 'apps/web/src/answering/sending/send-bar.test.tsx',
      title: 'X40.05 a double click on the step before the last goes on once',
    },
  },
];
