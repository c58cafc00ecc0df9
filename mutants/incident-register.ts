// Faults in the areas and types of the incident register: what is overwritten, deleted while used, or numbered twice.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/incidents/register';
const TEST = `${FOLDER}/incident-register.test.ts`;

export const INCIDENT_REGISTER_MUTANTS: readonly Mutant[] = [
  {
    id: 'incident-areas-overwritten',
    fault: 'who renames an incident area overwrites the name that somebody else gave it meanwhile',
    file: `${FOLDER}/save-area.ts`,
    find: "if (row.version !== version) throw new Problem('register-entry-changed');",
    put: '',
    noticedBy: { file: TEST, title: 'of two people who change an area or a type' },
  },
  {
    id: 'incident-type-numbers-again',
    fault: 'the type that a form creates gets the number of a deleted one',
    file: 'apps/server/src/ports/incidents/queries.ts',
    find: "d.kind = 'type'), 0) + 1",
    put: "d.kind = 'type' and false), 0) + 1",
    noticedBy: { file: TEST, title: 'nobody gets the number' },
  },
  {
    id: 'incident-type-deleted-while-waiting',
    fault: 'a type is deleted while an incident of it waits for its delivery',
    file: `${FOLDER}/type-queries.ts`,
    find: "and kind = ${INCIDENT} and state <> 'delivered'",
    put: "and kind = ${INCIDENT} and state = 'delivered'",
    noticedBy: { file: TEST, title: 'also before the incident is delivered' },
  },
];
