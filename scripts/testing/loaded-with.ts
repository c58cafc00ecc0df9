// Which modules a program has loaded when a file of its build runs, without those it loads later.
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Builds an application by its vite.config.ts, without writing. @returns the files of code by name, and the assets */
export async function builtFiles(root: string) {
  const built = await build({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, minify: false },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks: Chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  return { chunks, assets: files.filter((file) => file.type === 'asset') };
}

/** The modules that have run before these files do, and the packages outside the build that they import, by name. */
export function loadedWith(chunks: Chunks, fileNames: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const waiting = [...fileNames];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(chunks.get(name)?.imports ?? []));
  }
  return [...found].flatMap((name) => chunks.get(name)?.moduleIds ?? [name]);
}

/** The file of a build that has a module. `source`: how its path ends. */
export function fileOf(chunks: Chunks, source: string): string {
  const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (!found) throw new Error(`no file of the build has ${source}`);
  return found.fileName;
}
