// Faults in what goes out of an installation with a municipality, and what comes in again.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const OUT = 'apps/server/src/roles/export/export-folder.test.ts';
const IN = 'apps/server/src/roles/take-back/take-back.test.ts';

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
];
