// The rule ids at the start of the titles of tests and of groups of tests. Titles made from a table
// (`it(`${rule} …`)`, `it.each(table)('%s …')`) count the ids that stand as texts of their own in the same file.

import { child } from '../laws/syntax.ts';
import { readSource, type SyntaxNode, walk } from '../laws/source-file.ts';
import { type IdList, leadingIds } from './rule-ids.ts';

const RUNNERS = new Set(['it', 'test', 'describe']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);
const ID_ALONE = /^[PEARX]\d+\.\d{2,3}([\s,]+[PEARX]\d+\.\d{2,3})*$/;
/** Stands where a title takes a value: ids may follow it. */
const VALUE = '§';

export function readTitles(path: string, text: string, known: readonly string[]): IdList {
  const lists: IdList[] = [];
  const idsAlone: string[] = [];
  let takesIdsFromTable = false;
  walk(readSource(path, text).statements, (node) => {
    if (node.type === 'StringLiteral' && ID_ALONE.test(String(node['value'])))
      idsAlone.push(String(node['value']));
    const title = titleOf(node);
    if (title === undefined) return;
    takesIdsFromTable ||= /^(§|%s|\$\w)/.test(title);
    lists.push(leadingIds(title.replace(/^(§|%s|\$\w+)\s*/, ''), known));
  });
  if (takesIdsFromTable) lists.push(...idsAlone.map((ids) => leadingIds(ids, known)));
  return { ids: lists.flatMap(({ ids }) => ids), unknown: lists.flatMap(({ unknown }) => unknown) };
}

function titleOf(node: SyntaxNode): string | undefined {
  if (node.type !== 'CallExpression' || !isRunner(child(node, 'callee'))) return undefined;
  const [first] = node['arguments'] as readonly { expression: SyntaxNode }[];
  if (first?.expression.type === 'StringLiteral') return String(first.expression['value']);
  if (first?.expression.type !== 'TemplateLiteral') return undefined;
  const pieces = first.expression['quasis'] as readonly { raw: string }[];
  return pieces.map(({ raw }) => raw).join(VALUE);
}

/** `it`, `it.runIf(…)`, `it.each(…)`, `test.describe`: whatever begins with the name of a runner and is run. */
function isRunner(node: SyntaxNode | undefined): boolean {
  if (node?.type === 'Identifier') return RUNNERS.has(String(node['value']));
  if (node?.type === 'CallExpression') return isRunner(child(node, 'callee'));
  if (node?.type === 'TaggedTemplateExpression') return isRunner(child(node, 'tag'));
  if (node?.type !== 'MemberExpression') return false;
  return !NOT_RUN.has(String(child(node, 'property')?.['value'])) && isRunner(child(node, 'object'));
}
