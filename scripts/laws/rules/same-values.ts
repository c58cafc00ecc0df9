// Values are compared by `sameValue`. Their texts in JSON differ with the order of the fields, which the database changes.
// rules: X3.21

import { isCode, type Law, offendingNodes } from '../reading/law.ts';
import type { SyntaxNode } from '../reading/source-file.ts';
import { child, isIdentifier } from '../reading/syntax.ts';

const COMPARES = new Set(['===', '!==', '==', '!=']);

function isJson(node: SyntaxNode | undefined): boolean {
  const callee = child(node, 'callee');
  return (
    isIdentifier(child(callee, 'object'), 'JSON') && isIdentifier(child(callee, 'property'), 'stringify')
  );
}

export const sameValues: Law = {
  name: 'same-values',
  why: 'JSON of equal values differs with the order of their fields: compare them with sameValue.',
  appliesTo: isCode,
  check: (file) =>
    offendingNodes(file, (node) => {
      const compares = node.type === 'BinaryExpression' && COMPARES.has(String(node['operator']));
      return compares && isJson(child(node, 'left')) && isJson(child(node, 'right'))
        ? 'two JSON texts'
        : undefined;
    }),
};
