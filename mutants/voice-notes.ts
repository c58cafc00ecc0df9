// Faults in recording voice notes, taking them in and playing them.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const DOMAIN_TEST = 'packages/domain/src/forms/edit/allows-audio.test.ts';
const SERVER_TEST = 'apps/server/src/features/submissions/files/voice-notes.test.ts';
const FILES = 'apps/web/src/answering/files';
const WEB_TEST = `${FILES}/voice-note.test.tsx`;

export const VOICE_NOTE_MUTANTS: readonly Mutant[] = [
  {
    id: 'X39.74-history-silent',
    fault: 'the history does not say that a question takes a voice note now',
    file: 'packages/domain/src/forms/compare/section-changes.ts',
    find: "    ...field('allowsAudio', before.allowsAudio ?? false, after.allowsAudio ?? false),\n",
    put: '',
    noticedBy: { file: DOMAIN_TEST, title: 'the history says it' },
  },
  {
    id: 'X39.75-note-without-end',
    fault: 'a forgotten recording goes on for an hour',
    file: `${FILES}/voice/record-sound.ts`,
    find: "stop('limit'), AUDIO_SECONDS_MAX * 1_000)",
    put: "stop('limit'), AUDIO_SECONDS_MAX * 12_000)",
    noticedBy: { file: WEB_TEST, title: 'it stops at five minutes' },
  },
  {
    id: 'X39.75-hidden-page-loses-note',
    fault: 'a call that comes while somebody records loses what was said',
    file: `${FILES}/voice/record-sound.ts`,
    find: "=== 'hidden') stop('left');",
    put: "=== 'hidden') ended = true;",
    noticedBy: { file: WEB_TEST, title: 'a page that is hidden' },
  },
  {
    id: 'X39.75-microphone-stays-open',
    fault: 'the microphone goes on listening once the note was recorded',
    file: `${FILES}/voice/record-sound.ts`,
    find: '    for (const track of stream.getTracks()) track.stop();\n',
    put: '',
    noticedBy: { file: WEB_TEST, title: 'becomes the file of the question' },
  },
  {
    id: 'X39.75-sent-while-recording',
    fault: 'a submission that is sent while somebody records goes without the note',
    file: `${FILES}/use-voice-note.ts`,
    find: '      store.change(beginFile(at));\n',
    put: '',
    noticedBy: { file: WEB_TEST, title: 'becomes the file of the question' },
  },
  {
    id: 'X39.76-film-as-a-note',
    fault: 'a film is stored as a voice note',
    file: 'apps/server/src/platform/file-checks/judge-beginning.ts',
    find: 'has.every((track)',
    put: 'has.some((track)',
    noticedBy: { file: SERVER_TEST, title: 'is no voice note, whatever its name says' },
  },
  {
    id: 'X39.76-note-unasked',
    fault: 'an answer brings a note where the question takes none',
    file: 'packages/domain/src/submissions/checks/check-answer.ts',
    find: 'return question.allowsAudio === true;',
    put: 'return true;',
    noticedBy: { file: DOMAIN_TEST, title: 'only where the question takes one' },
  },
  {
    id: 'X39.76-large-note',
    fault: 'a voice note may be as large as a film',
    file: 'packages/domain/src/files/attachment.ts',
    find: "  if (kind === 'audio') return AUDIO_BYTES_MAX;",
    put: "  if (kind === 'audio') return VIDEO_BYTES_MAX;",
    noticedBy: { file: SERVER_TEST, title: 'up to ten megabytes' },
  },
  {
    id: 'X39.78-note-from-the-start',
    fault: 'a player that jumps to the middle of a note gets its beginning',
    file: 'apps/server/src/features/files/byte-range.ts',
    find: '(?:video|audio)',
    put: '(?:video)',
    noticedBy: { file: SERVER_TEST, title: 'the view reads it in parts' },
  },
  {
    id: 'X39.79-notes-uncounted',
    fault: 'the figures of a question leave its voice notes out',
    file: 'packages/domain/src/statistics/counted-values.ts',
    find: 'if (answer[file]) counted',
    put: "if (answer[file] && file !== 'audio') counted",
    noticedBy: { file: SERVER_TEST, title: 'a note counts among the files' },
  },
  {
    id: 'X39.79-note-alone-lost',
    fault: 'an answer that is nothing but a voice note is not stored',
    file: 'packages/domain/src/submissions/answers/answers.ts',
    find: 'Boolean(image || document || video || audio)',
    put: 'Boolean(image || document || video)',
    noticedBy: { file: SERVER_TEST, title: 'a note counts among the files' },
  },
];
