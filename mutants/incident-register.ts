// Faults in the incident register: what is overwritten, deleted while used, numbered twice, or read by the wrong people.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/incidents/register';
const TEST = `${FOLDER}/incident-register.test.ts`;
const SHEET_TEST = `${FOLDER}/incident-sheets.test.ts`;
const LIST_TEST = 'apps/server/src/features/incidents/incidents.test.ts';

export const INCIDENT_REGISTER_MUTANTS: readonly Mutant[] = [
  {
    id: 'x34-84-incident-locked-first',
    fault: 'who deletes a submission while its incident gets another state gets an error',
    file: 'apps/server/src/features/incidents/change-incident.ts',
    find: 'await lockSubmissionVersion(tx, { municipalityId, id });',
    put: 'void [lockSubmissionVersion, id];',
    noticedBy: {
      file: 'apps/server/src/features/submissions/deletion/delete-at-the-same-time.test.ts',
      title: 'X17.08 X34.84 a submission is deleted while its incident gets another state',
    },
  },
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
  {
    id: 'incidents-of-other-areas',
    fault: 'an official reads the incidents of areas that are not theirs',
    file: 'apps/server/src/features/incidents/queries.ts',
    find: "${inScope(scope, 's.area_id', 's.created_by')} and ${isThere}",
    put: '${isThere}',
    noticedBy: { file: LIST_TEST, title: 'nobody sees more than the submissions of their list' },
  },
  {
    id: 'incidents-of-other-towns',
    fault: 'an official asks for the incidents of another municipality and gets its areas',
    file: 'apps/server/src/features/incidents/read-incidents.ts',
    find: 'if (municipalityId !== actor.municipalityId && !worksAcrossMunicipalities(actor)) return null;',
    put: '',
    noticedBy: { file: LIST_TEST, title: 'nobody sees more than the submissions of their list' },
  },
  {
    id: 'incident-changes-lost',
    fault: 'of two people who change an incident at once the second one wins without knowing',
    file: 'apps/server/src/features/incidents/change-incident.ts',
    find: "if (present.changes !== body.changes) throw new Problem('register-entry-changed');",
    put: '',
    noticedBy: { file: LIST_TEST, title: 'the second of two who change an incident' },
  },
  {
    id: 'incident-map-of-all-states',
    fault: 'the map shows incidents that the filter of the list leaves out',
    file: 'apps/server/src/features/incidents/queries.ts',
    find: 'and (${state}::text is null or i.state = ${state}) and i.location is not null)',
    put: 'and i.location is not null)',
    noticedBy: { file: LIST_TEST, title: 'the map has every incident of the filter' },
  },
  {
    id: 'files-fill-areas-of-other-towns',
    fault: 'a line finds the area of another municipality',
    file: `${FOLDER}/area-queries.ts`,
    find: 'where municipality_id = ${municipalityId} and lower(description)',
    put: 'where (municipality_id = ${municipalityId} or true) and lower(description)',
    noticedBy: { file: SHEET_TEST, title: 'an area of another municipality is not there' },
  },
  {
    id: 'check-of-incident-types-that-stores',
    fault: 'checking a file of areas and types adds them',
    file: `${FOLDER}/incident-sheets.ts`,
    find: 'storeOrCheck(db, { onlyCheck }, (tx) =>',
    put: 'storeOrCheck(db, { onlyCheck: onlyCheck && false }, (tx) =>',
    noticedBy: { file: SHEET_TEST, title: 'a check says the same and stores nothing' },
  },
];
