// A query that is built but not executed silently does nothing: sql`…` builds it, `.execute(db)` runs it.
// rules: X3.09

import { isCode, type Law, offendingNodes } from '../../reading/law.ts';
import { bare, child, isIdentifier } from '../../reading/syntax.ts';

export const sqlIsExecuted: Law = {
  name: 'sql-is-executed',
  why: 'sql`…` only builds a query; without .execute(…) it does nothing, silently.',
  appliesTo: (path) => path.startsWith('apps/server/') && isCode(path),
  check: (file) =>
    offendingNodes(file, (node, [parent]) => {
      if (node.type !== 'ExpressionStatement' && node.type !== 'AwaitExpression') return undefined;
      if (node.type === 'AwaitExpression' && parent?.type === 'ExpressionStatement') return undefined;
      const built = bare(child(node, node.type === 'AwaitExpression' ? 'argument' : 'expression'));
      const isQuery = built?.type === 'TaggedTemplateExpression' && isIdentifier(child(built, 'tag'), 'sql');
      return isQuery ? 'sql`…` without .execute' : undefined;
    }),
};
