// SQL is written only in the `queries.ts` of its feature and in `apps/server/database`, so that all queries of a
// feature can be read, measured and checked for their municipality in one file.
// rules: X3.08

import { isProduct, type Law, offendingNodes } from '../../reading/law.ts';
import { child, isIdentifier, literalText } from '../../reading/syntax.ts';

/** How SQL texts begin. Words like `select` are English words too, so each needs a second sign of SQL after it. */
const BEGINNINGS = [
  'select\\s[\\s\\S]*(\\bfrom\\b|\\()',
  'insert\\s+into\\s',
  'update\\s+\\S+\\s+set\\s',
  'delete\\s+from\\s',
  'with\\s+(recursive\\s+)?\\w+\\s+as\\s*\\(',
  '(create|alter|drop)\\s+(unique\\s+)?(table|index|schema|database|role|extension|function|trigger|type|view)\\s',
  'truncate\\s+\\w+',
  '(begin|commit|rollback)\\s*;?\\s*$',
  'savepoint\\s',
  '(un)?listen\\s+[\\w"]+\\s*$',
  'notify\\s+[\\w"]+\\s*$',
  'lock\\s+table\\s',
  'set\\s+(local|session|transaction)\\s',
];
const SQL = new RegExp(BEGINNINGS.map((beginning) => `^\\s*${beginning}`).join('|'), 'i');

const mayHoldSql = (path: string): boolean =>
  path.startsWith('apps/server/database/') || /[/-]queries\.ts$/.test(path);

export const sqlInQueries: Law = {
  name: 'sql-in-queries',
  why: 'SQL stands in queries.ts and in apps/server/database only, where it can be read and measured.',
  appliesTo: (path) => path.startsWith('apps/') && (isProduct(path) || path.endsWith('.sql')),
  check(file) {
    if (mayHoldSql(file.path)) return [];
    if (file.path.endsWith('.sql')) return [{ line: 1, what: 'an SQL file outside apps/server/database' }];
    return offendingNodes(file, (node) => {
      if (node.type === 'TaggedTemplateExpression' && isIdentifier(child(node, 'tag'), 'sql'))
        return 'sql`…`';
      return SQL.test(literalText(node) ?? '') ? 'a text that is SQL' : undefined;
    });
  },
};
