// The environment is read once, in the server's config.ts, where every setting is described and checked.
// rules: X3.10

import { isProduct, type Law, offendingNodes } from '../reading/law.ts';
import { child, importSource, isIdentifier, isMember } from '../reading/syntax.ts';

export const environmentInConfig: Law = {
  name: 'environment-in-config',
  why: 'process.env is read in apps/server/src/config/config.ts only, where every setting is named and checked.',
  appliesTo: isProduct,
  check(file) {
    if (file.path === 'apps/server/src/config/config.ts') return [];
    return offendingNodes(file, (node) => {
      if (isMember(node, 'process', 'env')) return 'process.env';
      if (node.type === 'ImportDeclaration' && /^(node:)?process$/.test(importSource(node) ?? '')) {
        return 'an import of process';
      }
      const isDestructured =
        child(node, 'id')?.type === 'ObjectPattern' && isIdentifier(child(node, 'init'), 'process');
      return node.type === 'VariableDeclarator' && isDestructured ? 'process taken apart' : undefined;
    });
  },
};
