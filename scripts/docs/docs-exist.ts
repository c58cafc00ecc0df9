// Everything that a page or a comment names must exist. Things that only a running system creates are listed here.
// rules: X30.02

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectFiles } from '../laws/reading/project-files.ts';
import { type KnownNames, readKnownNames } from './known-names.ts';
import { type Named, namesOfComments, namesOfPage } from './read-names.ts';

/** The specification as we received it: its paths and names belong to other systems. */
const GIVEN = /^docs\/spec\/(?:product|editor|answering|review|safe-readings)\.md$/;

/** Paths that the product or a command creates when it runs, or that a package contains. */
const MADE_LATER =
  /^(?:data|outbox|files|postgres|unfinished|node_modules|test-results|apps\/(?:server|web)\/dist)(?:\/|$)|^(?:sbom|pg-symlinks)\.json$/;

export interface DocsVerdict {
  readonly pages: number;
  /** One line per offence: `file:line names …`. */
  readonly offences: readonly string[];
}

export function docsExist(root: string): DocsVerdict {
  const known = readKnownNames(root);
  const pages = globSync(['*.md', 'docs/**/*.md', '{apps,packages,bench}/**/*.md'], {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !GIVEN.test(path))
    .sort();
  const code = projectFiles(root).filter((path) => /\.(?:ts|tsx|mjs|css|sql)$/.test(path));
  const inFile = (path: string, namesOf: (text: string) => readonly Named[]): readonly string[] =>
    namesOf(readFileSync(join(root, path), 'utf8'))
      .filter((named) => !exists(named, path, { root, known }))
      .map(({ line, kind, text }) => `${path}:${line} names the ${kind} ${text}, which does not exist`);
  return {
    pages: pages.length,
    offences: [
      ...pages.flatMap((path) => inFile(path, namesOfPage)),
      ...code.flatMap((path) => inFile(path, namesOfComments)),
    ],
  };
}

interface Tree {
  readonly root: string;
  readonly known: KnownNames;
}

function exists({ kind, text }: Named, page: string, { root, known }: Tree): boolean {
  if (kind === 'command') return known.hasCommand(text);
  if (kind === 'table') return known.isInDatabase(text);
  const [path = '', name] = text.split('#');
  if (kind === 'link') return isTarget(root, page, text);
  if (MADE_LATER.test(path)) return true;
  return name === undefined ? known.hasPath(path) : known.declares(path, name);
}

/** Whether the target of a link, relative to its page, is a file that has the heading after `#`. */
function isTarget(root: string, page: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(root, file))) return false;
  return heading === undefined || headingsOf(readFileSync(join(root, file), 'utf8')).has(heading);
}

/** The headings of a page, in the form in which GitHub writes them in URLs. */
function headingsOf(text: string): ReadonlySet<string> {
  const titles = [...text.matchAll(/^#+ +(.+)$/gm)].map(([, title = '']) => title);
  return new Set(
    titles.map((title) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
