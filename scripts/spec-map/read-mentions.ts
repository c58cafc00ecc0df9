// Finds where rules are named: in the `rules:` line of a file's header comment (the code that decides the rule) and at
// the start of a test's title (the proof).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../laws/reading/project-files.ts';
import { countTests, readTitles } from './read-titles.ts';
import { allIds } from './rule-ids.ts';

export interface Mentions {
  /** Rule -> files that name it, sorted by path. */
  readonly code: ReadonlyMap<string, readonly string[]>;
  readonly tests: ReadonlyMap<string, readonly string[]>;
  /** How many tests the sources contain; a table, which runs as several cases, counts as one. */
  readonly written: { readonly tests: number; readonly journeys: number };
  readonly problems: readonly string[];
}

export function readMentions(root: string, known: readonly string[]): Mentions {
  const code = new Map<string, string[]>();
  const tests = new Map<string, string[]>();
  const problems: string[] = [];
  const written = { tests: 0, journeys: 0 };
  for (const path of projectFiles(root)) {
    if (!/\.(ts|tsx|mjs|css|sql)$/.test(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const isTest = /\.(test|spec)\.tsx?$/.test(path);
    const { ids, unknown } = isTest ? readTitles(path, text, known) : readHeader(text, known);
    if (isTest) written[path.startsWith('e2e/') ? 'journeys' : 'tests'] += countTests(path, text);
    for (const id of new Set(ids)) add(isTest ? tests : code, id, path);
    problems.push(...unknown.map((id) => `${path}: unknown id ${id}`));
  }
  return { code, tests, written, problems };
}

/** The ids in the comment lines at the top of a file. A list that ends with a comma continues on the next line. */
function readHeader(text: string, known: readonly string[]): ReturnType<typeof allIds> {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !/^\s*(\/\/|\/?\*|--|#!)/.test(line));
  const header = lines.slice(0, end === -1 ? lines.length : end).map((line) =>
    line
      .replace(/^\s*(\/\/|\/?\*+\/?|--)/, '')
      .replace(/\*\/\s*$/, '')
      .trim(),
  );
  const list = /\brules: +(?=[A-Z]\d)((?:[^\n]*,\n)*[^\n]*)/.exec(header.join('\n'))?.[1] ?? '';
  // A few words of prose between the ids are skipped; a word in the form of an id must be one.
  const isListOfIds = list.split(/[\s,;]+/).filter((word) => /[A-Z]\d/.test(word));
  return allIds(isListOfIds.join(' '), known);
}

function add(map: Map<string, string[]>, id: string, path: string): void {
  const paths = map.get(id);
  if (paths === undefined) map.set(id, [path]);
  else paths.push(path);
}
