// Faults in the marks of photos: who sends them, how they move, and where they are drawn.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const DOMAIN = 'packages/domain/src/submissions/evidence/photo-marks.ts';
const CONTRACT = 'packages/contract/src/submissions/uploads.ts';
const SERVER_TEST = 'apps/server/src/features/submissions/files/photo-marks.test.ts';
const WEB = 'apps/web/src/answering/files';

export const PHOTO_MARKS_MUTANTS: readonly Mutant[] = [
  {
    id: 'X39.63-visitor-marks',
    fault: 'a visitor marks photos',
    file: DOMAIN,
    find: "answerer === 'staff' && kind",
    put: 'kind',
    noticedBy: { file: SERVER_TEST, title: 'a visitor marks nothing' },
  },
  {
    id: 'X39.63-mark-beside-the-photo',
    fault: 'a mark beside the photo is stored',
    file: CONTRACT,
    find: 'const fraction = z.number().min(0).max(1);',
    put: 'const fraction = z.number().min(0).max(2);',
    noticedBy: { file: SERVER_TEST, title: 'what is out of bounds is refused' },
  },
  {
    id: 'X39.63-endless-marks',
    fault: 'a photo has as many marks as somebody sends',
    file: CONTRACT,
    find: 'z.array(mark).min(1).max(MARKS_MAX)',
    put: 'z.array(mark).min(1)',
    noticedBy: { file: SERVER_TEST, title: 'what is out of bounds is refused' },
  },
  {
    id: 'X39.64-mark-leaves-the-photo',
    fault: 'a mark can be moved off the photo, and is lost there',
    file: `${WEB}/marks/edit-marks.ts`,
    find: 'within(dx, -Math.min(x1, x2), 1 - Math.max(x1, x2))',
    put: 'dx',
    noticedBy: { file: `${WEB}/marks/edit-marks.test.ts`, title: 'no mark leaves the photo' },
  },
  {
    id: 'X39.64-upload-without-marks',
    fault: 'the photo goes again without its marks',
    file: `${WEB}/send-file.ts`,
    find: 'marks.length > 0 &&',
    put: 'marks.length > 99 &&',
    noticedBy: { file: `${WEB}/marks/marked-slot.test.ts`, title: 'the photo goes again with its marks' },
  },
  {
    id: 'X39.65-text-as-markup',
    fault: 'a text of a mark is markup in the record',
    file: DOMAIN,
    find: 'const text = written(made.text);',
    put: 'const text = made.text;',
    noticedBy: {
      file: 'packages/domain/src/submissions/evidence/photo-marks.test.ts',
      title: 'never as markup',
    },
  },
  {
    id: 'X39.65-record-without-marks',
    fault: 'the record shows the photo without its marks',
    file: 'apps/server/src/features/records/record-sheet.ts',
    find: '      marks ? [[key, {',
    put: '      marks && marks.length > 99 ? [[key, {',
    noticedBy: { file: SERVER_TEST, title: 'draw the marks over the photo' },
  },
];
