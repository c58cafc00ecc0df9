// Faults in the page of an asset: whose visits it shows, and what it says changed.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/assets';
const TEST = `${FOLDER}/asset-page.test.ts`;
const CHANGES = 'packages/domain/src/review/visit-changes.ts';
const CHANGES_TEST = 'packages/domain/src/review/visit-changes.test.ts';

export const ASSET_PAGE_MUTANTS: readonly Mutant[] = [
  {
    id: 'visits-of-others-shown',
    fault: 'an inspector sees on the page of an asset what colleagues answered',
    file: `${FOLDER}/queries.ts`,
    find: "${inScope(scope, 's.area_id', 's.created_by')}\n    and f.deleted_at is null`;",
    put: "${inScope(scope, 's.area_id')}\n    and f.deleted_at is null`;",
    noticedBy: { file: TEST, title: 'nobody sees more than the submissions of their list' },
  },
  {
    id: 'assets-of-other-towns-opened',
    fault: 'staff of one municipality open the assets of another',
    file: `${FOLDER}/read-asset.ts`,
    find: 'if (municipalityId !== actor.municipalityId && !worksAcrossMunicipalities(actor)) return null;',
    put: 'worksAcrossMunicipalities(actor);',
    noticedBy: { file: TEST, title: 'nobody sees more than the submissions of their list' },
  },
  {
    id: 'compared-with-unseen-visit',
    fault: 'comparing shows the answers of a visit that the person may not see',
    file: `${FOLDER}/queries.ts`,
    find: 'where ${about(seen)} and s.form_id = ${formId} and (s.created_at, s.id) < (',
    put: "where ${about({ ...seen, scope: { areas: 'all', createdBy: null } })} and s.form_id = ${formId} and (s.created_at, s.id) < (",
    noticedBy: { file: TEST, title: 'nothing is compared with a visit that one may not see' },
  },
  {
    id: 'compared-with-another-form',
    fault: 'a visit is compared with one that answered another form',
    file: `${FOLDER}/queries.ts`,
    find: 'and s.form_id = ${formId} and (s.created_at',
    put: "and s.form_id <> '' and ${formId} <> '' and (s.created_at",
    noticedBy: { file: TEST, title: 'nothing is compared with a visit that one may not see' },
  },
  {
    id: 'copies-compared-by-id',
    fault: 'every copy of a repeatable section counts as changed, because each visit gives it another id',
    file: CHANGES,
    find: 'rowsOf(answers, section.id)[position - 1]?.answers',
    put: 'rowsOf(answers, section.id).find(({ id }) => id === String(position - 1))?.answers',
    noticedBy: { file: CHANGES_TEST, title: 'copies of a repeatable section are matched by their position' },
  },
  {
    id: 'dropped-questions-unsaid',
    fault: 'an answer to a question that the form no longer asks vanishes from the comparison',
    file: CHANGES,
    find: 'filter(({ question }) => !later.has(question.id))',
    put: 'filter(() => false)',
    noticedBy: { file: CHANGES_TEST, title: 'over another version' },
  },
  {
    id: 'X7.04-files-of-visits-unrecorded',
    fault:
      'the files of a submission are opened from the page of its asset, and the audit log says nothing of it',
    file: `${FOLDER}/read-asset.ts`,
    find: "await appendAudit(db, { ...reading, subject: 'submission-files', subjectId: row.id });",
    put: 'reading.action.trim();',
    noticedBy: { file: TEST, title: 'is a reading of the files that it shows' },
  },
];
