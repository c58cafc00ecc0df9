// Faults in judging what is uploaded: archives, documents, maps.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const ZIP_TWICE = {
  file: 'apps/server/src/platform/file-checks/zip-archive.test.ts',
  title: 'the same name twice',
};
const ZIP_KINDS = {
  file: 'apps/server/src/platform/file-checks/zip-archive.test.ts',
  title: 'links, devices and locked',
};
const ZIP_PLACES = {
  file: 'apps/server/src/platform/file-checks/zip-archive.test.ts',
  title: 'what lies before, behind or between',
};
const ZIP_LIMITS = {
  file: 'apps/server/src/platform/file-checks/zip-archive.test.ts',
  title: 'more entries or bytes',
};
const ZIP_TRUE = {
  file: 'apps/server/src/platform/file-checks/zip-archive.test.ts',
  title: 'an entry that is not as large',
};
const PDF = {
  file: 'apps/server/src/platform/file-checks/file-content.test.ts',
  title: 'a pdf that starts a program',
};
const MACROS = {
  file: 'apps/server/src/platform/file-checks/file-content.test.ts',
  title: 'macros and scripts are refused',
};
const KINDS = {
  file: 'apps/server/src/platform/file-checks/file-content.test.ts',
  title: 'a file of another kind',
};
const MAPS = {
  file: 'apps/server/src/platform/file-checks/file-content.test.ts',
  title: 'a map with a document type',
};
const MAP_ARCHIVES = {
  file: 'apps/server/src/platform/file-checks/file-content.test.ts',
  title: 'in the archive of a map',
};
const FIRST_LOOK = {
  file: 'apps/server/src/platform/file-checks/judge-beginning.test.ts',
  title: 'only png and jpeg begin',
};
const DOCUMENT_BEGINS = {
  file: 'apps/server/src/platform/file-checks/judge-beginning.test.ts',
  title: 'a file begins as its kind does',
};

export const UPLOAD_MUTANTS: readonly Mutant[] = [
  {
    id: 'same-name-in-other-letters',
    fault: 'an archive shows one file to us and another to the person who opens it',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: 'entries.has(name.toLowerCase())',
    put: 'entries.has(name)',
    noticedBy: ZIP_TWICE,
  },
  {
    id: 'links-in-archives',
    fault: 'an archive holds a link that leads out of it',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: 'const UNIX_TYPES_ALLOWED = [0, 0o100000, 0o040000];',
    put: 'const UNIX_TYPES_ALLOWED = [0, 0o100000, 0o040000, 0o120000];',
    noticedBy: ZIP_KINDS,
  },
  {
    id: 'locked-archives',
    fault: 'a file that nobody can inspect is accepted',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: '(bytes.readUInt16LE(at + 8) & ENCRYPTED) === 0',
    put: '(bytes.readUInt16LE(at + 8) & ENCRYPTED) >= 0',
    noticedBy: ZIP_KINDS,
  },
  {
    id: 'another-name-inside',
    fault: 'an archive says two names of one file',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: 'if (!bytes.subarray(nameStart, nameStart + nameLength).equals(rawName)) return null;',
    put: '',
    noticedBy: ZIP_PLACES,
  },
  {
    id: 'something-before-an-archive',
    fault: 'a program stands before an archive',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: 'if (gap < 0 || gap > (free === 0 ? 0 : DESCRIPTOR_MAX)) return null;',
    put: 'if (gap < 0) return null;',
    noticedBy: ZIP_PLACES,
  },
  {
    id: 'entries-over-each-other',
    fault: 'two files of an archive are the same bytes',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: 'if (gap < 0 || gap >',
    put: 'if (gap >',
    noticedBy: ZIP_PLACES,
  },
  {
    id: 'something-behind-an-archive',
    fault: 'a page stands behind an archive',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: 'const end = bytes.length - END_LENGTH;',
    put: "const end = bytes.lastIndexOf('PK\\x05\\x06', undefined, 'latin1');",
    noticedBy: ZIP_PLACES,
  },
  {
    id: 'entries-without-end',
    fault: 'an archive of a hundred thousand entries is read',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: ' || count > limits.entries',
    put: '',
    noticedBy: ZIP_LIMITS,
  },
  {
    id: 'archives-that-lie',
    fault: 'a file in an archive is not the one it says',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: 'length !== size || sum !== entry.crc',
    put: 'length !== size',
    noticedBy: ZIP_TRUE,
  },
  {
    id: 'entries-longer-than-they-say',
    fault: 'a file in an archive is longer or shorter than it says',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: 'length !== size || sum',
    put: 'sum',
    noticedBy: ZIP_TRUE,
  },
  {
    id: 'pdf-that-starts-programs',
    fault: 'a pdf that starts a program is taken',
    file: 'apps/server/src/platform/file-checks/file-content.ts',
    find: "bytes.includes('/Launch') || ",
    put: '',
    noticedBy: PDF,
  },
  {
    id: 'pdf-with-files-inside',
    fault: 'a pdf with a file inside is taken',
    file: 'apps/server/src/platform/file-checks/file-content.ts',
    find: " || bytes.includes('/EmbeddedFile')",
    put: '',
    noticedBy: PDF,
  },
  {
    id: 'archive-behind-a-pdf',
    fault: 'a pdf that is an archive too is taken',
    file: 'apps/server/src/platform/file-checks/file-content.ts',
    find: ' && !tail.includes(ZIP_END)',
    put: '',
    noticedBy: PDF,
  },
  {
    id: 'macros-of-before',
    fault: 'an old file with macros is accepted',
    file: 'apps/server/src/platform/file-checks/file-content.ts',
    find: 'return !names.some((name) => MACROS.includes(name.toLowerCase()));',
    put: 'return true;',
    noticedBy: MACROS,
  },
  {
    id: 'scripts-in-open-documents',
    fault: 'an OpenDocument with scripts is taken',
    file: 'apps/server/src/platform/file-checks/file-content.ts',
    find: ' && !scripted',
    put: '',
    noticedBy: MACROS,
  },
  {
    id: 'any-office-document',
    fault: 'a spreadsheet passes for a text',
    file: 'apps/server/src/platform/file-checks/file-content.ts',
    find: 'text.includes(main) && ',
    put: '',
    noticedBy: KINDS,
  },
  {
    id: 'any-open-document',
    fault: 'an OpenDocument passes for any other',
    file: 'apps/server/src/platform/file-checks/file-content.ts',
    find: "  if (first.compressed.toString('latin1').trim() !== mediaType) return false;\n",
    put: '',
    noticedBy: KINDS,
  },
  {
    id: 'document-types-in-maps',
    fault: 'a map reads files of the machine, or fills its memory',
    file: 'apps/server/src/platform/file-checks/xml-scanner.ts',
    find: 'return cut ? false : refuse(state);',
    put: "if (!cut) state.pending = state.pending.slice(state.pending.indexOf('>') + 1);\n  return !cut;",
    noticedBy: MAPS,
  },
  {
    id: 'unknown-entities-in-maps',
    fault: 'a map uses entities that nobody declared',
    file: 'apps/server/src/platform/file-checks/xml-scanner.ts',
    find: 'if (outside || OTHER_ENTITY.test(text)) return refuse(state);',
    put: 'if (outside) return refuse(state);',
    noticedBy: MAPS,
  },
  {
    id: 'maps-without-bottom',
    fault: 'a map of a hundred thousand levels is read',
    file: 'apps/server/src/platform/file-checks/xml-scanner.ts',
    find: 'const DEPTH_MAX = 100;',
    put: 'const DEPTH_MAX = 1_000_000;',
    noticedBy: MAPS,
  },
  {
    id: 'anything-in-map-archives',
    fault: 'a program lies in the archive of a map',
    file: 'apps/server/src/platform/file-checks/map-file.ts',
    find: ' || !entries.every(({ name }) => INSIDE.test(name))',
    put: '',
    noticedBy: MAP_ARCHIVES,
  },
  {
    id: 'anything-called-picture',
    fault: 'a program called picture lies in the archive of a map',
    file: 'apps/server/src/platform/file-checks/map-file.ts',
    find: 'return PICTURES.some((magic) => start.startsWith(magic));',
    put: "return start !== '';",
    noticedBy: MAP_ARCHIVES,
  },
  {
    id: 'anything-begins-as-picture',
    fault: 'a program is sent to its end before it is refused',
    file: 'apps/server/src/platform/file-checks/judge-beginning.ts',
    find: '89504e470d0a1a0a|ffd8ff)',
    put: '89504e470d0a1a0a|ffd8ff|)',
    noticedBy: FIRST_LOOK,
  },
  {
    id: 'documents-begin-as-anything',
    fault: 'a file that is no document is sent to its end before it is refused',
    file: 'apps/server/src/platform/file-checks/judge-beginning.ts',
    find: '.startsWith(BEGINNINGS[type])',
    put: '.startsWith(BEGINNINGS[type].slice(0, 0))',
    noticedBy: DOCUMENT_BEGINS,
  },
  {
    id: 'x27-02-unused-file-for-ever',
    fault:
      'a file that nobody used stays in the storage for ever when that was away at the moment of the sweep',
    file: 'apps/server/src/features/files/image-files.ts',
    find: '    await removeFilesLater(tx, keys);\n',
    put: '    void removeFilesLater;\n    void keys;\n',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/deleted-files.test.ts',
      title: 'X27.02 X14.09 a file that nothing uses leaves the storage once that answers again',
    },
  },
  {
    id: 'x18-13-record-without-row',
    fault: 'a record whose making broke off stays in the storage for ever, with all that its submission says',
    file: 'apps/server/src/features/records/make-record.ts',
    find: '  await insertFile(db, {',
    put: '  const isWritten = await store.put(key, Buffer.from(content)).then(() => true);\n  if (isWritten) await insertFile(db, {',
    noticedBy: {
      file: 'apps/server/src/features/records/record-requests.test.ts',
      title: 'X18.13 a record whose making broke off while it was stored leaves after a day too',
    },
  },
  {
    id: 'x14-08-interrupted-bytes-stay',
    fault: 'what arrived of an interrupted upload stays in the storage for ever once its row is gone',
    file: 'apps/server/src/features/files/uploads/receive-upload.ts',
    find: 'await removeFilesLater(tx, old.map(unfinishedKey));',
    put: 'await removeFilesLater(tx, old.slice(0, 0).map(unfinishedKey));',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/deleted-files.test.ts',
      title: 'X27.02 X14.08 what arrived of an interrupted upload leaves the storage',
    },
  },
  {
    id: 'x14-08-new-bytes-removed',
    fault: 'the removal of an old upload takes the bytes of the one that began since with the same id',
    file: 'apps/server/src/features/files/uploads/unfinished-key.ts',
    find: '-${startedAt.getTime()}`',
    put: '-${startedAt.getTime() * 0}`',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/deleted-files.test.ts',
      title: 'X27.02 X14.08 a device that begins with the same upload again',
    },
  },
  {
    id: 'x18-13-given-up-record-stays',
    fault: 'a record that was given up while it was stored stays in the storage for ever',
    file: 'apps/server/src/features/records/make-record.ts',
    find: '  await dropFile(db, { municipalityId, key });\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/records/record-requests.test.ts',
      title: 'X18.13 X27.02 a record that was given up while it was stored leaves the storage',
    },
  },
  {
    id: 'x19-03-file-of-a-mail-stays',
    fault: 'the file of a mail that everybody has stays in the storage for ever',
    file: 'apps/server/src/features/mail/mail-courier.ts',
    find: '  await dropFile(db, { municipalityId, key });\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/mail/mail-delivery.test.ts',
      title: 'X19.03 X27.02 a mail that everybody has is delivered',
    },
  },
];
