// What a law is: which files it looks at and what it finds there. One law per file in this folder.

import { type SourceFile, type SyntaxNode, walk } from './source-file.ts';

export interface Law {
  readonly name: string;
  /** One sentence, shown with every offence: what to do, and why. */
  readonly why: string;
  appliesTo(path: string): boolean;
  check(file: SourceFile): readonly Offence[];
}

export interface Offence {
  readonly line: number;
  /** What stands there. */
  readonly what: string;
}

/** Asks `judge` about every node; what it answers is an offence at that node. */
export function offendingNodes(
  file: SourceFile,
  judge: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => string | undefined,
): readonly Offence[] {
  const offences: Offence[] = [];
  walk(file.statements, (node, ancestors) => {
    const what = judge(node, ancestors);
    if (what !== undefined) offences.push({ line: file.lineOf(node), what });
  });
  return offences;
}

/** For files that are not code: the first line on which a pattern stands. */
export function firstOffendingLine(file: SourceFile, pattern: RegExp): readonly Offence[] {
  const found = pattern.exec(file.text);
  if (found === null) return [];
  return [{ line: file.text.slice(0, found.index).split('\n').length, what: found[0] }];
}

export const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);

/** Code that runs in the product: no tests, nothing that only tests use, nothing that tends it from outside. */
export const isProduct = (path: string): boolean =>
  isCode(path) && /^(apps|packages)\//.test(path) && !/\.test\.tsx?$|\/test(ing|data)\//.test(path);

/** Documents of the demonstration municipality and of tests: data that names people, roles and places. */
export const isExampleData = (path: string): boolean => /(^|\/)(demonstration|testing)\//.test(path);
