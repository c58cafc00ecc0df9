// Node runs the sources by stripping types: what makes code of a type (enum, namespace) does not run. Unions of
// texts say the same and need nothing.
// rules: X3.18

import { isCode, type Law, offendingNodes } from '../reading/law.ts';

export const noEnums: Law = {
  name: 'no-enums',
  why: 'enums do not survive type stripping: use a union of texts.',
  appliesTo: (path) => isCode(path) && !path.endsWith('.mjs'),
  check: (file) => offendingNodes(file, ({ type }) => (type === 'TsEnumDeclaration' ? 'an enum' : undefined)),
};
