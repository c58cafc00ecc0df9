// Faults in the register of assets: what is overwritten, and numbers that come back.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/administration/assets';
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
];
