// Reads the rule ids at the start of the titles of tests and of groups of tests. When a title takes its id from a
// table (`it(`${rule} …`)`, `it.each(table)('%s …')`), every text in the file that consists only of ids counts.

import { readSource, type SourceFile, type SyntaxNode, walk } from '../laws/reading/source-file.ts';
import { runnerOf, titleOf, VALUE } from '../laws/reading/test-syntax.ts';
import { type IdList, leadingIds } from './rule-ids.ts';

const NOT_RUN = ['skip', 'todo', 'fixme'];
const ID_ALONE = /^[PEARX]\d+\.\d{2,3}([\s,]+[PEARX]\d+\.\d{2,3})*$/;
const FROM_TABLE = new RegExp(`^(${VALUE}|%s|\\$\\w+)\\s*`);

/** A test or a group of tests, with the ids of its title. */
export interface TitledTest extends IdList {
  readonly node: SyntaxNode;
  readonly title: string;
  /** Whether the title begins with a value: its ids are then texts of a table, anywhere in the file. */
  readonly takesIdsFromTable: boolean;
}

export function readTitles(path: string, text: string, known: readonly string[]): IdList {
  const source = readSource(path, text);
  const tests = titledTests(source, known);
  const lists: IdList[] = [...tests];
  if (tests.some(({ takesIdsFromTable }) => takesIdsFromTable))
    lists.push(...idsOfTables(source).map(({ ids }) => leadingIds(ids, known)));
  return { ids: lists.flatMap(({ ids }) => ids), unknown: lists.flatMap(({ unknown }) => unknown) };
}

/** The number of tests that run, not counting groups. */
export function countTests(path: string, text: string): number {
  return titledTests(readSource(path, text), []).filter(({ node }) => runnerOf(node)?.kind === 'test').length;
}

export function titledTests({ statements }: SourceFile, known: readonly string[]): readonly TitledTest[] {
  const tests: TitledTest[] = [];
  walk(statements, (node) => {
    const title = titleOf(node);
    const runner = runnerOf(node);
    if (title === undefined || !runner || runner.modifiers.some((name) => NOT_RUN.includes(name))) return;
    const takesIdsFromTable = FROM_TABLE.test(title);
    tests.push({ node, title, takesIdsFromTable, ...leadingIds(title.replace(FROM_TABLE, ''), known) });
  });
  return tests;
}

/** Texts that consist only of ids. */
export function idsOfTables({
  statements,
}: SourceFile): readonly { readonly ids: string; readonly node: SyntaxNode }[] {
  const found: { readonly ids: string; readonly node: SyntaxNode }[] = [];
  walk(statements, (node) => {
    if (node.type === 'StringLiteral' && ID_ALONE.test(String(node['value'])))
      found.push({ ids: String(node['value']), node });
  });
  return found;
}
