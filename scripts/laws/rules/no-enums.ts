// Node runs the sources by stripping types, so TypeScript that generates code (enum, namespace) does not run. A union
// of texts says the same without generated code.
// rules: X3.18

import { isCode, type Law, offendingNodes } from '../reading/law.ts';

export const noEnums: Law = {
  name: 'no-enums',
  why: 'enums do not survive type stripping: use a union of texts.',
  appliesTo: (path) => isCode(path) && !path.endsWith('.mjs'),
  check: (file) => offendingNodes(file, ({ type }) => (type === 'TsEnumDeclaration' ? 'an enum' : undefined)),
};
