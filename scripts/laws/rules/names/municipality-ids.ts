// What is special for one municipality is a setting in its row; no code asks which municipality it is. The ids of the
// seven municipalities in the specification may appear in the demonstration data only.
// rules: X3.14

import {
  firstOffendingLine,
  isCode,
  isExampleData,
  isProduct,
  type Law,
  offendingNodes,
} from '../../reading/law.ts';
import type { SyntaxNode } from '../../reading/source-file.ts';
import { argumentsOf, bare, child, isIdentifier, literalText, memberName } from '../../reading/syntax.ts';

const IDS = new RegExp(
  [
    'FS3S2YNbueUyYxW6nqJv',
    '6wEHw6CTY2buU3CnEZ2W',
    'gbGqwta4olEktMTUAy6w',
    'IGGfPCLGfbwzkos2fOAg',
    'AVfAngYAtw9lrSokhkuO',
    'WSWh0oWdBYwocSzJFCnU',
    'R0I7diTzYNC1I43Wp4AP',
  ].join('|'),
);
/** Names for a municipality's id, here and in the municipal platform. */
const NAMES = ['idMuniCore', 'muniCoreId', 'municipalityId', 'municipality_id', 'municipioId', 'idMunicipio'];

export const municipalityIds: Law = {
  name: 'municipality-ids',
  why: 'no code asks for one municipality: what is special for it is a setting of its row.',
  appliesTo: (path) => isProduct(path) || /^(apps|packages)\/.*\.(sql|json|html)$/.test(path),
  check(file) {
    if (isExampleData(file.path)) return [];
    if (!isCode(file.path)) return firstOffendingLine(file, IDS);
    return offendingNodes(file, (node) => IDS.exec(literalText(node) ?? '')?.[0] ?? comparison(node));
  },
};

function comparison(node: SyntaxNode): string | undefined {
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node['operator']))) {
    const sides = [child(node, 'left'), child(node, 'right')].map(bare);
    return sides.some(isIdentity) && sides.some(isValue) ? 'a municipality compared with a value' : undefined;
  }
  if (node.type === 'SwitchStatement') {
    return isIdentity(bare(child(node, 'discriminant'))) ? 'a switch over municipalities' : undefined;
  }
  const list =
    memberName(child(node, 'callee')) === 'includes' ? child(child(node, 'callee'), 'object') : undefined;
  const asked = argumentsOf(node).map(bare).some(isIdentity);
  return list?.type === 'ArrayExpression' && asked ? 'a municipality looked for in a list' : undefined;
}

function isIdentity(node: SyntaxNode | undefined): boolean {
  return isIdentifier(node, ...NAMES) || NAMES.includes(memberName(node) ?? '');
}

function isValue(node: SyntaxNode | undefined): boolean {
  return node?.type === 'NumericLiteral' || (node?.type === 'StringLiteral' && node['value'] !== '');
}
