// A test draws a component by `platform/testing/draw.ts`, which sets up what every such test needs and removes what was drawn.
// rules: X29.10

import { type Law, offendingNodes } from '../../reading/law.ts';

const SETTING = 'IS_REACT_ACT_ENVIRONMENT';
const ROOT = 'createRoot';

/** They are about when React draws by itself, which it does not where a test acts. */
const BY_ITSELF = /(query-client|use-answering-session)\.test\.tsx$/;

export const componentsAreDrawnInOneWay: Law = {
  name: 'components-are-drawn-in-one-way',
  why: 'draw it by platform/testing/draw.ts, which knows the texts and removes it after the test.',
  appliesTo: (path) => /\.test\.tsx?$/.test(path),
  check: (file) =>
    offendingNodes(file, (node) =>
      /^(Identifier|StringLiteral)$/.test(node.type) &&
      (node['value'] === SETTING || (node['value'] === ROOT && !BY_ITSELF.test(file.path)))
        ? 'a set-up of its own'
        : undefined,
    ),
};
