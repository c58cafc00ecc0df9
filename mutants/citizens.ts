// Faults in the register of citizens: whose people are read, what is overwritten, lost or brought back.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/citizens/register';
const SHEETS = `${FOLDER}/citizen-sheets.test.ts`;
const MERGE = `${FOLDER}/merge.test.ts`;
const FOUND_UNDER_WHO_STAYS = { file: MERGE, title: 'submissions of both are found under who stays' };

export const CITIZEN_MUTANTS: readonly Mutant[] = [
  {
    id: 'still-red',
    fault: 'a field of a dialog of the administration stays red after it was put right',
    file: 'apps/web/src/features/administration/use-checked-storing.ts',
    find: '      if (heldBy(entered, field) !== heldBy(refused, field)) return undefined;\n',
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/administration/name-dialog.test.tsx',
      title:
        'X40.22 a name that was missing, and one that was taken, are red no more once another is written',
    },
  },
  {
    id: 'enter-does-nothing',
    fault: 'Enter in a field of a dialog of the administration does nothing',
    file: 'apps/web/src/features/administration/saving-dialog.tsx',
    find: 'if (!busy) onSave();',
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/administration/name-dialog.test.tsx',
      title: 'X40.23 Enter in the field stores, as the button does',
    },
  },
  {
    id: 'empty-page-of-people-says-none',
    fault: 'after the last pair of a page was merged, the dialog says that there are no likely duplicates',
    file: 'apps/server/src/features/citizens/register/queries.ts',
    find: 'rows.length > 0 || page === 0 ? rows : await read({ page: 0, size: 1 })',
    put: 'rows',
    noticedBy: {
      file: 'apps/server/src/features/citizens/register/merge.test.ts',
      title: 'a page that became empty, after a merge say, still says how many there are',
    },
  },
  {
    id: 'people-of-every-municipality',
    fault: 'a person is read under the URL of any municipality',
    file: `${FOLDER}/queries.ts`,
    find: 'where c.municipality_id = ${municipalityId} and c.id = ${id} ${lock ? sql`for update` : sql``}',
    put: 'where (c.municipality_id = ${municipalityId} or true) and c.id = ${id} ${lock ? sql`for update` : sql``}',
    noticedBy: { file: `${FOLDER}/register.test.ts`, title: 'a person is read with who they are' },
  },
  {
    id: 'corrections-overwritten',
    fault: 'who corrects a person overwrites what somebody else corrected meanwhile',
    file: `${FOLDER}/open-register.ts`,
    find: 'if (row?.version === version) return row;',
    put: 'if (row) return row;',
    noticedBy: { file: `${FOLDER}/register.test.ts`, title: 'of two people who correct at the same moment' },
  },
  {
    id: 'numbers-of-two-people',
    fault: 'a correction gives a person the number of somebody else',
    file: `${FOLDER}/change-citizen.ts`,
    find: 'if (owner === null) return;',
    put: 'return;',
    noticedBy: { file: `${FOLDER}/register.test.ts`, title: 'a number that somebody else has is refused' },
  },
  {
    id: 'erased-without-confirmation',
    fault: 'a person is erased whatever number was typed',
    file: `${FOLDER}/change-citizen.ts`,
    find: 'if (comparableNumber(body.documentNumber) !== comparableNumber(row.documentNumber))',
    put: "if (body.documentNumber === 'x')",
    noticedBy: { file: `${FOLDER}/erase.test.ts`, title: 'only after typing the number of the person' },
  },
  {
    id: 'merges-lose-submissions',
    fault: 'submissions of the record that went are found nowhere',
    file: `${FOLDER}/change-citizen.ts`,
    find: '    await renameCitizen(tx, municipalityId, { from: gone, to: person, merged: true });\n',
    put: '',
    noticedBy: FOUND_UNDER_WHO_STAYS,
  },
  {
    id: 'merges-end-sessions',
    fault: 'a citizen who is in the portal while two records are merged no longer sees what was sent',
    file: `${FOLDER}/change-citizen.ts`,
    find: '    await updateSessions(tx, municipalityId, { from: gone.id, to: person });\n',
    put: '',
    noticedBy: FOUND_UNDER_WHO_STAYS,
  },
  {
    id: 'merged-people-answer-twice',
    fault: 'who answered under the number that was merged answers a form for one answer again',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: "AND a.citizen_number = item.particulars #>> '{citizen,documentNumber}');",
    put: 'AND a.citizen_number IS NULL);',
    noticedBy: { file: MERGE, title: 'who answered once under either number' },
  },
  {
    id: 'imports-bring-people-back',
    fault: 'an import brings a person back whom the law had erased',
    file: 'apps/server/src/features/citizens/import-citizen.ts',
    find: 'if (became !== null) {',
    put: "if (typeof became === 'number') {",
    noticedBy: { file: `${FOLDER}/erase.test.ts`, title: 'nobody gets the id of who was erased or merged' },
  },
  {
    id: 'platform-people-changed-here',
    fault: 'people of the register of the platform are changed here, where the next look-up overwrites it',
    file: 'apps/server/src/features/territory/registers.ts',
    find: "if (found.isReadOnly) throw new Problem('register-read-only');",
    put: '',
    noticedBy: { file: `${FOLDER}/register.test.ts`, title: 'people of a register of the platform' },
  },
  {
    id: 'files-correct-people-unasked',
    fault: 'a file corrects people who are there although nobody chose that',
    file: `${FOLDER}/citizen-sheets.ts`,
    find: "if (!correct) return 'there';",
    put: '',
    noticedBy: { file: SHEETS, title: 'who is there is corrected only when that was chosen' },
  },
  {
    id: 'files-empty-fields',
    fault: 'an empty cell of a file empties what the register knows of a person',
    file: 'packages/domain/src/citizens/citizen-sheet.ts',
    find: "(given[field].trim() === '' ? shown[field] : given[field])",
    put: 'given[field]',
    noticedBy: { file: SHEETS, title: 'who is there is corrected only when that was chosen' },
  },
  {
    id: 'files-find-people-of-other-towns',
    fault: 'a line is about somebody of another municipality who has the number',
    file: `${FOLDER}/queries.ts`,
    find: 'where c.municipality_id = ${municipalityId} and c.plain_number = ${plainNumber} and c.person_type',
    put: 'where (c.municipality_id = ${municipalityId} or true) and c.plain_number = ${plainNumber} and c.person_type',
    noticedBy: { file: SHEETS, title: 'who has the number in another municipality' },
  },
  {
    id: 'check-of-people-that-stores',
    fault: 'checking a file of people registers and corrects them',
    file: `${FOLDER}/citizen-sheets.ts`,
    find: 'storeOrCheck(db, { onlyCheck }, (tx) =>',
    put: 'storeOrCheck(db, { onlyCheck: onlyCheck && false }, (tx) =>',
    noticedBy: { file: SHEETS, title: 'a check says the same and stores nothing' },
  },
  {
    id: 'X34.54-erased-while-they-enter',
    fault: 'the name of a person who was erased stays in a session that they opened at that moment',
    file: 'apps/server/src/features/portal/enter-portal.ts',
    find: 'if (isRegistered && !(await lockPerson(tx, citizen))) throw refused();',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/citizens/register/erase.test.ts',
      title: 'X34.54 who enters the portal at the moment when they are erased',
    },
  },
  {
    id: 'number-of-small-letters-unknown',
    fault:
      'who is in the register with a number of other capitals, or with dots, is created a second time and answers twice',
    file: 'apps/server/src/ports/citizens/queries.ts',
    find: '? sql`c.plain_number = ${comparableNumber(number)}`',
    put: '? sql`c.document_number = ${number} and c.plain_number = ${comparableNumber(number)}`',
    noticedBy: {
      file: 'apps/server/src/features/submissions/people/people.test.ts',
      title: 'A4.11 X15.07 X34.51 a number is the same however it is written',
    },
  },
];
