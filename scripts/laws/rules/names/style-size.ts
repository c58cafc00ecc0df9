// A style sheet belongs to one component or one group of components. A larger one is split by component. The linter
// counts only lines of code, so this law counts those of style sheets.
// rules: X3.20

import type { Law } from '../../reading/law.ts';

const LINES_MAX = 400;

export const styleSize: Law = {
  name: 'style-size',
  why: 'a style sheet has about 300 lines and at most 400: cut it and put each piece beside its component.',
  appliesTo: (path) => path.endsWith('.css'),
  check({ text }) {
    const lines = text.trimEnd().split('\n').length;
    return lines > LINES_MAX ? [{ line: LINES_MAX + 1, what: `${lines} lines` }] : [];
  },
};
