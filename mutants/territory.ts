// Faults in the register of countries and provinces: codes that two municipalities share, names that two have, people
// who keep themselves out.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/administration/territory';
const TEST = `${FOLDER}/territory-register.test.ts`;

export const TERRITORY_MUTANTS: readonly Mutant[] = [
  {
    id: 'keyword-changed-after-codes',
    fault: 'a keyword changes although codes begin with it',
    file: `${FOLDER}/save-territory.ts`,
    find: 'isFixed: row.hasCodes',
    put: 'isFixed: row.hasCodes && false',
    noticedBy: { file: TEST, title: 'until the first code begins with it' },
  },
  {
    id: 'keyword-of-another-municipality',
    fault: 'a municipality gets the keyword of another one',
    file: `${FOLDER}/save-territory.ts`,
    find: '(await keywordTaken(tx, { id, keyword }))',
    put: '(await keywordTaken(tx, { id, keyword: `${keyword}X` }))',
    noticedBy: { file: TEST, title: 'until the first code begins with it' },
  },
  {
    id: 'own-country-disabled',
    fault: 'an administrator disables the country that they work in, and nobody is left to enable it',
    file: `${FOLDER}/save-territory.ts`,
    find: "throw new Problem('own-country');",
    put: 'await Promise.resolve();',
    noticedBy: { file: TEST, title: 'nobody keeps out their own' },
  },
  {
    id: 'territory-names-overwritten',
    fault: 'who renames a province overwrites the name that somebody else gave it meanwhile',
    file: `${FOLDER}/save-territory.ts`,
    find: "if (name !== seen) throw new Problem('register-entry-changed');",
    put: '',
    noticedBy: { file: TEST, title: 'are added, renamed and deleted' },
  },
  {
    id: 'one-name-twice-at-once',
    fault: 'two people who add a country of the same name at the same moment both do',
    file: 'apps/server/src/features/administration/municipalities/queries.ts',
    find: 'lock table countries, provinces in share row exclusive mode',
    put: 'select',
    noticedBy: { file: TEST, title: 'at the same moment: one does' },
  },
  {
    id: 'X33.95-zone-back-to-default',
    fault: 'a second import sets the time zones that nobody named back to the default',
    file: 'apps/server/src/features/territory/import-territory.ts',
    find: 'keepsTimeZone: extra.timeZone === undefined',
    put: 'keepsTimeZone: false',
    noticedBy: { file: 'apps/server/src/roles/import/import-folder.test.ts', title: 'X33.95' },
  },
];
