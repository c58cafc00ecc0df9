// Faults in reading the audit log: entries that nobody sees, addresses that are kept of people who did not agree to it.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/administration/audit';
const TESTS = `${FOLDER}/audit.test.ts`;
const QUERIES = 'apps/server/src/platform/audit/queries.ts';

export const AUDIT_LOG_MUTANTS: readonly Mutant[] = [
  {
    id: 'audit-file-in-spanish-only',
    fault: 'whoever takes the audit log away gets its details in Spanish, whatever their language',
    file: 'apps/server/src/features/administration/audit/routes.ts',
    find: 'await auditFileWords(language)',
    put: "await auditFileWords('es')",
    noticedBy: {
      file: 'apps/server/src/features/administration/audit/audit.test.ts',
      title: 'the file says the details in the words of who exports it, in the time zone of the municipality',
    },
  },
  {
    id: 'audit-name-taken-for-a-code',
    fault: 'a name that reads like a code is translated in the audit log',
    file: 'packages/domain/src/audit/details-text.ts',
    find: 'CODED.has(name) && isAuditValue(text)',
    put: 'isAuditValue(text)',
    noticedBy: {
      file: 'packages/domain/src/audit/details-text.test.ts',
      title:
        'what somebody named like a code stays a name, what was hidden stays hidden, and a detail without a word has its own name',
    },
  },
  {
    id: 'audit-log-stops-early',
    fault: 'older entries than those of the first page are never shown',
    file: `${FOLDER}/read-entries.ts`,
    find: 'next: oldest > 1 ? oldest : null,',
    put: 'next: null,',
    noticedBy: { file: TESTS, title: 'newest first and fifty a page' },
  },
  {
    id: 'audit-file-of-one-page',
    fault: 'the file holds the first thousand entries and says nothing',
    file: `${FOLDER}/read-entries.ts`,
    find: 'upTo = last ? last.number - 1 : above;',
    put: 'upTo = above;',
    noticedBy: { file: TESTS, title: 'every entry of the filter is in one file' },
  },
  {
    id: 'audit-log-of-all-towns',
    fault: 'the log shows entries of other municipalities',
    file: QUERIES,
    find: 'where e.municipality_id = ${municipalityId} and ${sql.join(conditions',
    put: 'where ${sql.join(conditions',
    noticedBy: { file: TESTS, title: 'another municipality has its own log' },
  },
  {
    id: 'audit-log-repeats-what-was-searched',
    fault: 'the log keeps the name that an administrator searched',
    file: `${FOLDER}/routes.ts`,
    find: "value === '' || value === undefined ? [] : [name],",
    put: "value === '' || value === undefined ? [] : [`${name}: ${String(value)}`],",
    noticedBy: { file: TESTS, title: 'the log has no name that was searched' },
  },
  {
    id: 'addresses-of-visitors-kept',
    fault: 'the log keeps the network addresses of citizens and visitors',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: "networkAddress: uploadedBy === '' ? null : networkAddressOfStaff(),",
    put: "networkAddress: '127.0.0.1',",
    noticedBy: { file: TESTS, title: 'what a visitor does has none' },
  },
  {
    id: 'sign-in-from-nowhere',
    fault: 'the log does not say from where somebody signed in',
    file: 'apps/server/src/features/session/open-session.ts',
    find: 'networkAddress: clientKey(request),',
    put: '',
    noticedBy: { file: TESTS, title: 'what a visitor does has none' },
  },
  {
    id: 'audit-chain-without-kept-heads',
    fault: 'the check does not compare the chain with the heads that were kept',
    file: `${FOLDER}/routes.ts`,
    find: 'const kept = heads.get(municipalityId) ?? [];',
    put: 'const kept = heads.get(params.municipalityId.slice(1)) ?? [];',
    noticedBy: { file: TESTS, title: 'whole, with the heads that were kept' },
  },
];
