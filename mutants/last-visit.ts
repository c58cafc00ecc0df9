// Faults in answering from the last visit of an asset: whose answers are offered, what is taken, what is remembered.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/assets';
const TEST = `${FOLDER}/last-visit.test.ts`;
const DOMAIN = 'packages/domain/src/submissions/last-visit/start-from.ts';
const DOMAIN_TEST = 'packages/domain/src/submissions/last-visit/start-from.test.ts';
const ITEM = 'apps/server/src/features/submissions/intake/intake-item.ts';

export const LAST_VISIT_MUTANTS: readonly Mutant[] = [
  {
    id: 'last-visit-of-others-offered',
    fault: 'an inspector is offered what a colleague answered',
    file: `${FOLDER}/last-visit.ts`,
    find: 'const seen = { municipalityId, assetId, scope: submissionScope(actor) };',
    put: 'const seen = { municipalityId, assetId, scope: { ...submissionScope(actor), createdBy: null } };',
    noticedBy: { file: TEST, title: 'an inspector gets own ones' },
  },
  {
    id: 'last-visit-without-the-option',
    fault: 'the answers of the last visit are offered on forms that do not want it',
    file: `${FOLDER}/last-visit.ts`,
    find: '!answered.definition.startsFromLastVisit || ',
    put: '',
    noticedBy: { file: TEST, title: 'nothing is offered for another asset' },
  },
  {
    id: 'unseen-beginning-remembered',
    fault: 'a submission says that it began from one that its sender could never read',
    file: ITEM,
    find: '(await maySeeOfAsset(db, { form: key, scope }, { id, assetId: asset.id })) ? id : null',
    put: '(await maySeeOfAsset(db, { form: key, scope: { ...scope, createdBy: null } }, { id, assetId: asset.id })) ? id : null',
    noticedBy: { file: TEST, title: 'one that the person may not see' },
  },
  {
    id: 'files-of-last-visit-taken',
    fault: 'the photos of the last visit become those of the new one',
    file: DOMAIN,
    find: 'if (value !== undefined) answers[entry.question.id] = { value };',
    put: 'if (value !== undefined) answers[entry.question.id] = { ...ownEntry(given, entry.question.id), value };',
    noticedBy: { file: DOMAIN_TEST, title: 'files are not' },
  },
  {
    id: 'written-answers-overwritten',
    fault: 'taking the last answers overwrites what the inspector has already written',
    file: DOMAIN,
    find: 'if (answer && !type.isAnswered(present?.value))',
    put: 'if (answer && type.kind !== undefined)',
    noticedBy: { file: DOMAIN_TEST, title: 'what was answered before taking stays' },
  },
  {
    id: 'no-moment-in-taken-copies',
    fault: 'copies taken from the last visit lack the time of this one, which their form fills in',
    file: DOMAIN,
    find: 'answers: { ...startingAnswers(section.questions, now), ...answers },',
    put: 'answers: { ...answers },',
    noticedBy: { file: DOMAIN_TEST, title: 'begin with the present moment' },
  },
  {
    id: 'ticks-in-another-order-lost',
    fault: 'once an author sorts the options, the last visit and every link lose what was ticked',
    file: DOMAIN,
    find: 'const fitting = type.normalise(known, question);',
    put: 'const fitting = known;',
    noticedBy: { file: DOMAIN_TEST, title: 'in another order are taken in that order' },
  },
  {
    id: 'X7.04-last-visit-unrecorded',
    fault: 'staff read what a citizen had answered, and nobody ever learns it',
    file: `${FOLDER}/routes.ts`,
    find: 'await audit(read.visit && { municipalityId, id: read.visit.id });',
    put: 'await audit(read.visit && null);\n      municipalityId.trim();',
    noticedBy: {
      file: 'apps/server/src/features/portal/readings.test.ts',
      title: 'began an answer with what the citizen had answered',
    },
  },
];
