// `on conflict (id) do nothing` still fails on every other unique index, and in a race chance decides which index
// conflicts first: the loser gets an unexpected error. Without a column or a constraint it covers every index.
// rules: X29.05, X25.13

import { firstOffendingLine, type Law, offendingNodes } from '../../reading/law.ts';
import { literalText } from '../../reading/syntax.ts';

const NAMED = /on\s+conflict\s+(\(|on\s+constraint)[^;]*?do\s+nothing/i;

export const nothingOnAnyConflict: Law = {
  name: 'nothing-on-any-conflict',
  why: 'do nothing on any conflict: another unique index than the named one still fails the loser of a race.',
  appliesTo: (path) =>
    path.startsWith('apps/server/database/functions/') ||
    (path.startsWith('apps/server/src/') && /(^|\/|-)queries\.ts$/.test(path)),
  check(file) {
    if (file.path.endsWith('.sql')) return firstOffendingLine(file, NAMED);
    return offendingNodes(file, (node) =>
      NAMED.test(literalText(node) ?? '') ? 'a named conflict' : undefined,
    );
  },
};
