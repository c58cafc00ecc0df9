// Shows everything about one rule: what it says, whether it is built, which code names it, and each test that names
// it, with its assertions. So anybody who claims that a rule is built can see what the tests prove.
// rules: X29.07

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, type SourceFile, walk } from '../laws/reading/source-file.ts';
import { argumentsOf } from '../laws/reading/syntax.ts';
import { isAssertion, isFunction, runnerOf } from '../laws/reading/test-syntax.ts';
import { type Mentions, readMentions } from './read-mentions.ts';
import { type Rules, readRules, textOf } from './read-rules.ts';
import { idsOfTables, type TitledTest, titledTests } from './read-titles.ts';
import { allIds, leadingIds } from './rule-ids.ts';

export interface AskedRules {
  readonly pages: readonly string[];
  /** Words of the request that name no rule. */
  readonly unknown: readonly string[];
}

/** `asked`: ids and ranges as people type them, such as `r4.2` for `R4.02`. */
export function rulePages(root: string, asked: readonly string[]): AskedRules {
  const rules = readRules(root);
  const { ids, unknown } = allIds(asked.map((words) => fullIds(words, rules.ids)).join(' '), rules.ids);
  const mentions = readMentions(root, rules.ids);
  return { pages: [...new Set(ids)].map((id) => rulePage(root, { id, rules, mentions })), unknown };
}

interface Subject {
  readonly id: string;
  readonly rules: Rules;
  readonly mentions: Mentions;
}

function rulePage(root: string, { id, rules, mentions: { code, tests } }: Subject): string {
  const claims = [rules.built.includes(id) ? 'built' : '', rules.replaced.includes(id) ? 'replaced' : ''];
  const proofs = (tests.get(id) ?? []).flatMap((path) => proofsIn(root, path, { id, known: rules.ids }));
  return [
    `${id} (${claims.filter(Boolean).join(', ') || 'not claimed'}): ${textOf(root, id)}`,
    '',
    'Code:',
    ...(code.get(id) ?? ['none names it']).map((path) => `  ${path}`),
    '',
    'Tests:',
    ...(proofs.length > 0 ? proofs : ['  none names it']),
    '',
  ].join('\n');
}

/** Writes each id with its capitals and zeros; a word that is not a known id stays unchanged. */
function fullIds(words: string, known: readonly string[]): string {
  return words.replaceAll(/[^\s,;–-]+/g, (word) => known.find((id) => plain(id) === plain(word)) ?? word);
}

/** The id in capitals and without leading zeros. */
function plain(id: string): string {
  return id.toUpperCase().replaceAll(/(^[A-Z]|\.)0+/g, '$1');
}

interface Wanted {
  readonly id: string;
  readonly known: readonly string[];
}

function proofsIn(root: string, path: string, { id, known }: Wanted): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const source = readSource(path, text);
  const lines = text.split('\n');
  const titles = idsOfTables(source).filter(({ ids }) => leadingIds(ids, known).ids.includes(id));
  return titledTests(source, known).flatMap((test) => {
    const named = test.ids.includes(id);
    if (!named && !(test.takesIdsFromTable && titles.length > 0)) return [];
    const rows = named ? [] : titles.map(({ node }) => source.lineOf(node));
    const shown = [...rows, ...assertionLines(source, test)];
    return [
      `  ${path}:${source.lineOf(test.node)} ${test.title}`,
      ...shown.map((line) => `    ${String(line).padStart(4)}  ${(lines[line - 1] ?? '').trim()}`),
    ];
  });
}

/** The lines of the assertions in the test, or in every test of the group. */
function assertionLines(source: SourceFile, { node }: TitledTest): readonly number[] {
  const found = new Set<number>();
  const body = argumentsOf(node).findLast(isFunction);
  walk(body ? [body] : [], (inner) => {
    if (isAssertion(inner) && runnerOf(inner) === undefined) found.add(source.lineOf(inner));
  });
  return [...found].sort((one, other) => one - other);
}
