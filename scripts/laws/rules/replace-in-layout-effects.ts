// An effect that replaces the page runs before the person can press anything. An ordinary effect runs later: a link that
// is pressed in between would be taken back by it.
// rules: X36.54

import { isProduct, type Law, offendingNodes } from '../reading/law.ts';
import { argumentsOf, child, isIdentifier } from '../reading/syntax.ts';
import { type SyntaxNode, walk } from '../reading/source-file.ts';

export const replaceInLayoutEffects: Law = {
  name: 'replace-in-layout-effects',
  why: 'useLayoutEffect, because what is pressed before an ordinary effect runs would be lost.',
  appliesTo: (path) => isProduct(path) && path.startsWith('apps/web/'),
  check: (file) =>
    offendingNodes(file, (node) => {
      if (node.type !== 'CallExpression' || !isIdentifier(child(node, 'callee'), 'useEffect'))
        return undefined;
      return argumentsOf(node).some(replaces) ? 'an effect that replaces the page' : undefined;
    }),
};

/** What the effect only prepares, such as a function that listens to a key, does not count. */
function replaces(effect: SyntaxNode): boolean {
  let found = false;
  walk([effect], (node, ancestors) => {
    const isOption = node.type === 'KeyValueProperty' && isIdentifier(child(node, 'key'), 'replace');
    if (isOption && ancestors.filter(isFunction).length === 1) found = true;
  });
  return found;
}

const isFunction = ({ type }: SyntaxNode): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';
