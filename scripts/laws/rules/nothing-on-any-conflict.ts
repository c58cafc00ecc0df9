// `on conflict (id) do nothing` still fails on every other unique index, and which one a race meets first is chance: the
// loser gets an error that nobody expected. Without a name nothing is done whichever it is.
// rules: X29.05, X25.13

import { type Law, offendingNodes } from '../reading/law.ts';
import { literalText } from '../reading/syntax.ts';

const NAMED = /on\s+conflict\s+(\(|on\s+constraint)[^;]*?do\s+nothing/i;

export const nothingOnAnyConflict: Law = {
  name: 'nothing-on-any-conflict',
  why: 'do nothing on any conflict: another unique index than the named one still fails the loser of a race.',
  appliesTo: (path) => path.startsWith('apps/server/src/') && /(^|\/|-)queries\.ts$/.test(path),
  check: (file) =>
    offendingNodes(file, (node) => (NAMED.test(literalText(node) ?? '') ? 'a named conflict' : undefined)),
};
