// Every route of the server is a declared endpoint, and an endpoint without declared access does not compile. A route
// registered with fastify directly would bypass that check.
// rules: X3.22

import { isProduct, type Law, offendingNodes } from '../reading/law.ts';
import { argumentsOf, child, literalText, memberName } from '../reading/syntax.ts';

const METHODS = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'all']);

export const routesAreEndpoints: Law = {
  name: 'routes-are-endpoints',
  why: 'routes are made of declared endpoints, whose access is stated; only platform/ talks to fastify.',
  appliesTo: (path) => path.startsWith('apps/server/src/') && isProduct(path),
  check(file) {
    if (file.path.startsWith('apps/server/src/platform/')) return [];
    return offendingNodes(file, (node) => {
      if (node.type !== 'CallExpression') return undefined;
      const method = memberName(child(node, 'callee')) ?? '';
      const [first] = argumentsOf(node);
      if (method === 'route' && first?.type === 'ObjectExpression') return 'a route of its own';
      const isPath = first !== undefined && (literalText(first) ?? '').startsWith('/');
      return METHODS.has(method) && isPath ? 'a route of its own' : undefined;
    });
  },
};
