// Faults in storing submissions: states, repeated requests, limits, codes, and who may answer.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const INTAKE_MUTANTS: readonly Mutant[] = [
  {
    id: 'chosen-state-ignored',
    fault: 'staff choose a state and the submission begins in another one',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: 'const id = chosen ?? initialState;',
    put: 'const id = initialState;',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/first-state.test.ts',
      title: 'the state that staff choose is the one',
    },
  },
  {
    id: 'unknown-state-taken',
    fault: 'a submission is stored in a state that its form does not have',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: "  if (!state)\n    throw new Problem('answers-invalid', { issues: [{ code: 'state-unknown', at: { field: 'state' } }] });",
    put: '  if (!state) return null;',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/first-state.test.ts',
      title: 'a state that the form does not have is refused',
    },
  },
  {
    id: 'visitor-chooses-state',
    fault: 'a visitor declares their own request resolved',
    file: 'apps/server/src/features/submissions/intake/submit.ts',
    find: 'body: { state: _ignored, ...body }, ...sent }: Sent',
    put: 'body, ...sent }: Sent',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/first-state.test.ts',
      title: 'a visitor chooses no state',
    },
  },
  {
    id: 'repeat-without-parts',
    fault: 'a submission with another location is reported as stored, and is not',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: '    body.particulars ?? null,\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/sent-again.test.ts',
      title: 'with another place, another person or another state',
    },
  },
  {
    id: 'repeat-without-state',
    fault: 'a submission with another state is reported as stored, and is not',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: '    body.state ?? null,\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/sent-again.test.ts',
      title: 'with another place, another person or another state',
    },
  },
  {
    id: 'repeat-without-purchase',
    fault: 'a person who buys three seats after two reads that they have three',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: '    ...purchasesOf(body),\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/payments.test.ts',
      title: 'X21.15 X7.01 sending again after a lost reply',
    },
  },
  {
    id: 'repeat-of-somebody-else',
    fault: 'a person who sends the submission of another person again gets its code',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: 'AND known.created_by = item."createdBy" AND known.content_hash',
    put: 'AND known.content_hash',
    noticedBy: {
      file: 'apps/server/src/features/submissions/submissions.test.ts',
      title: 'X7.01 sending the same submission again',
    },
  },
  {
    id: 'foreign-files-in-answer',
    fault: 'a submission names any file of the storage',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: '    ...ofFiles,\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/submissions.test.ts',
      title: 'W12 refuses storage keys of files',
    },
  },
  {
    id: 'signatures-not-checked',
    fault: 'a submission is signed with the drawing of somebody else',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: '    ...ofSignatures,\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/signatures.test.ts',
      title: 'refuses a drawing of another answer',
    },
  },
  {
    id: 'purchase-not-checked',
    fault: 'more seats are asked for than a person may buy, and that is no issue',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: '    ...(sale?.issues ?? []),\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/payments.test.ts',
      title: 'refuses what cannot be bought',
    },
  },
  {
    id: 'limit-one-too-many',
    fault: 'a form for five submissions takes six',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: '>= item."responseLimit"',
    put: '> item."responseLimit"',
    noticedBy: {
      file: 'apps/server/src/features/submissions/submissions.test.ts',
      title: 'takes no more submissions than the limit, however many come at the same time',
    },
  },
  {
    id: 'two-answers-of-a-person-at-once',
    fault: 'of two submissions of one person at the same moment both are stored',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: 'person = ANY (persons) OR EXISTS (',
    put: 'EXISTS (',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/intake.test.ts',
      title: 'of two answers of one person in one group',
    },
  },
  {
    id: 'version-not-looked-at-again',
    fault: 'a submission is taken by a form that has stopped being public since',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: 'WHEN form_rules[at_form] <> concat_ws(',
    put: 'WHEN false AND form_rules[at_form] <> concat_ws(',
    noticedBy: {
      file: 'apps/server/src/features/submissions/view/answered-version.test.ts',
      title: 'a form that stops being public while a submission is on its way',
    },
  },
  {
    id: 'hidden-form-takes-answer',
    fault: 'a submission is stored in a form that was deleted while it waited',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: 'CASE WHEN form.deleted_at IS NULL THEN',
    put: 'CASE WHEN true THEN',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/delete-form.test.ts',
      title: 'waited behind the hiding of its form',
    },
  },
  {
    id: 'deleted-answer-comes-back',
    fault: 'a deleted submission is stored again when its page sends it again',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: 'FROM submission_tombstones WHERE id = item.id;\n      IF FOUND THEN',
    put: 'FROM submission_tombstones WHERE id = item.id;\n      IF false THEN',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/one-id.test.ts',
      title: 'an answer that was deleted does not come back',
    },
  },
  {
    id: 'group-takes-id-twice',
    fault: 'one id stored twice at the same time is reported as stored twice with two codes',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: '    stored_ids := stored_ids || item.id;\n',
    put: "    stored_ids := stored_ids || (item.id || 'x');\n",
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/intake.test.ts',
      title: 'one id twice in a group is the same again',
    },
  },
  {
    id: 'group-over-the-limit',
    fault: 'submissions that arrive together go over the limit of their form',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: 'WHEN counts[at_form] + added[at_form] >=',
    put: 'WHEN counts[at_form] >=',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/intake.test.ts',
      title: 'a group takes no more than the limit leaves',
    },
  },
  {
    id: 'record-code-of-whole-id',
    fault: 'a record code holds more of the id than the form says',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: 'left(item.id, item."recordCodeLength")',
    put: 'left(item.id, item."recordCodeLength" + 1)',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/intake.test.ts',
      title: 'the codes of a group follow one another',
    },
  },
  {
    id: 'refused-answer-takes-a-code',
    fault: 'a refused submission leaves a gap in the codes',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: "    IF result.outcome <> 'stored' THEN\n      results",
    put: "    IF result.outcome <> 'stored' THEN\n      last := last + 1;\n      results",
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/intake.test.ts',
      title: 'the codes of a group follow one another',
    },
  },
  {
    id: 'import-takes-a-number',
    fault: 'an imported submission leaves a gap in the codes',
    file: 'apps/server/database/functions/intake_submissions.sql',
    find: "      result.code := item.imported ->> 'code';\n",
    put: "      last := last + 1;\n      result.code := item.imported ->> 'code';\n",
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/intake.test.ts',
      title: 'an imported answer keeps its codes and dates',
    },
  },
  {
    id: 'incident-without-code',
    fault: 'the list of deliveries does not say which submission an incident belongs to',
    file: 'apps/server/database/functions/post_incidents.sql',
    find: 'SELECT s.code FROM submissions s',
    put: "SELECT '' FROM submissions s",
    noticedBy: {
      file: 'apps/server/src/features/submissions/incidents/incidents.test.ts',
      title: 'a submission raises an incident of the type of its state; its n',
    },
  },
  {
    id: 'changed-function-not-applied',
    fault: 'a server that starts again goes on with the old text of a database function',
    file: 'apps/server/src/platform/db/migrate.ts',
    find: 'hashes.get(name) !== hash',
    put: '!hashes.has(name)',
    noticedBy: {
      file: 'apps/server/src/platform/db/migrate.test.ts',
      title: 'a function whose file has changed is applied again',
    },
  },
];
