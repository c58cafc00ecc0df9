// Limits for folders: at most twenty files of code in one, and no circle of imports between them. Files that assemble
// a folder for others (a feature's routes.ts and public.ts, the wiring) may import from subfolders; their imports do
// not count towards a circle.
// rules: X30.04

import { posix } from 'node:path';

const FILES_MAX = 20;

const isCode = (path: string): boolean => /\.(ts|tsx|mjs|sql)$/.test(path);
const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
const isPublicFile = (path: string): boolean =>
  /(^|\/)(public|routes|app|main|contract|all-laws)\.tsx?$/.test(path);
const isForTests = (path: string): boolean => isTest(path) || path.split('/').includes('testing');

/** One line for each folder with more than twenty files of code. Tests do not count. */
export function crowdedFolders(paths: readonly string[]): readonly string[] {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    if (!isCode(path) || isTest(path)) continue;
    const folder = posix.dirname(path);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes]
    .filter(([, size]) => size > FILES_MAX)
    .map(
      ([folder, size]) => `${folder}  crowded-folder: ${size} files, ${FILES_MAX} at most: cut it by subject`,
    );
}

export interface Import {
  readonly from: string;
  readonly to: string;
}

/** One line for each circle between folders, with one import as an example of each step. */
export function foldersInCircles(imports: readonly Import[]): readonly string[] {
  const steps = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [posix.dirname(one.from), posix.dirname(one.to)];
    if (from === to || isPublicFile(one.from) || isForTests(one.from)) continue;
    const reached = steps.get(from) ?? new Map<string, Import>();
    if (!reached.has(to)) reached.set(to, one);
    steps.set(from, reached);
  }
  const found = new Map<string, string>();
  for (const start of steps.keys()) {
    const circle = circleFrom(start, steps);
    if (circle.length > 0)
      found.set([...new Set(circle.map(({ from }) => posix.dirname(from)))].sort().join(' '), textOf(circle));
  }
  return [...found.values()];
}

/** The shortest way from a folder back to itself; empty when there is none. */
function circleFrom(
  start: string,
  steps: ReadonlyMap<string, ReadonlyMap<string, Import>>,
): readonly Import[] {
  const ways = new Map<string, readonly Import[]>([[start, []]]);
  const waiting = [start];
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    const way = ways.get(folder) ?? [];
    for (const [next, step] of steps.get(folder) ?? []) {
      if (next === start) return [...way, step];
      if (ways.has(next)) continue;
      ways.set(next, [...way, step]);
      waiting.push(next);
    }
  }
  return [];
}

function textOf(circle: readonly Import[]): string {
  const steps = circle.map(({ from, to }) => `${from} -> ${to}`).join(', ');
  return `${posix.dirname(circle[0]?.from ?? '')}  folders-in-a-circle: cut what both need into a third: ${steps}`;
}
