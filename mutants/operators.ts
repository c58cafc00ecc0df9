// Faults in what operators run: backups, restores, and the look at an installation.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const BACKUP = 'apps/server/src/roles/backup/backup.test.ts';
const METRICS = 'apps/server/src/roles/metrics/metrics.test.ts';
const ERASE = 'apps/server/src/roles/erase-person/erase-person.test.ts';
const RESTORE = 'apps/server/src/roles/restore/restore.test.ts';

export const OPERATOR_MUTANTS: readonly Mutant[] = [
  {
    id: 'backup-of-many-moments',
    fault: 'a backup holds tables of different moments',
    file: 'apps/server/src/roles/backup/queries.ts',
    find: "'begin isolation level repeatable read read only'",
    put: "'begin isolation level read committed read only'",
    noticedBy: { file: BACKUP, title: 'X37.01 X37.06 X37.07 with traffic' },
  },
  {
    id: 'backup-without-deleted-files',
    fault: 'a backup whose files were deleted while they were copied keeps the rows that name them',
    file: 'apps/server/src/roles/backup/take-backup.ts',
    find: 'copied.missing.length > 0 && !wish.keepMissing',
    put: 'copied.missing.length > 0 && false',
    noticedBy: { file: BACKUP, title: 'X37.04 files deleted' },
  },
  {
    id: 'damaged-backup-restored',
    fault: 'a file of a backup whose content changed is restored as long as its length is right',
    file: 'apps/server/src/roles/backup/check-backup.ts',
    find: 'found.bytes !== bytes || found.sha256 !== sha256',
    put: 'found.bytes !== bytes',
    noticedBy: { file: BACKUP, title: 'X37.05 a damaged backup' },
  },
  {
    id: 'restored-rows-only-counted',
    fault: 'a restore compares how many rows a table has, not which',
    file: 'apps/server/src/roles/restore/load-tables.ts',
    find: 'rows !== table.rows || sum !== table.sum',
    put: 'rows !== table.rows',
    noticedBy: { file: RESTORE, title: 'X37.06 X37.07 a row' },
  },
  {
    id: 'restored-without-triggers',
    fault: 'in a restored database the audit log can be changed and nothing is counted',
    file: 'apps/server/src/roles/restore/load-tables.ts',
    find: '    await startTriggers(client, manifest.tables);\n',
    put: '',
    noticedBy: { file: BACKUP, title: 'X37.06 what the database does' },
  },
  {
    id: 'wrong-installation-passes',
    fault: 'the check of an installation succeeds although something is wrong',
    file: 'apps/server/src/roles/check/run-check.ts',
    find: 'if (faults > 0) process.exitCode = 1;',
    put: '',
    noticedBy: { file: 'apps/server/src/roles/check/check.test.ts', title: 'X37.11 a database' },
  },
  {
    id: 'check-shows-address',
    fault: 'the check of an installation prints the whole address of a system outside, with the key in it',
    file: 'apps/server/src/roles/check/check-surroundings.ts',
    find: 'wrong(subject, `${host} does not answer`',
    put: 'wrong(subject, `${url} does not answer`',
    noticedBy: { file: 'apps/server/src/roles/check/check.test.ts', title: 'X37.13 storage' },
  },
  {
    id: 'kept-submission-erased',
    fault: 'erasing a person deletes submissions that have to be kept',
    file: 'apps/server/src/roles/erase-person/erase-person.ts',
    find: 'judged.filter(({ because }) => because === null)',
    put: 'judged',
    noticedBy: { file: ERASE, title: 'X37.14 X37.15 erases one person' },
  },
  {
    id: 'dry-run-erases',
    fault: 'the dry run of an erasure erases',
    file: 'apps/server/src/roles/erase-person/erase-person.ts',
    find: '    if (dryRun) throw new TakenBack(done);\n',
    put: '',
    noticedBy: { file: ERASE, title: 'X37.16 a dry run' },
  },
  {
    id: 'number-of-another-erased',
    fault: 'erasing a person deletes submissions of somebody who once had the number by mistake',
    file: 'apps/server/src/roles/erase-person/queries.ts',
    find: "and a.id::text = s.citizen ->> 'id' and a.citizen_id <> all(${ids}::bigint[])",
    put: 'and a.citizen_id = any(${ids}::bigint[])',
    noticedBy: { file: ERASE, title: 'X37.14 X37.15 a former number' },
  },
  {
    id: 'erased-person-reminded',
    fault: 'somebody who was erased is still reminded of the appointment of a submission that stays',
    file: 'apps/server/src/roles/erase-person/erase-person.ts',
    find: '  await silenceAppointments(tx, municipalityId, keptIds);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/roles/erase-person/kept-appointment.test.ts',
      title: 'X37.15 the appointment',
    },
  },
  {
    id: 'metrics-for-everybody',
    fault: 'other machines can read the metrics',
    file: 'apps/server/src/roles/metrics/serve-metrics.ts',
    find: "const HOST = '127.0.0.1';",
    put: "const HOST = '0.0.0.0';",
    noticedBy: { file: METRICS, title: 'X37.17 only GET' },
  },
  {
    id: 'metrics-by-url',
    fault: 'the metrics name the URLs that people asked for, with the ids in them',
    file: 'apps/server/src/platform/http/server.ts',
    find: '      route: url,\n',
    put: '      route: request.url,\n',
    noticedBy: { file: METRICS, title: 'X37.18 requests' },
  },
  {
    id: 'metrics-stop-with-database',
    fault: 'no metrics are shown while the database is away',
    file: 'apps/server/src/roles/metrics/serve-metrics.ts',
    find: '    up.set(0);',
    put: "    throw new Error('no database');",
    noticedBy: { file: METRICS, title: 'X37.18 while the database' },
  },
];
