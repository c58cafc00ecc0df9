// Small functions on syntax nodes that several laws use.

import { isNode, type SyntaxNode } from './source-file.ts';

/** The node in a field; `undefined` when the field holds something else. */
export function child(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

export function isIdentifier(node: SyntaxNode | undefined, ...names: readonly string[]): boolean {
  return node?.type === 'Identifier' && names.includes(String(node['value']));
}

/** Whether the node is `object.property` or `object['property']` with these names. */
export function isMember(node: SyntaxNode | undefined, object: string, property: string): boolean {
  return (
    node?.type === 'MemberExpression' &&
    isIdentifier(child(node, 'object'), object) &&
    memberName(node) === property
  );
}

/** The name after the dot, or between the brackets when it is a plain string. */
export function memberName(node: SyntaxNode | undefined): string | undefined {
  if (node?.type !== 'MemberExpression') return undefined;
  const property = child(node, 'property');
  if (property?.type === 'Identifier') return String(property['value']);
  return stringValue(child(property, 'expression'));
}

/** The text of a string literal; `undefined` for anything else. */
function stringValue(node: SyntaxNode | undefined): string | undefined {
  return node?.type === 'StringLiteral' ? String(node['value']) : undefined;
}

/** The text of a string literal, of a piece of a template, or of JSX. */
export function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'TemplateElement') return String(node['raw']);
  return node.type === 'JSXText' ? String(node['value']) : stringValue(node);
}

/** The module that an import or a re-export names. */
export function importSource(node: SyntaxNode): string | undefined {
  return stringValue(child(node, 'source'));
}

export function argumentsOf(node: SyntaxNode): readonly SyntaxNode[] {
  const list = node['arguments'];
  if (!Array.isArray(list)) return [];
  return list.map((argument: { expression?: unknown }) => argument.expression).filter(isNode);
}

/** The expression inside `(…)`, `await …`, `… as T`, `…!` and `a?.b`. */
export function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  switch (node?.type) {
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
    case 'TsNonNullExpression':
      return bare(child(node, 'expression'));
    case 'AwaitExpression':
      return bare(child(node, 'argument'));
    case 'OptionalChainingExpression':
      return bare(child(node, 'base'));
    default:
      return node;
  }
}
