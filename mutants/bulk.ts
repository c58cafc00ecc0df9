// Faults in repeated requests, in bulk imports and exports, and in records and their pictures.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const BULK_MUTANTS: readonly Mutant[] = [
  {
    id: 'form-made-twice-at-once',
    fault: 'a person who sends a form twice at the same time gets an internal error',
    file: 'apps/server/src/features/forms/queries.ts',
    find: 'on conflict do nothing returning id',
    put: 'on conflict (id) do nothing returning id',
    noticedBy: {
      file: 'apps/server/src/whole-server/same-id-at-once.test.ts',
      title: 'a form stored many times at the same time is stored once, and no writer fails',
    },
  },
  {
    id: 'upload-of-two-answers-at-once',
    fault: 'an id announced at the same time for files of two submissions is an internal error',
    file: 'apps/server/src/features/files/uploads/queries.ts',
    find: 'on conflict do nothing returning id',
    put: 'returning id',
    noticedBy: {
      file: 'apps/server/src/whole-server/same-id-at-once.test.ts',
      title:
        'one id announced at the same time for files of two submissions belongs to one, the other hears that it is taken',
    },
  },
  {
    id: 'record-without-its-photo',
    fault: 'while the storage does not reply, records are printed without their photos',
    file: 'apps/server/src/features/records/draw-record.ts',
    find: 'isFileKey(key) ? await store.open(key) : null',
    put: 'isFileKey(key) ? await store.open(key).catch(() => null) : null',
    noticedBy: {
      file: 'apps/server/src/features/records/record-storage.test.ts',
      title:
        'while the storage does not reply no record is made without its photo, and asking again makes it',
    },
  },
  {
    id: 'note-in-record-unlogged',
    fault: 'a photo that is gone from a record stands in no log',
    file: 'apps/server/src/features/records/make-record.ts',
    find: 'if (notShown.length > 0)',
    put: 'if (notShown.length > 1)',
    noticedBy: {
      file: 'apps/server/src/features/records/record-storage.test.ts',
      title: 'X18.19 X18.05 a photo that is gone',
    },
  },
  {
    id: 'import-misses-pictures-silently',
    fault: 'a picture that the imported folder does not have is left out without a line in the report',
    file: 'apps/server/src/roles/import/import-files.ts',
    find: "if (typeof bytes === 'string') leaveOut({ of, key, reason: bytes });",
    put: "if (typeof bytes === 'string') return;",
    noticedBy: { file: 'apps/server/src/roles/import/import-folder.test.ts', title: 'X8.04 names each file' },
  },
  {
    id: 'import-takes-broken-pictures-silently',
    fault: 'a header that is no picture is left out without a line in the report',
    file: 'apps/server/src/roles/import/import-files.ts',
    find: "    leaveOut({ of, key, reason: 'is no picture' });",
    put: '    return;',
    noticedBy: { file: 'apps/server/src/roles/import/import-folder.test.ts', title: 'X8.04 names each file' },
  },
  {
    id: 'lost-database-ends-the-process',
    fault: 'the server ends when its database goes away at the moment a job ends',
    file: 'apps/server/src/platform/jobs/worker.ts',
    find: '    preset: WRITTEN_ASIDE,\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/platform/jobs/worker.test.ts',
      title: 'X27.03 X27.05 a database that goes away when a job ends',
    },
  },
  {
    id: 'connection-released-twice',
    fault: 'a connection that breaks while the queue begins to listen on it ends the process',
    file: 'apps/server/src/platform/jobs/worker.ts',
    find: '        if (!isReleased) release(broken);',
    put: '        release(broken);',
    noticedBy: {
      file: 'apps/server/src/platform/jobs/worker.test.ts',
      title: 'X27.03 a connection of a lane that is released twice',
    },
  },
  {
    id: 'bundle-of-others',
    fault: 'who learns the id of a bundle of records fetches what somebody else asked for',
    file: 'apps/server/src/features/records/bundles/queries.ts',
    find: 'where id = ${id} and user_id = ${userId}`',
    put: "where id = ${id} and ${userId} <> ''`",
    noticedBy: {
      file: 'apps/server/src/features/records/bundles/bundles.test.ts',
      title: 'X33.68 X18.12 only who asked',
    },
  },
  {
    id: 'bundle-keeps-lost-rights',
    fault: 'an archive of records has submissions that the person may not see any more',
    file: 'apps/server/src/features/records/bundles/bundle.ts',
    find: 'const ready = items.filter(isInArchive);',
    put: "const ready = items.filter(({ state }) => state === 'ready');",
    noticedBy: {
      file: 'apps/server/src/features/records/bundles/bundles.test.ts',
      title: 'X33.68 X18.12 only who asked',
    },
  },
  {
    id: 'single-record-behind-its-bundle',
    fault: 'a record that somebody waits for comes after the two hundred that it was asked for with',
    file: 'apps/server/src/features/records/request-record.ts',
    find: 'if (waiting === id || !requester.isBundled)',
    put: 'if (waiting === id)',
    noticedBy: {
      file: 'apps/server/src/features/records/bundles/bundles.test.ts',
      title: 'X33.68 a single record that its bundle',
    },
  },
];
