// One table in the domain says who may do what. Other code asks that table (`may`, `scope`) and never checks a role.
// rules: X3.13

import {
  firstOffendingLine,
  isCode,
  isExampleData,
  isProduct,
  type Law,
  offendingNodes,
} from '../../reading/law.ts';
import { literalText } from '../../reading/syntax.ts';

const ROLE = /\bROLE_(ADMIN|SUPERVISOR|INSPECTOR|GENERADOR|CENSISTA)\w*/;

export const roleNames: Law = {
  name: 'role-names',
  why: 'role names stand in packages/domain/src/access only: ask may(…) or scope(…), never for a role.',
  appliesTo: (path) => isProduct(path) || /^(apps|packages)\/.*\.(sql|json|html)$/.test(path),
  check(file) {
    if (file.path.startsWith('packages/domain/src/access/') || isExampleData(file.path)) return [];
    if (!isCode(file.path)) return firstOffendingLine(file, ROLE);
    return offendingNodes(file, (node) => {
      const text = node.type === 'Identifier' ? String(node['value']) : literalText(node);
      return ROLE.exec(text ?? '')?.[0];
    });
  },
};
