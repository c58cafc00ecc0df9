// The pages of docs/security say what proves each point. They must not drift: files, rules and endpoints that they name
// exist, a test that is named for a rule tests it, and each requirement of the standard has one row.

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readRules } from '../spec-map/read-rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const RULE = /\b(?:[PEARX]\d+\.\d{2,3}|W\d+)\b/g;
const FILE = /`([\w.@/-]+\.(?:tsx?|mjs|sql|md|json|typ))`/g;
const TEST = /\.(?:test|spec)\.tsx?$/;
const ENDPOINT = /`(GET|POST|PUT|PATCH|DELETE) (\/api[^`\s]*)`/g;
const STATES = ['met', 'met in part', 'not met', 'not proved', 'does not apply'];

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0: section, and the first and last number or the one. */
const REQUIRED = `
  1.1 1-2  1.2 1-9  1.3 1-11  1.4 1-3  1.5 1-2
  2.1 1-3  2.2 1-3  2.3 1-4  2.4 1
  3.2 1-2  3.3 1-4  3.4 1-6  3.5 1-5  3.7 1-2
  4.1 1-3  4.2 1  4.3 1-2  4.4 1-4
  5.1 1  5.2 1-3  5.3 1-2  5.4 1-3
  6.1 1-3  6.2 1-12  6.3 1-4  6.4 1-4  6.5 1-5  6.6 1-3  6.8 1-4
  7.1 1-3  7.2 1-4  7.3 1-2  7.4 1-5  7.5 1-2  7.6 1-2
  8.1 1-2  8.2 1-3  8.3 1  8.4 1
  9.1 1-3  9.2 1-4
  10.1 1-2  10.2 1-2  10.3 1-4  10.4 1-11  10.5 1-5  10.6 1-2  10.7 1-3
  11.1 1-2  11.2 1-3  11.3 1-3  11.4 1-4  11.5 1  11.6 1
  12.1 1-3  12.2 1-2  12.3 1-4
  13.1 1  13.2 1-5  13.3 1-2  13.4 1-5
  14.1 1-2  14.2 1-4  14.3 1-3
  15.1 1-3  15.2 1-3  15.3 1-7
  16.1 1  16.2 1-5  16.3 1-4  16.4 1-3  16.5 1-3
  17.1 1  17.2 1-4  17.3 1-2`;

function required(): readonly string[] {
  return [...REQUIRED.matchAll(/(\d+\.\d+) (\d+)(?:-(\d+))?/g)].flatMap(([, section, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `V${section}.${Number(from) + at}`),
  );
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const ASVS = 'docs/security/asvs.md';
const PAGES: readonly string[] = globSync('docs/security/*.md', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

interface Line {
  readonly at: string;
  readonly text: string;
}

const linesOf = (page: string): readonly Line[] =>
  read(page)
    .split('\n')
    .map((text, index) => ({ at: `${page}:${index + 1}`, text }));
const LINES = PAGES.flatMap(linesOf);

const FILES: readonly string[] = globSync('{apps,packages,e2e,scripts,docs,bench,mutants}/**/*.*', {
  cwd: ROOT,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'));
const filesNamed = (name: string): readonly string[] => {
  if (['package.json', 'package-lock.json', 'sbom.json', '.npmrc'].includes(name)) return [name];
  return FILES.filter((path) => path === name || path.endsWith(`/${name}`));
};
const namedIn = (text: string): readonly string[] => [...text.matchAll(FILE)].map(([, name = '']) => name);
const rulesIn = (text: string): readonly string[] => text.match(RULE) ?? [];

/** The code of a test without its comments, in which titles name rules. */
const titles = (path: string): string => read(path).replaceAll(/^\s*\/\/.*$/gm, '');

/** The rules that a line names for a test of its own, but which none of the tests named there has in a title. */
function untested({ at, text }: Line): readonly string[] {
  const tests = namedIn(text).filter((name) => TEST.test(name));
  if (tests.length === 0) return [];
  const tested = tests.flatMap(filesNamed).flatMap((path) => rulesIn(titles(path)));
  return rulesIn(text)
    .filter((rule) => !tested.includes(rule))
    .map((rule) => `${at} ${rule}`);
}

interface Requirement {
  readonly id: string;
  readonly state: string;
  readonly proof: string;
}

const REQUIREMENTS: readonly Requirement[] = linesOf(ASVS)
  .filter(({ text }) => text.startsWith('| V'))
  .map(({ text }) => {
    const [id = '', , state = '', proof = ''] = text.slice(2, -2).split(' | ');
    return { id, state, proof };
  });

it('X30.02 the pages of docs/security name files that exist, each by a path that is one file’s alone', () => {
  const named = LINES.flatMap(({ at, text }) => namedIn(text).map((name) => ({ at, name })));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => filesNamed(name).length !== 1)).toEqual([]);
});

it('X30.02 they name rules that exist, and for a rule a test that has it in a title', () => {
  const { ids } = readRules(ROOT);
  const unknown = LINES.flatMap(({ at, text }) =>
    rulesIn(text)
      .filter((rule) => !ids.includes(rule))
      .map((rule) => `${at} ${rule}`),
  );
  expect(unknown).toEqual([]);
  expect(LINES.flatMap(untested)).toEqual([]);
});

it('X30.02 each requirement of levels 1 and 2 has one row, in the order of the standard', () => {
  expect(required()).toHaveLength(253);
  expect(REQUIREMENTS.map(({ id }) => id)).toEqual(required());
});

it('X30.02 each row has one of five states, and one that is met says by which test, page or file', () => {
  expect(REQUIREMENTS.filter(({ state, proof }) => !STATES.includes(state) || proof.length < 6)).toEqual([]);
  const bare = REQUIREMENTS.filter(
    ({ state, proof }) => state.startsWith('met') && namedIn(proof).length === 0 && !proof.includes(']('),
  );
  expect(bare).toEqual([]);
});

it('X30.02 the table of states counts the rows', () => {
  const counted = STATES.map((state) => {
    const count = REQUIREMENTS.filter((requirement) => requirement.state === state).length;
    return `| ${state} | ${count} |`;
  });
  expect(
    read(ASVS)
      .split('\n')
      .filter((text) => counted.includes(text)),
  ).toEqual(counted);
});

interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

it('X30.02 the threat model lists every endpoint that asks for no session of staff, and no endpoint that does not exist', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security = [] }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      forStaff: security.some((way) => 'session' in way),
    })),
  );
  const named = [...read('docs/security/threat-model.md').matchAll(ENDPOINT)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  const open = all.filter(({ forStaff }) => !forStaff).map(({ name }) => name);
  expect(open.length).toBeGreaterThan(50);
  expect(named.filter((name) => !all.some((operation) => operation.name === name))).toEqual([]);
  expect(open.filter((name) => !named.includes(name))).toEqual([]);
});

/** Columns whose names say that they open something, as the database page lists them. */
const OPENS =
  /^\| `(?:sealed(?:_secret)?|former_secret|password_hash|token_hash|code_hash|entry_hash|id_token)` \|/;

it('X37.73 each table of the database has one class of data, and what opens something is of the class for secrets', () => {
  const classed = new Map<string, string>();
  for (const [, table = '', named = '', note = ''] of read('docs/security/data-classes.md').matchAll(
    /^\| `(\w+)` \| (\w+) \| (.*) \|$/gm,
  )) {
    expect(classed.has(table), `${table} stands twice`).toBe(false);
    classed.set(table, note.includes('`password_hash` is secret') ? `${named}, secret` : named);
  }
  expect(new Set([...classed.values()].flatMap((named) => named.split(', ')))).toEqual(
    new Set(['open', 'internal', 'personal', 'special', 'secret']),
  );
  const sections = read('docs/database.md')
    .split(/^#### `/m)
    .slice(1);
  const tables = sections.map((section) => section.slice(0, section.indexOf('`')));
  expect(tables.length).toBeGreaterThan(80);
  expect(new Set(classed.keys())).toEqual(new Set(tables));
  const opening = sections
    .filter((section) => section.split('\n').some((line) => OPENS.test(line)))
    .map((section) => section.slice(0, section.indexOf('`')));
  expect(opening.length).toBeGreaterThan(10);
  expect(opening.filter((table) => !classed.get(table)?.includes('secret'))).toEqual([]);
});

it('X30.02 a file that is gone, one of several, and a rule that the named test does not have are noticed', () => {
  expect(filesNamed('session/none.test.ts')).toEqual([]);
  expect(filesNamed('incidents.test.ts').length).toBeGreaterThan(1);
  const row = 'X6.04 X1.01 `features/session/session.test.ts`';
  expect(untested({ at: 'page.md:1', text: row })).toEqual(['page.md:1 X1.01']);
  expect(untested({ at: 'page.md:1', text: 'X1.01 `features/session/cookie.ts`' })).toEqual([]);
});
