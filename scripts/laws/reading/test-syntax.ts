// Recognizes tests in the source: the function call that runs a test, its title, its body and its assertions.

import type { SyntaxNode } from './source-file.ts';
import { argumentsOf, child, isIdentifier, memberName } from './syntax.ts';

/** Replaces each `${…}` of a title. */
export const VALUE = '§';

export interface Runner {
  readonly kind: 'test' | 'group';
  readonly modifiers: readonly string[];
}

/** The runner and its modifiers in `it(…)`, `test.describe(…)`, `it.each(…)(…)` and the like. */
export function runnerOf(node: SyntaxNode): Runner | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const modifiers: string[] = [];
  let callee = child(node, 'callee');
  while (callee !== undefined && callee.type !== 'Identifier') {
    const name = memberName(callee);
    if (name !== undefined) modifiers.push(name);
    callee = child(
      callee,
      callee.type === 'MemberExpression' ? 'object' : callee.type === 'CallExpression' ? 'callee' : 'tag',
    );
  }
  if (!isIdentifier(callee, 'it', 'test', 'describe')) return undefined;
  // `it.each(table)` only creates a runner; the test is the function call that has a title.
  if (titleOf(node) === undefined) return undefined;
  const isGroup = isIdentifier(callee, 'describe') || modifiers.includes('describe');
  return { kind: isGroup ? 'group' : 'test', modifiers };
}

/** The title, with `VALUE` for each `${…}`. Undefined when the first argument is not a text. */
export function titleOf(node: SyntaxNode): string | undefined {
  const [first] = argumentsOf(node);
  if (first?.type === 'StringLiteral') return String(first['value']);
  if (first?.type !== 'TemplateLiteral') return undefined;
  const pieces = first['quasis'] as readonly { readonly raw: string }[];
  return pieces.map(({ raw }) => raw).join(VALUE);
}

export function isFunction(node: SyntaxNode): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** `expect(…)`, `expect.soft(…)`, `fc.assert(…)`, and functions with such a name, like `expectAccessible(…)`. */
export function isAssertion(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = child(node, 'callee');
  const name = callee?.type === 'Identifier' ? String(callee['value']) : memberName(callee);
  if (/^(expect|assert|holds)/.test(name ?? '')) return true;
  return callee?.type === 'MemberExpression' && isIdentifier(child(callee, 'object'), 'expect');
}
