// A journey does not invent the server's refusals: an invented one may be one that the server never gives. Refusals
// that no journey can cause are listed in e2e/steps/played.ts, each with the server's test that proves it.
// rules: X29.09

import { type Law, offendingNodes } from '../../reading/law.ts';
import { isNode, type SyntaxNode, walk } from '../../reading/source-file.ts';
import { argumentsOf, child, isIdentifier, memberName } from '../../reading/syntax.ts';

export const journeysAskTheServer: Law = {
  name: 'journeys-ask-the-server',
  why: 'bring the refusal about, or give it by refusal(code) of e2e/steps/played.ts, which names the proof.',
  appliesTo: (path) => path.startsWith('e2e/') && path.endsWith('.ts'),
  check: (file) =>
    offendingNodes(file, (node) => {
      if (memberName(child(node, 'callee')) !== 'fulfill') return undefined;
      const [reply] = argumentsOf(node);
      const isPlayed = reply?.type === 'CallExpression' && isIdentifier(child(reply, 'callee'), 'refusal');
      if (isPlayed || (reply?.type === 'ObjectExpression' && !isRefusal(reply))) return undefined;
      return 'a refusal made up';
    }),
};

/** Whether the reply has a problem code, or a 4xx status together with a body that a screen would show. */
function isRefusal(reply: SyntaxNode): boolean {
  const names = (reply['properties'] as readonly unknown[]).filter(isNode).map(nameOf);
  const saysSomething = names.some((name) => name === 'json' || name === 'body');
  let refuses = false;
  walk([reply], (node) => {
    if (node.type === 'KeyValueProperty' && nameOf(node) === 'code') refuses = true;
    const status = nameOf(node) === 'status' ? child(node, 'value')?.['value'] : undefined;
    if (typeof status === 'number' && status >= 400 && status < 500) refuses ||= saysSomething;
  });
  return refuses;
}

function nameOf(property: SyntaxNode): string | undefined {
  const key = child(property, 'key');
  return key?.type === 'Identifier' ? String(key['value']) : undefined;
}
