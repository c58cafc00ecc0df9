// Code that depends on the time gets it as a parameter: a test can then choose any moment, and one request sees one
// moment. Durations (`performance.now()`) are not restricted.
// rules: X3.12

import { isExampleData, isProduct, type Law, offendingNodes } from '../reading/law.ts';
import { argumentsOf, child, isIdentifier, isMember } from '../reading/syntax.ts';

const isClock = (path: string): boolean => /^apps\/(server|web)\/src\/platform\/clock\.ts$/.test(path);

export const clockIsAParameter: Law = {
  name: 'clock-is-a-parameter',
  why: 'the time is a parameter; only platform/clock.ts asks the machine for it, so that tests can set it.',
  appliesTo: (path) => isProduct(path) && !isExampleData(path),
  check(file) {
    if (isClock(file.path)) return [];
    return offendingNodes(file, (node) => {
      if (isMember(node, 'Date', 'now')) return 'Date.now';
      if (isMember(node, 'Temporal', 'Now')) return 'Temporal.Now';
      const asksNow = argumentsOf(node).length === 0 && isIdentifier(child(node, 'callee'), 'Date', 'dayjs');
      if (node.type === 'NewExpression' && asksNow) return 'new Date()';
      return node.type === 'CallExpression' && asksNow ? 'a call without a moment' : undefined;
    });
  },
};
