// Only three kinds of files use the network: a port's http.ts for outside systems, the web's api client for our server,
// and the service worker for the files of the build. They alone deal with time limits, retries and redirects.
// rules: X3.11

import { isProduct, type Law, offendingNodes } from '../reading/law.ts';
import { argumentsOf, child, importSource, isIdentifier, isMember } from '../reading/syntax.ts';

const CLIENTS = /^(undici|axios|got|ky|node-fetch|superagent)$/;
const GLOBALS = ['globalThis', 'window', 'self'] as const;

const IN_THE_BROWSER = [
  'apps/web/src/platform/api-client.ts',
  'apps/web/src/service-worker/service-worker.ts',
];

/** It hands the global one to a library whose own refuses loopback. */
const STAND_IN = 'apps/stand-ins/src/identity-provider.ts';

const mayFetch = (path: string): boolean =>
  /^apps\/server\/src\/ports\/[^/]+\/http\.ts$/.test(path) ||
  IN_THE_BROWSER.includes(path) ||
  path === STAND_IN;

export const fetchInPorts: Law = {
  name: 'fetch-in-ports',
  why: 'only ports/*/http.ts, the web api client and the service worker talk to the network: limits and retries live there, once.',
  appliesTo: isProduct,
  check(file) {
    if (mayFetch(file.path)) return [];
    return offendingNodes(file, (node) => {
      if (GLOBALS.some((name) => isMember(node, name, 'fetch'))) return 'fetch';
      if (isMember(node, 'navigator', 'sendBeacon')) return 'sendBeacon';
      if (node.type === 'ImportDeclaration' && CLIENTS.test(importSource(node) ?? ''))
        return 'an HTTP client';
      if (node.type === 'NewExpression') {
        return isIdentifier(child(node, 'callee'), 'XMLHttpRequest') ? 'XMLHttpRequest' : undefined;
      }
      const used = [child(node, 'callee'), child(node, 'init'), ...argumentsOf(node)];
      return used.some((value) => isIdentifier(value, 'fetch')) ? 'fetch' : undefined;
    });
  },
};
