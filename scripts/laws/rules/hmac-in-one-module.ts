// Everything that the server signs goes through one module: a key for each purpose, one encoding of the values and one
// comparison in constant time. Files that speak the protocol of an outside system are named with their reason.
// rules: X3.24

import { isProduct, type Law, offendingNodes } from '../reading/law.ts';
import { isIdentifier, memberName } from '../reading/syntax.ts';

const NAMES = ['createHmac', 'timingSafeEqual'] as const;

/** File -> why it computes an HMAC itself. */
const ALLOWED: ReadonlyMap<string, string> = new Map([
  ['apps/server/src/platform/crypto/signed-values.ts', 'it is the module that signs'],
]);

export const hmacInOneModule: Law = {
  name: 'hmac-in-one-module',
  why: 'what the server signs goes through platform/crypto/signed-values.ts: no purpose is accepted as another.',
  appliesTo: (path) => path.startsWith('apps/server/src/') && isProduct(path),
  check(file) {
    if (ALLOWED.has(file.path)) return [];
    return offendingNodes(file, (node) =>
      NAMES.find((name) => isIdentifier(node, name) || memberName(node) === name),
    );
  },
};
