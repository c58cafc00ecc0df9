// One function decides which address a request counts for: it takes trusted proxies into account, and groups IPv6 by
// network. A limit that reads the address itself counts something else and can be bypassed.
// rules: X26.05

import { isProduct, type Law, offendingNodes } from '../reading/law.ts';
import type { SyntaxNode } from '../reading/source-file.ts';
import { child, memberName } from '../reading/syntax.ts';

const ADDRESSES = new Set(['ip', 'ips', 'remoteAddress']);

/** The name that one entry of a pattern like `{ ip, socket: { remoteAddress } }` reads. */
function takenName(node: SyntaxNode): string | undefined {
  const key = child(node, 'key');
  const isTaken = node.type === 'AssignmentPatternProperty' || node.type === 'KeyValuePatternProperty';
  return isTaken && key ? String(key['value']) : undefined;
}

export const clientAddress: Law = {
  name: 'client-address',
  why: 'where a request comes from is read by platform/http/client-address.ts only; limits use its clientKey.',
  appliesTo: (path) => path.startsWith('apps/server/src/') && isProduct(path),
  check(file) {
    if (file.path === 'apps/server/src/platform/http/client-address.ts') return [];
    return offendingNodes(file, (node) => {
      const name = memberName(node) ?? takenName(node);
      return name !== undefined && ADDRESSES.has(name) ? name : undefined;
    });
  },
};
