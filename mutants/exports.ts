// Faults in the queue of exports and in their files.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const LIST = 'apps/server/src/features/submissions/list';
const STORED = `${LIST}/stored-values.test.ts`;
const TICKS = 'apps/server/src/features/submissions/list/tick-columns.test.ts';

export const EXPORT_MUTANTS: readonly Mutant[] = [
  {
    id: 'export-cancelled-ends-whole',
    fault: 'a download that was cancelled ends like a whole file',
    file: 'apps/server/src/features/submissions/exports/queries.ts',
    find: "where id = ${id} and state = 'writing' returning id",
    put: 'where id = ${id} returning id',
    noticedBy: {
      file: 'apps/server/src/features/submissions/exports/exports.test.ts',
      title: 'cancelling breaks it off, ends its query and gives its turn back',
    },
  },
  {
    id: 'export-that-never-begins',
    fault: 'a download that was refused is never asked for again, and its turn waits for ever',
    file: 'apps/web/src/features/submissions/export/use-file-of-turn.ts',
    find: 'if (times > 0 && seenAt - asked.current.at < ASKED_AGAIN_MS) return;',
    put: 'if (times > 0) return;',
    noticedBy: {
      file: 'apps/web/src/features/submissions/export/use-export.test.ts',
      title: 'X33.24 a file that does not come',
    },
  },
  {
    id: 'export-turn-of-somebody-else',
    fault: 'a person downloads in the turn of somebody else, or ends it',
    file: 'apps/server/src/features/submissions/exports/queries.ts',
    find: 'where e.id = ${id} and e.user_id = ${userId}\n',
    put: 'where e.id = ${id}\n',
    noticedBy: {
      file: 'apps/server/src/features/submissions/exports/exports.test.ts',
      title: 'a turn is good for one file, of its form, and for nobody else',
    },
  },
  {
    id: 'export-silent-keeps-turn',
    fault: 'exports whose readers left hold up everybody until they are deleted',
    file: 'apps/server/src/features/submissions/exports/queries.ts',
    find: ' and e.seen_at > ${silentSince(at)})`;',
    put: ' and ${silentSince(at)}::timestamptz is not null)`;',
    noticedBy: {
      file: 'apps/server/src/features/submissions/exports/exports.test.ts',
      title: 'the next ones hear how many come before them, and begin in their order',
    },
  },
  {
    id: 'archive-of-replaced-files',
    fault: 'the archive holds files that a correction replaced',
    file: 'apps/server/src/features/submissions/list/export-queries.ts',
    find: ' and strpos(s.answers::text, f.key) > 0',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/exports/exports.test.ts',
      title: 'without those that were replaced',
    },
  },
  {
    id: 'thread-ends-under-a-file',
    fault: 'a spreadsheet that takes long ends in the middle, because nobody opened a list for a while',
    file: 'apps/server/src/features/submissions/thread/sheet-exporter.ts',
    find: 'if (files > 0) return;',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/thread/sheet-exporter.test.ts',
      title: 'X32.24 it ends when nobody opened a list for a while and no file is being written',
    },
  },
  {
    id: 'export-turns-at-once',
    fault: 'turns that a person takes at the same moment do not count each other',
    file: 'apps/server/src/features/submissions/exports/export-turn.ts',
    find: '    await lockTurnsOf(tx, userId);\n',
    put: '    void lockTurnsOf;\n',
    noticedBy: {
      file: 'apps/server/src/features/submissions/exports/exports.test.ts',
      title: 'X33.23 turns that a person takes',
    },
  },
  {
    id: 'X33.94-tick-of-any-condition',
    fault: 'a spreadsheet says that a condition was ticked where another of its section was',
    file: 'packages/domain/src/presentation/sheet/sheet.ts',
    find: 'tickedConditions(answers, sectionId).includes(conditionId);',
    put: 'tickedConditions(answers, sectionId).length > 0;',
    noticedBy: { file: TICKS, title: 'X33.94 a spreadsheet has a column' },
  },
  {
    id: 'X33.94-older-version-says-no',
    fault: 'a spreadsheet says that a condition was not ticked where the version did not have it',
    file: 'packages/domain/src/presentation/sheet/sheet.ts',
    find: 'if (!index.sectionById.get(sectionId)?.conditionIds.has(conditionId))',
    put: 'if (!index.sectionById.has(sectionId))',
    noticedBy: { file: TICKS, title: 'X33.94 a spreadsheet has a column' },
  },
  {
    id: 'X38.106-tick-as-text',
    fault: 'a feed gives a tick as a word where it says true or false',
    file: 'apps/server/src/features/submissions/feed/feed-cells.ts',
    find: 'String(cell.isTicked) : NOTHING',
    put: 'quoted(cell.text) : NOTHING',
    noticedBy: { file: TICKS, title: 'X38.106' },
  },
  {
    id: 'X32.20-escape-unseen',
    fault: 'an answer with a quotation mark shifts all further answers of its row',
    file: `${LIST}/stored-values.ts`,
    find: 'if (escapes % 2 === 0) break;',
    put: 'break;',
    noticedBy: { file: STORED, title: 'X32.20 reads values out of what the database stores' },
  },
  {
    id: 'X32.20-answer-of-the-next-question',
    fault: 'where a question was never answered, its cell holds the answer to another one',
    file: `${LIST}/stored-values.ts`,
    find: 'if (key !== undefined && text.startsWith(key.text, at)) at += key.text.length;',
    put: 'if (key !== undefined) at = endOfString(text, at, hasEscapes) + 2;',
    noticedBy: { file: STORED, title: 'X32.20 reads values out of what the database stores' },
  },
  {
    id: 'X32.20-unusual-answers-dropped',
    fault: 'a row with an answer of a form of its own, as imports have them, has empty cells',
    file: `${LIST}/stored-values.ts`,
    find: 'if (values !== null) return values;',
    put: 'return values ?? questionIds.map(() => null);',
    noticedBy: { file: STORED, title: 'X32.20 reads whatever JSON reads' },
  },
  {
    id: 'register-rows-doubled',
    fault: 'a file of a register has the last row of five hundred twice',
    file: 'apps/server/src/platform/sheet/paged-rows.ts',
    find: 'after = rows.at(-1) ?? null;',
    put: 'after = rows.at(-2) ?? null;',
    noticedBy: {
      file: 'apps/server/src/features/administration/assets/asset-sheets.test.ts',
      title: 'X34.63 an asset that is deleted while the file is written takes no other one with it',
    },
  },
];
