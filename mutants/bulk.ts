// Faults in repeated requests, in bulk imports and exports, and in records and their pictures.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const BULK_MUTANTS: readonly Mutant[] = [
  {
    id: 'form-made-twice-at-once',
    fault: 'who sends a form twice at once gets an internal error',
    file: 'apps/server/src/features/forms/queries.ts',
    find: 'on conflict do nothing returning id',
    put: 'on conflict (id) do nothing returning id',
    noticedBy: {
      file: 'apps/server/src/whole-server/same-id-at-once.test.ts',
      title: 'X25.13 X10.02 a form stored many times at once',
    },
  },
  {
    id: 'upload-of-two-answers-at-once',
    fault: 'an id announced at once for files of two answers is an internal error',
    file: 'apps/server/src/features/files/uploads/queries.ts',
    find: 'on conflict do nothing returning id',
    put: 'returning id',
    noticedBy: {
      file: 'apps/server/src/whole-server/same-id-at-once.test.ts',
      title: 'X25.13 X14.05 one id announced at once for files of two answers',
    },
  },
  {
    id: 'record-without-its-photo',
    fault: 'while the storage does not answer, records are printed without their photos',
    file: 'apps/server/src/features/records/draw-record.ts',
    find: 'isFileKey(key) ? await store.open(key) : null',
    put: 'isFileKey(key) ? await store.open(key).catch(() => null) : null',
    noticedBy: {
      file: 'apps/server/src/features/records/record-storage.test.ts',
      title: 'X18.19 X18.11 while the storage does not answer',
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
];
