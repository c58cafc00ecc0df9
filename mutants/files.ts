// Faults in storing and serving files: their URLs, pictures, how many there may be, and those that are gone.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const ADDRESS_CHANGED = {
  file: 'apps/server/src/platform/files/signed-url.test.ts',
  title: 'nothing of it can be changed',
};
const ADDRESS_OTHER = {
  file: 'apps/server/src/platform/files/signed-url.test.ts',
  title: 'one that another installation signed',
};
const KEYS = {
  file: 'apps/server/src/platform/files/file-store.test.ts',
  title: 'X12.05 W12 X20.07 refuses keys',
};
const SHOWN = {
  file: 'apps/server/src/features/forms/saving/header-image.test.ts',
  title: 'E3.08 E5.19 E5.20 E5.21 E9.13 takes',
};
const PICTURE = {
  file: 'apps/server/src/platform/images/clean-image.test.ts',
  title: 'E5.19 W12 a png stays a png',
};
const PICTURE_SIZE = {
  file: 'apps/server/src/platform/images/clean-image.test.ts',
  title: 'E5.20 A9.01 a picture wider',
};
const PIXELS = {
  file: 'apps/server/src/platform/images/clean-image.test.ts',
  title: 'X27.10 a picture of more pixels',
};

const VIDEO_PARTS = {
  file: 'apps/server/src/features/submissions/files/sending-files.test.ts',
  title: 'X33.75 a video is read in parts',
};

export const FILE_MUTANTS: readonly Mutant[] = [
  {
    id: 'video-from-the-start',
    fault: 'a player that jumps to the middle of a video gets its beginning',
    file: 'apps/server/src/features/files/routes.ts',
    find: 'store.open(file.key, range ?? undefined)',
    put: 'store.open(file.key)',
    noticedBy: VIDEO_PARTS,
  },
  {
    id: 'part-behind-the-end',
    fault: 'a part that begins behind the end of a video is read',
    file: 'apps/server/src/features/files/byte-range.ts',
    find: 'first < file.bytes ?',
    put: 'first <= file.bytes ?',
    noticedBy: VIDEO_PARTS,
  },
  {
    id: 'address-for-any-file',
    fault: 'the URL of one file opens every other',
    file: 'apps/server/src/platform/files/signed-url.ts',
    find: '[key, until, reader]',
    put: '[until, reader]',
    noticedBy: ADDRESS_CHANGED,
  },
  {
    id: 'address-with-another-end',
    fault: 'everybody who has a URL makes it live longer',
    file: 'apps/server/src/platform/files/signed-url.ts',
    find: '[key, until, reader]',
    put: '[key, reader]',
    noticedBy: ADDRESS_CHANGED,
  },
  {
    id: 'address-of-tomorrow',
    fault: 'a URL is valid longer than five minutes',
    file: 'apps/server/src/platform/files/signed-url.ts',
    find: ' || until > now.getTime() + LIFE_MS',
    put: '',
    noticedBy: ADDRESS_OTHER,
  },
  {
    id: 'keys-lead-anywhere',
    fault: 'a key of a file leads to any file of the machine',
    file: 'apps/server/src/platform/files/file-store.ts',
    find: 'return key.length <= KEY_MAX && KEY.test(key);',
    put: 'return key.length <= KEY_MAX;',
    noticedBy: KEYS,
  },
  {
    id: 'files-shown-in-the-page',
    fault: 'an uploaded file is shown instead of the page',
    file: 'apps/server/src/features/files/routes.ts',
    find: "if (name === '') return 'attachment';",
    put: "if (name === '') return 'inline';",
    noticedBy: SHOWN,
  },
  {
    id: 'pictures-with-their-metadata',
    fault: 'a picture reveals where and by whom it was taken',
    file: 'apps/server/src/platform/images/clean-image.ts',
    find: '    .autoOrient()\n',
    put: '    .autoOrient()\n    .keepMetadata()\n',
    noticedBy: PICTURE,
  },
  {
    id: 'pictures-of-any-width',
    fault: 'pictures are kept as large as they come',
    file: 'apps/server/src/platform/images/clean-image.ts',
    find: 'width: maxSide, height: maxSide,',
    put: 'width: maxSide * 2, height: maxSide * 2,',
    noticedBy: PICTURE_SIZE,
  },
  {
    id: 'small-pictures-enlarged',
    fault: 'small pictures are blown up',
    file: 'apps/server/src/platform/images/clean-image.ts',
    find: ', withoutEnlargement: true',
    put: '',
    noticedBy: PICTURE_SIZE,
  },
  {
    id: 'pixels-without-end',
    fault: 'a picture of a few kilobytes takes gigabytes to draw',
    file: 'apps/server/src/platform/images/clean-image.ts',
    find: 'limitInputPixels: maxPixels',
    put: 'limitInputPixels: PIXELS_MAX',
    noticedBy: PIXELS,
  },
  {
    id: 'X38.103-video-for-all',
    fault: 'an archive brings videos into a municipality that offers none',
    file: 'packages/domain/src/interchange/collected/attachments.ts',
    find: "kind === 'video' && !offersVideo",
    put: "kind === 'video' && offersVideo === undefined",
    noticedBy: {
      file: 'apps/server/src/features/submissions/collected/import-archive.test.ts',
      title: 'a video is a line of the report',
    },
  },
  {
    id: 'X18.05-gone-document-unsaid',
    fault: 'a record lists a document that is gone as if it were there',
    file: 'apps/server/src/features/records/draw-record.ts',
    find: 'const missing = !(await isThere(store, key));',
    put: 'const missing = !isFileKey(key);',
    noticedBy: {
      file: 'apps/server/src/features/records/record-storage.test.ts',
      title: 'a document that is gone is said to be',
    },
  },
  {
    id: 'X16.03-signatures-uncounted',
    fault: 'who may send no more files fills the disk with signatures',
    file: 'apps/server/src/features/submissions/intake/signature-upload.ts',
    find: '  await countUpload(services, uploader, upload.bytes.length);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/signatures.test.ts',
      title: 'the files of an hour are what a person',
    },
  },
];
