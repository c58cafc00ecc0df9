// Builds the browser application. Pages for citizens come first: their chunks hold nothing of the staff side (component
// library, data grid), and `npm run bench` measures their weight. scripts/dev/dev-server.mjs adds what development needs.
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { answeringLinks, compressedFiles, serviceWorker, stylesAfterOutline } from './build-plugins.ts';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

/** What these modules bring along at once, themselves included. */
function broughtBy(modules: Modules, entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = entries.map(source);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * One file for what answering needs at once, and one for what staff screens share with it: left alone, every meeting
 * of two screens becomes a file of its own, thirty for the first page of a citizen.
 */
function chunkNames(): (id: string, modules: Modules) => string | null {
  let sets: {
    readonly first: ReadonlySet<string>;
    readonly answering: ReadonlySet<string>;
    readonly staff: ReadonlySet<string>;
  } | null = null;
  return (id, modules) => {
    sets ??= {
      first: broughtBy(modules, ['main.tsx']),
      answering: broughtBy(modules, ['features/submissions/answer/public-answer-screen.tsx']),
      staff: broughtBy(modules, [
        'app/shell/staff-shell.tsx',
        'features/forms/list/form-list-screen.tsx',
        'features/forms/editor/editor-screen.tsx',
      ]),
    };
    if (sets.first.has(id) || !sets.answering.has(id)) return null;
    return sets.staff.has(id) ? 'shared' : 'answering';
  };
}

export default defineConfig({
  plugins: [react(), stylesAfterOutline(), answeringLinks(), serviceWorker(), compressedFiles()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] } },
    },
  },
});
