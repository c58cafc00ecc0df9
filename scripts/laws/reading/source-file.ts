// A source file as the laws read it: its path from the repository's root, its text and its syntax tree.

import { parseSync } from '@swc/core';

/** Any node of the syntax tree. The laws check a few kinds, by `type`, and walk through all others. */
export interface SyntaxNode {
  readonly type: string;
  readonly span?: { readonly start: number; readonly end: number };
  readonly [field: string]: unknown;
}

export interface SourceFile {
  /** Relative to the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The top-level statements; empty when the file is not TypeScript or JavaScript. */
  readonly statements: readonly SyntaxNode[];
  lineOf(node: SyntaxNode): number;
}

/** Throws when the file does not parse. */
export function readSource(path: string, text: string): SourceFile {
  if (!/\.(ts|tsx|mjs)$/.test(path)) return { path, text, statements: [], lineOf: () => 1 };
  // swc counts positions in bytes over all files that it has parsed so far. An empty statement in front shows where
  // this file begins; a shebang line becomes a comment of the same length.
  const marked = `;${text.replace(/^#!/, '//')}`;
  const program = parseSync(marked, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' });
  const [mark, ...statements] = program.body as unknown as SyntaxNode[];
  const bytes = Buffer.from(marked);
  const base = mark?.span?.start ?? 0;
  return {
    path,
    text,
    statements,
    lineOf(node) {
      const before = bytes.subarray(0, (node.span?.start ?? base) - base);
      return before.reduce((line, byte) => (byte === 10 ? line + 1 : line), 1);
    },
  };
}

/** Visits every node, parents first. `ancestors` begins with the nearest one. */
export function walk(
  nodes: readonly SyntaxNode[],
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
): void {
  const descend = (value: unknown, ancestors: readonly SyntaxNode[]): void => {
    if (Array.isArray(value)) {
      for (const item of value) descend(item, ancestors);
    } else if (isNode(value)) {
      visit(value, ancestors);
      const below = [value, ...ancestors];
      for (const field of Object.values(value)) descend(field, below);
    } else if (typeof value === 'object' && value !== null) {
      // Some wrappers have no type of their own, for example an argument of a function call.
      for (const field of Object.values(value)) descend(field, ancestors);
    }
  };
  descend(nodes, []);
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
