// Faults in what a phone in the field gives and completes without a connection.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const COMPLETION = 'apps/web/src/answering/sending/send-waiting-completion.ts';
const COMPLETION_TEST = 'apps/web/src/answering/sending/send-waiting-completion.test.ts';
const AGAIN_TEST = 'apps/server/src/features/review/completions-again.test.ts';
const STORE = 'apps/server/src/features/review/store-edit.ts';

const DELETED_FILES_TEST = 'apps/server/src/features/submissions/files/deleted-files.test.ts';

export const FIELD_FAULT_MUTANTS: readonly Mutant[] = [
  {
    id: 'x39-86-stored-without-its-photo',
    fault:
      'a photo that is deleted while its submission waits to be stored is lost, and the phone drops its copy',
    file: 'apps/server/database/functions/note_stored_submissions.sql',
    find: 'IF NOT FOUND AND item.imported IS NULL THEN',
    put: 'IF false THEN',
    noticedBy: {
      file: DELETED_FILES_TEST,
      title: 'X39.71 X39.86 a submission whose photo is deleted while it waits to be stored',
    },
  },
  {
    id: 'x39-86-correction-without-its-photo',
    fault: 'a photo that is deleted while its correction is stored is lost, and the phone drops its copy',
    file: STORE,
    find: '  if (issues.length > 0) throw',
    put: '  if (issues.length > 1_000) throw',
    noticedBy: {
      file: DELETED_FILES_TEST,
      title: 'X39.71 X39.86 a correction whose new photo is deleted before it is stored',
    },
  },
  {
    id: 'x39-92-form-waits-for-the-bar',
    fault: 'a phone in the field draws the bar of the page before the form, which takes twice as long',
    file: 'apps/web/src/app/screens.tsx',
    find: "new Set(['answer', 'answerCis'])",
    put: 'new Set<DrawnPath>()',
    noticedBy: { file: 'e2e/field/light-answering.spec.ts', title: 'X39.92' },
  },
  {
    id: 'x39-92-component-library-of-a-look-ahead',
    fault: 'a phone in the field reads the whole component library before it shows a form',
    file: 'apps/web/src/features/session/public.ts',
    find: "export { SessionListBlock } from './session-list-block.ts';",
    put: "export { SessionListBlock } from './session-list-block.ts';\nexport { SessionList } from './session-list.tsx';",
    noticedBy: {
      file: 'scripts/laws/first-download.test.ts',
      title: 'X39.92 the screen on which staff answer',
    },
  },
  {
    id: 'x39-92-day-without-its-frame',
    fault: 'after an update of the product the day of a prepared phone does not open without a connection',
    file: 'apps/web/build-plugins.ts',
    find: "  'app/shell/staff-frame.tsx',\n",
    put: '',
    noticedBy: { file: 'scripts/laws/first-download.test.ts', title: 'X39.30 X39.92' },
  },
  {
    id: 'x39-92-no-room-for-the-bar',
    fault: 'the form jumps down under the finger when the bar comes',
    file: 'apps/web/src/app/shell/bar-room.css',
    find: 'min-height: 57px',
    put: 'min-height: 0',
    noticedBy: { file: 'e2e/field/light-answering.spec.ts', title: 'X39.92' },
  },
  {
    id: 'x39-71-failed-upload-drops-the-photo',
    fault: 'a photo that the server did not take for a moment is gone from the phone after a reload',
    file: 'apps/web/src/answering/files/slot-work.ts',
    find: "if (showFailure(heart, given, error) === 'refused') await",
    put: 'showFailure(heart, given, error);\n    await',
    noticedBy: { file: 'e2e/answering/kept-files.spec.ts', title: 'whose upload failed' },
  },
  {
    id: 'x39-71-session-ends-in-the-middle-of-a-photo',
    fault:
      'a submission whose session ended while its photo went is refused instead of waiting for signing in',
    file: 'apps/web/src/answering/files/send-file.ts',
    find: " || code === 'storage-full' || code === 'upload-not-found'",
    put: " || code === 'storage-full'",
    noticedBy: { file: 'apps/web/src/answering/files/send-file.test.ts', title: 'does not find' },
  },
  {
    id: 'x39-72-stored-signatures-sent-again',
    fault: 'a completion replaces the signature of a neighbour, and the server refuses all of it',
    file: COMPLETION,
    find: ' && !isStored(slot));',
    put: ' || isStored(slot));',
    noticedBy: { file: COMPLETION_TEST, title: 'with what was signed since' },
  },
  {
    id: 'x39-72-without-bound',
    fault: 'somebody takes along a thousand submissions about people',
    file: 'apps/web/src/features/work-orders/prepare/prepare-screen.tsx',
    find: 'submissions.length > SUBMISSIONS_MAX',
    put: 'submissions.length > 50 * SUBMISSIONS_MAX',
    noticedBy: { file: 'e2e/field/complete-offline.spec.ts', title: 'no more than twenty' },
  },
  {
    id: 'x39-72-second-reply-is-a-refusal',
    fault: 'an inspector whose reply was lost hears that somebody else changed the submission',
    file: STORE,
    find: 'if (!own || !changesNothing(changes)) throw',
    put: 'if (own || !changesNothing(changes)) throw',
    noticedBy: { file: AGAIN_TEST, title: 'five times at the same moment' },
  },
  {
    id: 'x39-72-colleague-overwritten',
    fault: 'a completion from the basement overwrites what a colleague stored since',
    file: STORE,
    find: 'if (locked.version !== body.version)',
    put: 'if (locked.version < body.version)',
    noticedBy: { file: AGAIN_TEST, title: 'a colleague completed since' },
  },
  {
    id: 'x39-85-old-photo-of-a-draft-deleted',
    fault: 'an inspector who finishes a draft after a week finds its photos gone',
    file: 'apps/web/src/answering/drop-old-files.ts',
    find: 'if (written.has(submissionId)) continue;',
    put: '',
    noticedBy: { file: 'e2e/answering/files-gone.spec.ts', title: 'X39.85' },
  },
  {
    id: 'x39-86-deleted-photo-not-sent-again',
    fault: 'somebody who took an evening over a form has to find and attach every photo anew',
    file: 'apps/web/src/answering/sending/use-sending.ts',
    find: 'if (carried || !lacksFiles(failure))',
    put: 'if (!carried || !lacksFiles(failure))',
    noticedBy: { file: 'e2e/answering/files-gone.spec.ts', title: 'that the server deleted meanwhile' },
  },
  {
    id: 'x39-87-account-as-little-as-a-visitor',
    fault: 'the photos of a day in the field take three hours to arrive',
    file: 'apps/server/src/features/files/uploads/start-upload.ts',
    find: "[person === VISITOR ? 'visitor' : 'account']",
    put: "['visitor']",
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/submission-files.test.ts',
      title: 'twelve hundred files',
    },
  },
];
