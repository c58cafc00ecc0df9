// Faults in what programs may do with their tokens: tokens that work on, rights and areas that are not kept.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/session/programs';
const QUERIES = `${FOLDER}/queries.ts`;
const ARCHIVE = 'apps/server/src/features/submissions/collected/import-archive.test.ts';
const AT_WORK = `${FOLDER}/programs-at-work.test.ts`;
const ONE_REPLY = 'one from elsewhere and one of a closed account get one reply';

export const PROGRAM_MUTANTS: readonly Mutant[] = [
  {
    id: 'X40.59-ended-among-usable',
    fault: 'a token that was revoked stands before those that can be used, and its page hides one of them',
    file: 'apps/server/src/features/administration/programs/queries.ts',
    find: 'sql`(t.revoked_at is not null or t.expires_at <= ${at}), t.created_at desc, t.id`',
    put: 'sql`t.created_at desc, t.id`',
    noticedBy: {
      file: 'apps/server/src/features/administration/programs/find-programs.test.ts',
      title: 'those that can be used first',
    },
  },
  {
    id: 'program-revoked-works-on',
    fault: 'a program works on with a token that was revoked',
    file: QUERIES,
    find: 'and t.revoked_at is null',
    put: '',
    noticedBy: { file: AT_WORK, title: ONE_REPLY },
  },
  {
    id: 'program-expired-works-on',
    fault: 'a program works on with a token that has expired',
    file: QUERIES,
    find: 'and t.expires_at > ${now}',
    put: '',
    noticedBy: { file: AT_WORK, title: ONE_REPLY },
  },
  {
    id: 'program-owner-closed',
    fault: 'a program works on in the name of an account that was deactivated',
    file: QUERIES,
    find: 'and u.deactivated_at is null',
    put: '',
    noticedBy: { file: AT_WORK, title: 'what the owner loses the program loses' },
  },
  {
    id: 'program-from-anywhere',
    fault: 'a stolen token works from every network',
    file: QUERIES,
    find: '(cardinality(t.networks) = 0 or',
    put: '(true or',
    noticedBy: { file: AT_WORK, title: 'is used from them alone' },
  },
  {
    id: 'program-any-secret',
    fault: 'any well-formed token is taken for one that exists',
    file: QUERIES,
    find: 'where t.token_hash = ${tokenHash}',
    put: 'where length(t.token_hash) = length(${tokenHash}::bytea)',
    noticedBy: { file: AT_WORK, title: 'differs in its random bits alone is unknown' },
  },
  {
    id: 'program-rights-of-owner',
    fault: 'a program may do everything that its owner may',
    file: 'packages/domain/src/access/may.ts',
    find: 'if (actor.program && !isGiven(actor.program, action, subject)) return false;',
    put: '',
    noticedBy: { file: AT_WORK, title: 'does what was ticked and nothing else' },
  },
  {
    id: 'program-areas-of-owner',
    fault: 'a program for one area reads all areas of its owner',
    file: QUERIES,
    find: '(t.area_ids is null or a.id = any(t.area_ids))',
    put: '(t.area_ids is null or a.id is not null)',
    noticedBy: { file: AT_WORK, title: 'stays in the areas that were chosen' },
  },
  {
    id: 'program-in-all-municipalities',
    fault: 'a program of an administrator reaches every municipality',
    file: 'packages/domain/src/access/may.ts',
    find: 'if (actor.program) return false;',
    put: '',
    noticedBy: { file: AT_WORK, title: 'stays in the municipality of its token' },
  },
  {
    id: 'program-touched-each-time',
    fault: 'every request of a program writes its last use',
    file: `${FOLDER}/recognise-program.ts`,
    find: 'const TOUCH_INTERVAL_MS = 60_000;',
    put: 'const TOUCH_INTERVAL_MS = 0;',
    noticedBy: { file: AT_WORK, title: 'written at most once a minute' },
  },
  {
    id: 'program-with-cookie',
    fault: 'a token beside the cookie of a person is taken',
    file: `${FOLDER}/recognise-program.ts`,
    find: "if (isOfPerson(request)) throw new Problem('two-identities');",
    put: '',
    noticedBy: { file: AT_WORK, title: 'beside the cookie of a person is refused' },
  },
  {
    id: 'program-write-unnamed',
    fault: 'a submission that a program sent leaves nothing in the audit log',
    file: 'apps/server/src/platform/http/program-writes.ts',
    find: 'if (!actor?.program || !action || hasAuditedChange()) return;',
    put: 'if (!actor?.program || !action || !hasAuditedChange()) return;',
    noticedBy: { file: AT_WORK, title: 'with its name, its id and its owner, once' },
  },
  {
    id: 'X38.104-record-counted-with-owner',
    fault: 'a program that asks for many records keeps its owner from asking for one',
    file: 'apps/server/src/features/records/routes.ts',
    find: 'countedAs: [countedAccount(actor)]',
    put: 'countedAs: [`user:${userId}`]',
    noticedBy: {
      file: 'apps/server/src/features/records/program-records.test.ts',
      title: 'counted for the token and not with its owner',
    },
  },
  {
    id: 'X38.103-files-of-refused-archive-stay',
    fault: 'photos of an archive that was refused stay in storage',
    file: 'apps/server/src/features/submissions/collected/import-collected.ts',
    find: 'await takeBackUnused(services, form.municipalityId, attached);',
    put: '',
    noticedBy: { file: ARCHIVE, title: 'nothing of the archive stays' },
  },
  {
    id: 'X38.103-archive-unpacked-without-limit',
    fault: 'a small archive that unpacks to gigabytes fills the memory',
    file: 'packages/domain/src/limits.ts',
    find: 'unpacked: 128 * MEGABYTE',
    put: 'unpacked: 1_280 * MEGABYTE',
    noticedBy: { file: ARCHIVE, title: 'is refused before it is unpacked' },
  },
  {
    id: 'X38.103-other-photo-unnoticed',
    fault: 'an archive with another photo counts as the one that came before',
    file: 'apps/server/src/features/submissions/collected/import-collected.ts',
    find: '[name, media?.get(name)?.crc, media?.get(name)?.size]',
    put: '[name]',
    noticedBy: { file: ARCHIVE, title: 'another photo is named and the first stays' },
  },
  {
    id: 'X38.105-author-from-file',
    fault: 'who may edit a form imports answers in the name of a colleague',
    file: 'apps/server/src/features/submissions/collected/import-collected.ts',
    find: "!actor.program && may(actor, 'manage', 'usuario_municipio')",
    put: "!actor.program || may(actor, 'manage', 'usuario_municipio')",
    noticedBy: {
      file: 'apps/server/src/features/submissions/collected/import-collected.test.ts',
      title: 'only who manages the accounts says what others sent',
    },
  },
];
