// Faults in how long submissions are kept, and in what is on hold.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const RETENTION = 'apps/server/src/features/submissions/retention/retention.test.ts';
const HOLDS = 'apps/server/src/features/submissions/holds/holds.test.ts';
const ERASE = 'apps/server/src/roles/erase-person/erase-person.test.ts';

export const RETENTION_MUTANTS: readonly Mutant[] = [
  {
    id: 'x37-22-months-of-before',
    fault: 'an administrator keeps everything for ever, and old submissions are still deleted',
    file: 'apps/server/src/features/submissions/retention/delete-old.ts',
    find: 'if (before === null) return { deleted: 0, more: false };\n  const locked = await lockOld(tx, { ...form, before }, most);',
    put: 'void before;\n  const locked = await lockOld(tx, form, most);',
    noticedBy: {
      file: 'apps/server/src/features/submissions/retention/taken-back.test.ts',
      title: 'X37.22 X33.80 settings that keep everything for ever hold',
    },
  },
  {
    id: 'x37-22-settings-not-shared',
    fault: 'submissions are deleted by settings that are just being replaced',
    file: 'apps/server/src/features/submissions/retention/queries.ts',
    find: 'share ? sql`for share` : sql``',
    put: 'share ? sql`` : sql``',
    noticedBy: {
      file: 'apps/server/src/features/submissions/retention/taken-back.test.ts',
      title: 'X37.22 X33.80 nothing is deleted by settings that are just being replaced',
    },
  },
  {
    id: 'hold-ignored-by-age',
    fault: 'a submission on hold is deleted once it is old',
    file: 'apps/server/src/features/forms/holds/queries.ts',
    find: 'or exists (select from submission_holds h where h.municipality_id = s.municipality_id and h.submission_id = s.id)',
    put: 'or false',
    noticedBy: { file: RETENTION, title: 'X37.22 never what nobody' },
  },
  {
    id: 'hold-ignored-by-list',
    fault: 'what is on hold is offered to be deleted',
    file: 'packages/domain/src/submissions/deletion.ts',
    find: "  if (isHeld) return 'held';\n",
    put: '',
    noticedBy: { file: HOLDS, title: 'X37.24 X37.25 X37.26 a submission on hold' },
  },
  {
    id: 'hold-ignored-by-database',
    fault: 'the database deletes what is on hold, when the program asks for it',
    file: 'apps/server/database/functions/delete_submission.sql',
    find: "    RAISE EXCEPTION 'submission % of % is on hold', in_id, in_municipality;\n",
    put: '    NULL;\n',
    noticedBy: { file: HOLDS, title: 'X37.25 the database itself' },
  },
  {
    id: 'held-form-deleted',
    fault: 'a form on hold is deleted with its submissions',
    file: 'apps/server/src/features/forms/saving/delete-form.ts',
    find: "    if (await holdsAnything(tx, key)) throw new Problem('form-held');\n",
    put: '',
    noticedBy: { file: HOLDS, title: 'X37.24 X37.25 X37.26 a form on hold' },
  },
  {
    id: 'hold-forgotten-when-erasing',
    fault: 'erasing a person tries to delete what is on hold, and fails',
    file: 'apps/server/src/roles/erase-person/erase-person.ts',
    find: 'isHeld: held.has(submission.id)',
    put: 'isHeld: false',
    noticedBy: { file: ERASE, title: 'X37.15 X37.25 what is on hold' },
  },
  {
    id: 'newer-hold-lifted',
    fault: 'a hold that came since is lifted with the one that somebody saw',
    file: 'apps/server/src/features/forms/holds/queries.ts',
    find: ' and submission_id = ${submissionId} and at = ${at}',
    put: ' and submission_id = ${submissionId} and ${at}::timestamptz is not null',
    noticedBy: { file: HOLDS, title: 'X37.24 only an administrator' },
  },
  {
    id: 'months-of-form-ignored',
    fault: 'submissions of a form that keeps them longer are deleted with those of the municipality',
    file: 'packages/domain/src/territory/municipality-settings.ts',
    find: 'Object.hasOwn(retentionByForm, formId) ? retentionByForm[formId] : retentionMonths',
    put: 'retentionMonths',
    noticedBy: { file: RETENTION, title: 'X37.22 exceptions' },
  },
  {
    id: 'months-of-another-municipality',
    fault: 'the months of one municipality take submissions of others',
    file: 'apps/server/src/features/submissions/retention/queries.ts',
    find: 'where s.municipality_id = ${municipalityId} and s.form_id = ${formId} and s.created_at < ${before}\n      and s.form_version',
    put: 'where s.created_at < ${before}\n      and s.form_version',
    noticedBy: { file: RETENTION, title: 'X37.22 never what nobody' },
  },
  {
    id: 'kept-ones-age',
    fault: 'what nobody may delete is deleted once it is old',
    file: 'apps/server/src/features/submissions/retention/delete-old.ts',
    find: 'keptBecause(version, { isHeld: false }) === null',
    put: 'version.version > 0',
    noticedBy: { file: RETENTION, title: 'X37.22 what was bought' },
  },
  {
    id: 'short-month-ends-early',
    fault: 'on the last days of a month, what came at the end of a shorter one is kept a day too long',
    file: 'packages/domain/src/time/retention.ts',
    find: 'return dayAfter(last, 1);',
    put: 'return last;',
    noticedBy: {
      file: 'packages/domain/src/time/retention.test.ts',
      title: 'X37.20 on',
    },
  },
  {
    id: 'run-says-nothing',
    fault: 'nobody can find out how much was deleted because of its age',
    file: 'apps/server/src/features/submissions/retention/delete-old.ts',
    find: '      await auditRun(db, municipality.id, { at, counts });\n',
    put: '',
    noticedBy: { file: RETENTION, title: 'X37.21 X37.23 in small batches' },
  },
];
