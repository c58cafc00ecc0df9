// Faults in what a person keeps when the connection, the device or the server fails while a form is being answered.
import type { Mutant } from '../../scripts/mutants/mutant.ts';

const CALENDAR_RETURNS = {
  file: 'e2e/answering/lost-connection.spec.ts',
  title: 'comes when asked again, and by itself when the connection is back',
};

const MARKS_TEST = 'apps/web/src/platform/device/deletion-marks.test.ts';
const KEPT_ACCOUNT_TEST = 'apps/web/src/features/session/kept-account.test.ts';

const OF_WORKFLOWS = 'apps/web/src/features/forms/workflow/workflow-dialog.test.tsx';

export const LOST_WORK_MUTANTS: readonly Mutant[] = [
  {
    id: 'unsaved-form-deleted-by-one-press',
    fault: 'one press deletes an unsaved new form for good',
    file: 'apps/web/src/features/forms/editor/notices/other-drafts.tsx',
    find: "if (!(await confirm({ ...question, tone: 'destructive' }))) return;",
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/notices/other-drafts.test.tsx',
      title: 'X31.67 a new form that was left is discarded only after a question',
    },
  },
  {
    id: 'set-of-states-lost-by-another',
    fault: 'what was changed in a set of states is gone once another set is opened',
    file: 'apps/web/src/features/forms/workflow/workflow-dialog.tsx',
    find: 'const isUnsaved = refusedNames.size > 0 || !sameValue(draft, begun);',
    put: 'const isUnsaved = refusedNames.size > 0;',
    noticedBy: { file: OF_WORKFLOWS, title: 'X31.70 P2.80 another set is opened, and the dialog closed' },
  },
  {
    id: 'set-of-states-lost-by-deleting-another',
    fault: 'deleting a set of states throws away what was changed in another one',
    file: 'apps/web/src/features/forms/workflow/workflow-dialog.tsx',
    find: 'if (id === draft.target.id) open(null);',
    put: 'open(null);',
    noticedBy: { file: OF_WORKFLOWS, title: 'X31.70 P2.80 deleting one set keeps what was changed' },
  },
  {
    id: 'written-state-not-saved',
    fault: 'a new state that was written and not added is left out of the save without a word',
    file: 'apps/web/src/features/forms/workflow/state-name.tsx',
    find: "if (written === '' || !may.states) return;",
    put: 'return;',
    noticedBy: { file: OF_WORKFLOWS, title: 'X31.70 a save stops at a new state that was written' },
  },
  {
    id: 'block-waits-for-a-button',
    fault: 'a block that was not downloaded does not come by itself when the connection is back',
    file: 'apps/web/src/ui/light/deferred-block.tsx',
    find: 'void connection.then(() => startConnected(0));',
    put: '',
    noticedBy: CALENDAR_RETURNS,
  },
  {
    id: 'block-misses-the-connection',
    fault: 'a download that fails after the connection came back is not repeated',
    file: 'apps/web/src/ui/light/deferred-block.tsx',
    find: 'void connection.then(() => startConnected(0));',
    put: 'void nextConnection().then(() => startConnected(0));',
    noticedBy: {
      file: 'apps/web/src/ui/light/deferred-block.test.tsx',
      title: 'X31.40 a download that fails after the connection came back is repeated, too',
    },
  },
  {
    id: 'block-gives-up-early',
    fault: 'a block that was not downloaded is tried only once more when the connection is back',
    file: 'apps/web/src/ui/light/deferred-block.tsx',
    find: 'startConnected(tries + 1)',
    put: 'start()',
    noticedBy: {
      file: 'apps/web/src/ui/light/deferred-block.test.tsx',
      title: 'X31.40 a connection that is not steady at first is tried again, three times',
    },
  },
  {
    id: 'sale-in-own-time-zone',
    fault:
      'the dates of a sale are shown in the time zone of the account until the municipalities have arrived',
    file: 'apps/web/src/features/forms/editor/settings/payment-panel.tsx',
    find: 'return savedZone ?? municipality',
    put: 'return municipality',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/settings/payment-panel.test.tsx',
      title: 'E9.18 the dates of a saved form are those of its municipality, for who works in several too',
    },
  },
  {
    id: 'sent-is-called-unsent',
    fault: 'after a lost reply the page says that nothing was sent',
    file: 'apps/web/src/answering/sending/attempt.ts',
    find: 'draft.setMayBeStored(true);',
    put: '',
    noticedBy: {
      file: 'e2e/answering/slow-sending.spec.ts',
      title: 'X31.42 W1 a reply that is lost after the server stored it',
    },
  },
  {
    id: 'sending-has-no-way-out',
    fault: 'who waits for a server that does not reply cannot leave',
    file: 'apps/web/src/answering/sending/use-sending.ts',
    find: "show({ step: 'sending', slow: { unknown: draft.mayBeStored() } })",
    put: "show({ step: 'sending' })",
    noticedBy: {
      file: 'apps/web/src/features/submissions/answer/slow-sending.test.tsx',
      title: 'X31.42 A4.33 a server that does not reply can be left',
    },
  },
  {
    id: 'two-tabs-one-draft',
    fault: 'two tabs write into the same draft, and sending one empties the other',
    file: 'apps/web/src/answering/session/open-draft.ts',
    find: 'if (!(await holdInThisTab(key))) return null;',
    put: 'await holdInThisTab(key);',
    noticedBy: {
      file: 'e2e/answering/own-drafts.spec.ts',
      title: 'a second tab begins another answer',
    },
  },
  {
    id: 'revision-is-not-kept',
    fault: 'what a citizen typed in a revision is gone after a reload',
    file: 'apps/web/src/features/portal/revise-session.ts',
    find: "draft.recovered === 'elsewhere' ? null : draftKey",
    put: 'null',
    noticedBy: {
      file: 'e2e/answering/revision-waiting.spec.ts',
      title: 'what a citizen typed in a revision',
    },
  },
  {
    id: 'signature-only-in-memory',
    fault: 'a signature that was confirmed without a connection is gone after a reload',
    file: 'apps/web/src/answering/signatures/signature-courier.ts',
    find: "await keepFile(submissionId(), signatureName(store, slot), { file, uploadId: '', key: null });",
    put: '',
    noticedBy: {
      file: 'e2e/answering/kept-files.spec.ts',
      title: 'X31.44 X16.02 a signature without a connection',
    },
  },
  {
    id: 'noted-person-not-found-is-sent',
    fault: 'a number that nobody has goes to the town hall as a person',
    file: 'apps/web/src/answering/send-waiting.ts',
    find: "if (!person) throw new CallError('not-found', { status: 404, values: { number } });",
    put: 'if (!person) return;',
    noticedBy: {
      file: 'apps/web/src/answering/send-waiting.test.ts',
      title: 'X39.70 a number that nobody has',
    },
  },
  {
    id: 'noted-person-may-answer-twice',
    fault: 'whoever was noted and has answered already is sent again',
    file: 'apps/web/src/answering/send-waiting.ts',
    find: "if (alreadyAnswered) throw new CallError('already-answered', { status: 409 });",
    put: '',
    noticedBy: {
      file: 'apps/web/src/answering/send-waiting.test.ts',
      title: 'X39.70 a number that nobody has',
    },
  },
  {
    id: 'deleted-draft-is-written-again',
    fault: 'drafts that were deleted on signing out are back, because their page keeps them once more',
    file: 'apps/web/src/platform/device/device-keeper.ts',
    find: '  await Promise.all(ends.map(([, cease]) => cease()));',
    put: '  await Promise.resolve(ends);',
    noticedBy: {
      file: 'apps/web/src/platform/device/device-keeper.test.ts',
      title: 'X15.10 what is deleted for good',
    },
  },
  {
    id: 'ending-page-counts-as-a-tab',
    fault: 'after a reload on a slow phone what was written seems to be open in another tab',
    file: 'apps/web/src/platform/device/tab-lock.ts',
    find: 'const LEFT_WITHIN = 5_000;',
    put: 'const LEFT_WITHIN = 400;',
    noticedBy: {
      file: 'apps/web/src/platform/device/tab-lock.test.ts',
      title: 'X31.43 X31.67 X31.68 waits for a page that is slow to end',
    },
  },
  {
    id: 'working-tab-does-not-answer',
    fault: 'another tab of the same form stands still for seconds',
    file: 'apps/web/src/platform/device/tab-lock.ts',
    find: "data === 'who-holds' && say()",
    put: "data === 'who-holds' && undefined",
    noticedBy: {
      file: 'apps/web/src/platform/device/tab-lock.test.ts',
      title: 'X31.43 X31.68 does not wait for a tab that works on it',
    },
  },
  {
    id: 'late-code-takes-back-a-step',
    fault: 'after a reload on a slow line the page jumps back to the step that was left',
    file: 'apps/web/src/answering/stepper/step-history.ts',
    find: 'if (before && isSame(positionOf(store.get()), start.position)) ',
    put: 'if (before) ',
    noticedBy: {
      file: 'e2e/answering/steps-history.spec.ts',
      title: 'who moves on after a reload on a slow line',
    },
  },
  {
    id: 'scrolled-away-while-drawn',
    fault: 'after a reload a long form jumps away under the finger',
    file: 'apps/web/src/answering/restore-scroll.ts',
    find: 'addEventListener(event, stop, { passive: true })',
    put: 'removeEventListener(event, stop)',
    noticedBy: {
      file: 'apps/web/src/answering/restore-scroll.test.tsx',
      title: 'X31.43 who goes on while the form is drawn',
    },
  },
  {
    id: 'mark-without-focus-while-loading',
    fault: 'a mark that is added while the photo loads cannot be moved by keyboard at once',
    file: 'apps/web/src/answering/files/marks/mark-editor.tsx',
    find: 'if (count > before.current && !focus()) return;',
    put: 'if (count > before.current) focus();',
    noticedBy: {
      file: 'apps/web/src/answering/files/marks/mark-editor.test.tsx',
      title: 'X39.64 a mark that is added before the photo is loaded',
    },
  },
  {
    id: 'new-answer-without-files',
    fault: 'what is sent as a new answer leaves its photo behind',
    file: 'apps/web/src/answering/sending/carry-files.ts',
    find: 'if (kept) await slot.sendAgain(kept);',
    put: 'if (kept) await Promise.resolve();',
    noticedBy: {
      file: 'e2e/answering/kept-files.spec.ts',
      title: 'sent as a new answer, the photo and the signature',
    },
  },
  {
    id: 'sign-out-lost-without-connection',
    fault: 'a person who signed out without a connection is signed in again when it is back',
    file: 'apps/web/src/features/session/session-context.tsx',
    find: '      await signOutOnServer();\n',
    put: '',
    noticedBy: {
      file: 'e2e/answering/offline.spec.ts',
      title: 'who signs out without a connection',
    },
  },
  {
    id: 'photo-as-the-camera-made-it',
    fault: 'a photo of 12 MB is refused',
    file: 'apps/web/src/answering/files/smaller-photo.ts',
    find: 'if (!drawn || drawn.size >= file.size) return file;',
    put: 'if (file.size > 0) return file;',
    noticedBy: {
      file: 'e2e/answering/kept-files.spec.ts',
      title: 'a photo of 12 MB',
    },
  },
  {
    id: 'account-stays-after-sign-out',
    fault: 'who signed out and left the page at once is let in again while there is no connection',
    file: 'apps/web/src/features/session/session-context.tsx',
    find: '      await dropKept(leaving.person ?? lastKept());\n',
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/session/session-context.test.tsx',
      title: 'X31.47 X31.56 who signed out is nobody without a connection, and leaves nothing',
    },
  },
  {
    id: 'form-only-from-the-server',
    fault: 'a form that was opened before does not open without a connection',
    file: 'apps/web/src/answering/use-answering-session.ts',
    find: 'onceContentIsShown(() => void keepForm(person, form));',
    put: '',
    noticedBy: {
      file: 'e2e/answering/offline.spec.ts',
      title: 'X31.47 a citizen reloads without a connection',
    },
  },
  {
    id: 'x39-88-sent-draft-comes-back-after-a-kill',
    fault:
      'an inspector whose phone died after sending is asked to send the same again as another submission',
    file: 'apps/web/src/platform/device/drafts.ts',
    find: '(await wasDropped(localKey(key), local.savedAt)) ? record : local',
    put: 'local',
    noticedBy: { file: MARKS_TEST, title: 'killed right after' },
  },
  {
    id: 'x39-88-later-draft-taken-for-a-deleted-one',
    fault: 'what somebody begins again after discarding it is lost when the page is closed',
    file: 'apps/web/src/platform/device/deletion-marks.ts',
    find: 'savedAt <= at && at <=',
    put: 'at <=',
    noticedBy: { file: MARKS_TEST, title: 'later under the same key' },
  },
  {
    id: 'x39-88-mark-gone-too-early',
    fault: 'a phone that slept after the last submission has its draft again in the morning',
    file: 'apps/web/src/platform/device/drop-again.ts',
    find: '24 * 60 * 60 * 1000',
    put: '60 * 1000',
    noticedBy: { file: MARKS_TEST, title: 'a day after' },
  },
  {
    id: 'x39-89-cleared-counter-shows-drafts',
    fault: 'what people left in the browser of a counter is there again after it was cleared and killed',
    file: 'apps/web/src/platform/device/clear-device.ts',
    find: "  await writeOfNobody('marks', EVERYTHING, at);\n",
    put: '',
    noticedBy: { file: MARKS_TEST, title: 'several people' },
  },
  {
    id: 'x39-89-signed-out-account-opens-offline',
    fault: 'without a connection the next person opens the forms of a colleague who signed out',
    file: 'apps/web/src/features/session/kept-account.ts',
    find: '!(await wasDropped(KEY, kept.savedAt))',
    put: 'kept',
    noticedBy: { file: KEPT_ACCOUNT_TEST, title: 'signed out is none' },
  },
  {
    id: 'x39-90-signed-in-again-after-a-kill',
    fault: 'who signed out in a basement is signed in again when the phone starts with a connection',
    file: 'apps/web/src/features/session/sign-out.ts',
    find: "  void writeOfNobody('marks', ASKED, savedAt);\n",
    put: '',
    noticedBy: { file: KEPT_ACCOUNT_TEST, title: 'still to be signed out' },
  },
  {
    id: 'x39-91-frame-without-microphone',
    fault: "nobody can record a voice note in the form of the town's own page",
    file: 'apps/web/public/constancia-form.js',
    find: 'camera; microphone; geolocation',
    put: 'geolocation',
    noticedBy: {
      file: 'apps/web/src/features/submissions/answer/form-element.test.ts',
      title: 'camera, microphone and position',
    },
  },
  {
    id: 'x31-78-deleted-draft-comes-back',
    fault: 'what an author undid is there again after a reload on a slow computer',
    file: 'apps/web/src/platform/device/drafts.ts',
    find: '  keepDraftNow(key, null);\n',
    put: '',
    noticedBy: { file: 'e2e/editor/editor-drafts.spec.ts', title: 'X31.78' },
  },
  {
    id: 'draft-begun-late',
    fault:
      'what is written before the browser has done the rest of the first drawing is kept only with what follows it',
    file: 'apps/web/src/answering/session/use-draft-keeper.ts',
    find: 'import { useLayoutEffect, ',
    put: 'import { useEffect as useLayoutEffect, ',
    noticedBy: {
      file: 'apps/web/src/answering/session/use-draft-keeper.test.tsx',
      title:
        'A4.01 X31.43 what is written as soon as the form is there is kept, though nothing is written after it',
    },
  },
  {
    id: 'edit-begun-late',
    fault:
      'what is changed before the browser has done the rest of the first drawing is kept only with what follows it',
    file: 'apps/web/src/features/forms/editor/editing/use-edited-form.ts',
    find: '  useLayoutEffect(() => {\n    const started',
    put: '  useEffect(() => {\n    const started',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/use-edited-form.test.tsx',
      title:
        'X12.03 what is changed as soon as the editor is there is kept, though nothing is changed after it',
    },
  },
];
