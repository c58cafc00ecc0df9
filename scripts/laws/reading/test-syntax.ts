// What a test looks like in the source: the call that runs it, its title, its function, what it asserts.

import type { SyntaxNode } from './source-file.ts';
import { argumentsOf, child, isIdentifier, memberName } from './syntax.ts';

/** Stands where a title takes a value. */
export const VALUE = '§';

export interface Runner {
  readonly kind: 'test' | 'group';
  readonly modifiers: readonly string[];
}

/** Of `it(…)`, `test.describe(…)`, `it.each(…)(…)` and the like. */
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
  // `it.each(table)` makes a runner; what runs is called with a title.
  if (titleOf(node) === undefined) return undefined;
  const isGroup = isIdentifier(callee, 'describe') || modifiers.includes('describe');
  return { kind: isGroup ? 'group' : 'test', modifiers };
}

/** The title; `VALUE` stands where it takes one. Undefined where the first argument is no text. */
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

/** `expect(…)`, `expect.soft(…)`, `fc.assert(…)`, and functions that are called like one: `expectAccessible(…)`. */
export function isAssertion(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = child(node, 'callee');
  const name = callee?.type === 'Identifier' ? String(callee['value']) : memberName(callee);
  if (/^(expect|assert|holds)/.test(name ?? '')) return true;
  return callee?.type === 'MemberExpression' && isIdentifier(child(callee, 'object'), 'expect');
}
