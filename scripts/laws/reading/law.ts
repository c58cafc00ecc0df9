// A law is a check that reads source files one by one: which files it applies to, and what it refuses in them. Each
// law has a file of its own in scripts/laws/rules.

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
  /** What was found on that line. */
  readonly what: string;
}

/** Calls `judge` for every node; a text that it returns is an offence at that node. */
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

/** The first line that matches a pattern, for files that are not code. */
export function firstOffendingLine(file: SourceFile, pattern: RegExp): readonly Offence[] {
  const found = pattern.exec(file.text);
  if (found === null) return [];
  return [{ line: file.text.slice(0, found.index).split('\n').length, what: found[0] }];
}

export const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);

/** Code that runs in the product; tests, what only tests use, the gallery and scripts are left out. */
export const isProduct = (path: string): boolean =>
  isCode(path) && /^(apps|packages)\//.test(path) && !/\.test\.tsx?$|\/(test(ing|data)|gallery)\//.test(path);

/** Documents of the demonstration municipality and of tests: they hold names of people, roles and areas. */
export const isExampleData = (path: string): boolean => /(^|\/)(demonstration|testing)\//.test(path);
