// Faults in the register of assets: what is overwritten, and numbers that come back.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/administration/assets';
const SHEET_TEST = `${FOLDER}/asset-sheets.test.ts`;
const TEST = `${FOLDER}/assets.test.ts`;

export const ASSET_MUTANTS: readonly Mutant[] = [
  {
    id: 'assets-overwritten',
    fault: 'who changes an asset overwrites what somebody else changed meanwhile',
    file: `${FOLDER}/save-asset.ts`,
    find: "if (row.version !== version) throw new Problem('register-entry-changed');",
    put: '',
    noticedBy: { file: TEST, title: 'of two people who change an asset at the same moment' },
  },
  {
    id: 'asset-numbers-again',
    fault: 'a new asset gets the number of a deleted one, and old submissions show it',
    file: `${FOLDER}/queries.ts`,
    find: '(select max(id) from asset_tombstones where municipality_id = ${municipalityId})',
    put: '0',
    noticedBy: { file: TEST, title: 'no other gets its number' },
  },
  {
    id: 'platform-assets-changed-here',
    fault: 'assets of the platform are changed here, where the next search overwrites it',
    file: `${FOLDER}/save-asset.ts`,
    find: "const REGISTER = 'incidentSystem';",
    put: "const REGISTER = 'citizenRegister';",
    noticedBy: { file: TEST, title: 'assets of the platform are read' },
  },
  {
    id: 'assets-added-twice',
    fault: 'a file of assets that is sent again after a lost reply adds them a second time',
    file: `${FOLDER}/asset-sheets.ts`,
    find: "if (await isThere(tx, municipalityId, line)) return 'there';",
    put: '',
    noticedBy: { file: SHEET_TEST, title: 'sent twice at once it is one' },
  },
  {
    id: 'assets-of-other-towns-are-there',
    fault: 'a line is left out because another municipality has such an asset',
    file: `${FOLDER}/queries.ts`,
    find: 'select from assets a where a.municipality_id = ${municipalityId} and a.description',
    put: 'select from assets a where (a.municipality_id = ${municipalityId} or true) and a.description',
    noticedBy: { file: SHEET_TEST, title: 'of another municipality are not there' },
  },
  {
    id: 'platform-registers-filled-here',
    fault: 'a file is checked line by line although the register is the platform’s',
    file: 'apps/server/src/features/territory/registers.ts',
    find: "return kept(await openRegister(db, municipalityId, register), 'municipality-not-found');",
    put: 'return (await openRegister(db, municipalityId, register)) as OpenRegister;',
    noticedBy: { file: SHEET_TEST, title: 'assets of the platform are not added from a file' },
  },
  {
    id: 'check-of-assets-that-stores',
    fault: 'checking a file of assets adds them',
    file: `${FOLDER}/asset-sheets.ts`,
    find: 'storeOrCheck(db, { onlyCheck }, async (tx) => {',
    put: 'storeOrCheck(db, { onlyCheck: onlyCheck && false }, async (tx) => {',
    noticedBy: { file: SHEET_TEST, title: 'a check says the same and stores nothing' },
  },
];
