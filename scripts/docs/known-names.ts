// Finds what exists in a tree of files: files and folders, what files declare, npm scripts and the steps of `npm
// test`, and the names in the database.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../bootstrap.mjs';
import { testSteps } from '../test-steps.mjs';

const MADE_BY_TOOLS = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.git', '.cache']);

/** The files that name tables, functions and logins. */
const DATABASE = /\.sql$|^apps\/server\/src\/platform\/db\/.*\.ts$/;

export interface KnownNames {
  /** Whether a file or folder has this path or ends with it; `*` and `<name>` match any one name. */
  hasPath(path: string): boolean;
  /** Whether a file with that path declares the name. */
  declares(path: string, name: string): boolean;
  /** Whether it is an npm script, or for `npm test` a step. */
  hasCommand(command: string): boolean;
  /** Whether a table, column, function or index has this name. */
  isInDatabase(name: string): boolean;
}

export function readKnownNames(root: string): KnownNames {
  const files = filesOf(root);
  const text = `\n${[...files, ...foldersOf(files)].join('\n')}\n`;
  const matching = (path: string): readonly string[] => {
    const pattern = patternOf(wholePath(path));
    return [...text.matchAll(new RegExp(`(?<=\\n)(?:[^\\n]*/)?${pattern}(?=\\n)`, 'g'))].map(
      ([found]) => found,
    );
  };
  const { scripts = {} } = JSON.parse(read(root, 'package.json') || '{}') as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  const steps = new Set(testSteps(REPOSITORY, 'node').map(({ name }) => name));
  const sql = new Set(
    files
      .filter((path) => DATABASE.test(path))
      .flatMap(
        (path) =>
          read(root, path)
            .replaceAll(/^\s*(?:--|\/\/).*$/gm, '')
            .match(/\w+/g) ?? [],
      ),
  );
  return {
    hasPath: (path) => matching(path).length > 0,
    declares: (path, name) => matching(path).some((file) => declares(read(root, file), name)),
    hasCommand: (command) => hasCommand(command, { scripts, steps }),
    isInDatabase: (name) => sql.has(name),
  };
}

/** Completes a path: `domain/access/scope.ts` is short for `packages/domain/src/access/scope.ts`, as in imports. */
function wholePath(path: string): string {
  return path
    .replace(/^(?:\.{1,2}\/)+/, '')
    .replace(/\/$/, '')
    .replace(/^(?:@constancia\/)?(domain|contract|messages)\//, 'packages/$1/src/');
}

function filesOf(root: string): readonly string[] {
  return globSync('**/*', { cwd: root, withFileTypes: true, exclude: ({ name }) => MADE_BY_TOOLS.has(name) })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

function foldersOf(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => {
    const names = file.split('/').slice(0, -1);
    return names.map((_name, index) => names.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders)];
}

function read(root: string, path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}

/** The path as a regular expression. */
function patternOf(path: string): string {
  return path
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_braces, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll(/<[^>]*>/g, String.raw`[^/\n]+`)
    .replaceAll('**', String.raw`[^\n]+`)
    .replaceAll(/(?<!\])\*/g, String.raw`[^/\n]*`);
}

function declares(text: string, name: string): boolean {
  const declaration = String.raw`(?:function\*?|const|let|class|interface|type)\s+${name}\b`;
  const member = String.raw`^\s+(?:readonly\s+|async\s+|static\s+)*${name}\??\s*[(:=<]`;
  return new RegExp(`${declaration}|${member}`, 'm').test(text);
}

interface Commands {
  readonly scripts: Readonly<Record<string, string>>;
  readonly steps: ReadonlySet<string>;
}

function hasCommand(command: string, { scripts, steps }: Commands): boolean {
  const [, first = '', ...rest] = command.split(/\s+/);
  const name = first === 'run' ? (rest[0] ?? '') : first;
  if (!Object.hasOwn(scripts, name)) return false;
  const asked = name === 'test' ? rest.slice(rest.indexOf('--') === 0 ? 1 : rest.length) : [];
  return asked.filter((word) => /^[a-z][\w-]*$/.test(word)).every((word) => steps.has(word));
}
