// Faults in what goes out of an installation with a municipality, and what comes in again.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const OUT = 'apps/server/src/roles/export/export-folder.test.ts';
const IN = 'apps/server/src/roles/take-back/take-back.test.ts';
const COLLECTED = 'apps/server/src/features/submissions/collected/import-collected.test.ts';
const READ = 'packages/domain/src/interchange/collected/read-collected.test.ts';

export const MOVING_MUTANTS: readonly Mutant[] = [
  {
    id: 'X38.93-password-goes-along',
    fault: 'an export holds the hashes of passwords',
    file: 'apps/server/src/roles/export/pages/queries.ts',
    find: "  users: ['password_hash'],\n",
    put: '',
    noticedBy: { file: OUT, title: 'X38.93 nothing that lets people in' },
  },
  {
    id: 'X38.93-many-moments',
    fault: 'an export holds submissions whose documents it does not have',
    file: 'apps/server/src/roles/export/export-folder.ts',
    find: 'await inSnapshot(services.db',
    put: 'await inTransaction(services.db',
    noticedBy: { file: OUT, title: 'X38.93 an export is of one moment' },
  },
  {
    id: 'X38.93-full-folder-written',
    fault: 'an export replaces what lies in the folder',
    file: 'apps/server/src/roles/export/folder-writer.ts',
    find: '  if (entries.length > 0)\n',
    put: '  if (entries.length > 1)\n',
    noticedBy: { file: OUT, title: 'X38.93 a folder that is not empty' },
  },
  {
    id: 'X38.92-of-other-municipality',
    fault: 'the export of one municipality holds rows of all',
    file: 'apps/server/src/roles/export/pages/queries.ts',
    find: 'const ofMunicipalities = (ids: Ids) => sql`t.municipality_id = any(${ids})`;',
    put: 'const ofMunicipalities = (_ids: Ids) => sql`true`;',
    noticedBy: { file: IN, title: 'X38.92 one municipality moves' },
  },
  {
    id: 'X38.92-area-of-other-municipality',
    fault: 'a municipality whose people work in another one too cannot be taken in',
    file: 'apps/server/src/roles/export/pages/queries.ts',
    find: '  user_areas: (ids) => sql`${ofMunicipalities(ids)} and t.area_municipality_id = any(${ids})`,\n',
    put: '',
    noticedBy: { file: IN, title: 'X38.92 one municipality moves' },
  },
  {
    id: 'X38.94-changed-file-taken',
    fault: 'a file of an export that somebody changed is taken in',
    file: 'apps/server/src/roles/take-back/check-export.ts',
    find: 'found.bytes !== bytes || found.sha256 !== sha256',
    put: 'found.bytes !== bytes',
    noticedBy: { file: IN, title: 'X38.94 a file that is missing or was changed' },
  },
  {
    id: 'X38.94-file-stays',
    fault: 'an import that is refused leaves files in file storage',
    file: 'apps/server/src/roles/take-back/take-back.ts',
    find: '    for (const key of stored) await services.store.remove(key);\n',
    put: '',
    noticedBy: { file: IN, title: 'X38.94 an infected file refuses' },
  },
  {
    id: 'X38.92-form-uncounted',
    fault: 'a form that came in again takes more submissions than its limit',
    file: 'apps/server/src/roles/take-back/take-back.ts',
    find: '      await countAgain(tx, manifest);\n',
    put: '',
    noticedBy: { file: IN, title: 'X38.92 the files of the other installation' },
  },
  {
    id: 'X38.37-dry-run-stores',
    fault: 'a dry run of answers of another program stores them',
    file: 'apps/server/src/features/submissions/collected/import-collected.ts',
    find: '      if (dryRun) throw new DryRun(outcome);\n',
    put: '',
    noticedBy: { file: COLLECTED, title: 'X38.37 a dry run says' },
  },
  {
    id: 'X38.36-author-cut-in-a-letter',
    fault: 'one author with a long name and an emoji stops the whole import',
    file: 'apps/server/src/features/submissions/collected/import-collected.ts',
    find: 'truncate(submission.createdBy, AUTHOR_MAX) || by',
    put: 'submission.createdBy.slice(0, AUTHOR_MAX) || truncate(by, AUTHOR_MAX)',
    noticedBy: { file: COLLECTED, title: 'X38.36 an author is kept' },
  },
  {
    id: 'X38.37-doubled-answers',
    fault: 'answers of another program are stored again by a second import',
    file: 'apps/server/src/features/submissions/collected/import-collected.ts',
    find: '`${id}\\n${identity}`',
    put: '`${id}\\n${identity}\\n${Math.random()}`',
    noticedBy: { file: COLLECTED, title: 'X38.37 a second import doubles nothing' },
  },
  {
    id: 'X38.36-half-imported',
    fault: 'answers of another program are stored although a line was refused',
    file: 'packages/domain/src/interchange/collected/read-collected.ts',
    find: 'report.isRefused() ? [] : submissions',
    put: 'submissions',
    noticedBy: { file: READ, title: 'X38.36 what is no answer is named' },
  },
  {
    id: 'X38.35-names-of-groups-mixed',
    fault:
      'what the mother and the father of an ODK form are called ends in one question, and one of them is lost',
    file: 'packages/domain/src/interchange/collected/named-questions.ts',
    find: 'return alike.filter((entry) => likelihood(entry) === most);',
    put: 'return alike.filter((entry) => likelihood(entry) <= most).slice(0, 1);',
    noticedBy: {
      file: 'packages/domain/src/interchange/collected/same-names.test.ts',
      title: 'a name that stands in two groups is a question of each',
    },
  },
  {
    id: 'X38.36-hidden-answers-dropped',
    fault: 'answers of ODK that no chosen option opens vanish from an import without a word',
    file: 'packages/domain/src/interchange/collected/read-collected.ts',
    find: 'moveHidden(read, index, report);',
    put: '',
    noticedBy: {
      file: 'packages/domain/src/interchange/collected/same-names.test.ts',
      title: 'one that none opened is reported',
    },
  },
];
