// Faults in the marks of photos: who sends them, how they move, and where they are drawn.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const DOMAIN = 'packages/domain/src/submissions/evidence/photo-marks.ts';
const CONTRACT = 'packages/contract/src/submissions/uploads.ts';
const SERVER_TEST = 'apps/server/src/features/submissions/files/photo-marks.test.ts';
const BLUR_TEST = 'apps/server/src/features/submissions/files/photo-blur.test.ts';
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
  {
    id: 'X39.80-record-shows-the-face',
    fault: 'the record shows what was blurred',
    file: 'apps/server/src/features/records/draw-record.ts',
    find: 'blurs: blursOf(over?.marks ?? [])',
    put: 'blurs: blursOf(over?.marks ?? []).slice(1)',
    noticedBy: { file: BLUR_TEST, title: 'the pixels of the box have lost what was in it' },
  },
  {
    id: 'X39.80-readable-squares',
    fault: 'a blurred box has so many squares that a number plate can be read',
    file: 'packages/domain/src/submissions/evidence/photo-blur.ts',
    find: 'const SQUARES_MAX = 4;',
    put: 'const SQUARES_MAX = 400;',
    noticedBy: {
      file: 'packages/domain/src/submissions/evidence/photo-blur.test.ts',
      title: 'at most four squares along its longer side',
    },
  },
  {
    id: 'X39.80-square-beside-the-box',
    fault: 'what a blurred box only touches stays readable',
    file: 'packages/domain/src/submissions/evidence/photo-blur.ts',
    find: 'Math.ceil(Math.max(one, other) * room)',
    put: 'Math.floor(Math.max(one, other) * room)',
    noticedBy: {
      file: 'packages/domain/src/submissions/evidence/photo-blur.test.ts',
      title: 'whatever a box touches is in it',
    },
  },
  {
    id: 'X39.80-photo-before-its-blur',
    fault: 'the photo is seen as it was while the view loads',
    file: 'apps/web/src/features/submissions/view/marked-photo.tsx',
    find: '!loaded && blursOf',
    put: 'loaded && blursOf',
    noticedBy: {
      file: 'apps/web/src/features/submissions/view/photos.test.tsx',
      title: 'is not seen before the box covers it',
    },
  },
];
