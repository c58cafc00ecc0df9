// No text becomes code: no eval, no shell, and regular expressions are made of constants, in files that are named with their
// reason. What a person wrote can then neither start a program nor make a search endless.
// rules: X3.25

import { isProduct, type Law, offendingNodes } from '../reading/law.ts';
import type { SyntaxNode } from '../reading/source-file.ts';
import { child, importSource, isIdentifier } from '../reading/syntax.ts';

/** File -> what its regular expressions are made of. */
const BUILT: ReadonlyMap<string, string> = new Map([
  ['apps/server/src/platform/http/web-app.ts', 'names of directives of our own policy'],
  ['apps/server/src/platform/file-checks/xml-scanner.ts', 'constants of the file'],
  ['apps/server/src/features/submissions/view/framed-by.ts', 'constants of the file'],
  ['packages/domain/src/mail/mail-address.ts', 'constants of the file'],
]);

const RUNS_TEXT = /^(?:node:)?vm$/;
const STARTS_PROGRAMS = /^(?:node:)?child_process$/;

function textThatRuns(node: SyntaxNode): string | undefined {
  const callee = child(node, 'callee');
  if (isIdentifier(callee, 'eval', 'Function')) return 'eval';
  if (isIdentifier(callee, 'exec', 'execSync')) return 'a shell';
  if (node.type === 'ImportDeclaration' && RUNS_TEXT.test(importSource(node) ?? '')) return 'vm';
  return asksForShell(node) ? 'a shell' : undefined;
}

/** `shell: …` and `{ shell }`, but for `shell: false`. */
function asksForShell(node: SyntaxNode): boolean {
  const short = node['properties'];
  if (node.type === 'ObjectExpression' && Array.isArray(short))
    return short.some((one: SyntaxNode) => isIdentifier(one, 'shell'));
  if (node.type !== 'KeyValueProperty' || !isIdentifier(child(node, 'key'), 'shell')) return false;
  return child(node, 'value')?.['value'] !== false;
}

/** `import { exec as other }` and `import * as all` would hide a shell behind another name. */
function hiddenShell(node: SyntaxNode): string | undefined {
  if (node.type !== 'ImportDeclaration' || !STARTS_PROGRAMS.test(importSource(node) ?? '')) return undefined;
  const specifiers = node['specifiers'];
  if (!Array.isArray(specifiers)) return undefined;
  return specifiers.some(
    (one: SyntaxNode) =>
      one.type !== 'ImportSpecifier' ||
      isIdentifier(child(one, 'imported') ?? child(one, 'local'), 'exec', 'execSync'),
  )
    ? 'a shell'
    : undefined;
}

export const textIsNotRun: Law = {
  name: 'text-is-not-run',
  why: 'text of people is never run: execFile and spawn take lists, and regular expressions are constants.',
  appliesTo: isProduct,
  check(file) {
    return offendingNodes(file, (node) => {
      const runs = textThatRuns(node) ?? hiddenShell(node);
      if (runs !== undefined) return runs;
      const builds = node.type === 'NewExpression' && isIdentifier(child(node, 'callee'), 'RegExp');
      return builds && !BUILT.has(file.path) ? 'a regular expression of text' : undefined;
    });
  },
};
