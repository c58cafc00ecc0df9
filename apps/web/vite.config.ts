// Builds the browser application. Pages for citizens come first: their chunks hold nothing of the staff side (component
// library, data grid), and `npm run bench` measures their weight. scripts/dev/dev-server.mjs adds what development needs.
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { answeringLinks, compressedFiles, serviceWorker, stylesAfterOutline } from './build-plugins.ts';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

/** What these modules bring along at once, themselves included; `later`: also what they load when it is needed. */
function broughtBy(
  modules: Modules,
  entries: readonly string[],
  { later = false }: { readonly later?: boolean } = {},
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = entries.map(source);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    waiting.push(...importedIds, ...(later ? dynamicallyImportedIds : []).filter((to) => to !== PREVIEW));
  }
  return found;
}

/** Staff open it with the pages of citizens, from the editor. */
const PREVIEW = source('features/forms/preview/preview-screen.tsx');

/** No page of a citizen loads them (X24.01), though some could reach them. */
const LIBRARIES_OF_STAFF = /\/node_modules\/(react-router|@tanstack)\//;
const COMPONENT_LIBRARY = /\/node_modules\/(@mui|@emotion|react-transition-group)\//;

/** A module of ours that brings no library of the staff side. */
const isLight = (id: string, modules: Modules) =>
  !id.includes('/node_modules/') &&
  [...broughtBy(modules, [id])].every((to) => !LIBRARIES_OF_STAFF.test(to) && !COMPONENT_LIBRARY.test(to));

/** Small, and needed by every page: one file, because each file costs the first page half a kilobyte of headers. */
const FIRST_STEPS =
  /vite\/preload-helper|\/node_modules\/react\/|\/(?:answerer|api-client|session-ended)\.ts$/;

interface Sets {
  /** What every page needs. */
  readonly first: ReadonlySet<string>;
  /** What answering needs at once. */
  readonly answering: ReadonlySet<string>;
  /** What questions that take files need at once. */
  readonly files: ReadonlySet<string>;
  /** What every screen of staff needs, also one that does without the component library. */
  readonly staffFirst: ReadonlySet<string>;
  /** What the screen needs on which staff answer, which does without it. */
  readonly staffAnswering: ReadonlySet<string>;
  /** What the first screens of staff need at once. */
  readonly staff: ReadonlySet<string>;
  /** What a citizen's browser may ever load. */
  readonly citizens: ReadonlySet<string>;
}

const setsOf = (modules: Modules): Sets => ({
  first: broughtBy(modules, ['main.tsx']),
  answering: broughtBy(modules, ['features/submissions/answer/public-answer-screen.tsx']),
  files: broughtBy(modules, ['answering/files/attachment-fields.tsx']),
  staffFirst: broughtBy(modules, ['app/staff-app.ts', 'app/shell/staff-shell.tsx']),
  staffAnswering: broughtBy(modules, ['features/submissions/answer/answer-screen.tsx']),
  staff: broughtBy(modules, [
    'app/shell/staff-shell.tsx',
    'features/forms/list/form-list-screen.tsx',
    'features/forms/editor/editor-screen.tsx',
  ]),
  citizens: broughtBy(modules, ['app/public-screens.tsx'], { later: true }),
});

/**
 * Left alone, every meeting of two screens becomes a file of its own: thirty for the first page of a citizen, ninety for
 * one of staff. So there is one file for what answering needs at once, one for what staff screens share with it, one for
 * questions that take files, one for what every screen of staff needs, one for what at least three screens of staff share, and
 * one for the little that the first screens of staff share with what a citizen may need later.
 */
function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let sets: Sets | null = null;
  return [
    { name: 'first-steps', test: FIRST_STEPS, priority: 3 },
    {
      name: (id, modules) => {
        sets ??= setsOf(modules);
        if (sets.first.has(id) || !sets.answering.has(id)) return null;
        return sets.staff.has(id) ? 'shared' : 'answering';
      },
      debugName: 'answering',
      priority: 2,
    },
    {
      name: (id, modules) => {
        sets ??= setsOf(modules);
        return !sets.first.has(id) && sets.files.has(id) ? 'files' : null;
      },
      debugName: 'files',
      priority: 1,
    },
    {
      name: (id, modules) => {
        sets ??= setsOf(modules);
        if (LIBRARIES_OF_STAFF.test(id)) return 'staff-first';
        if (sets.first.has(id) || sets.citizens.has(id)) return null;
        if (sets.staffFirst.has(id)) return 'staff-first';
        return sets.staffAnswering.has(id) ? 'staff-answering' : null;
      },
      debugName: 'staff-first',
      priority: 0.6,
    },
    {
      name: (id, modules) => {
        sets ??= setsOf(modules);
        if (sets.first.has(id)) return null;
        if (!sets.citizens.has(id)) return 'staff';
        return COMPONENT_LIBRARY.test(id) ? 'components' : null;
      },
      debugName: 'staff',
      priority: 0.5,
      minShareCount: 3,
    },
    {
      name: (id, modules) => {
        sets ??= setsOf(modules);
        if (sets.first.has(id) || !sets.staff.has(id) || !sets.citizens.has(id)) return null;
        return isLight(id, modules) ? 'staff-and-later' : null;
      },
      debugName: 'staff-and-later',
      priority: 0.4,
    },
  ];
}

/**
 * Seven letters of a hash tell two versions of a file apart as well as the usual eight, and the first page of a citizen names
 * two hundred files: each letter counts, because nothing compresses it. Fewer are not taken.
 */
const hashed = (ending: string) => `assets/[name]-[hash:7]${ending}`;

export default defineConfig({
  plugins: [react(), stylesAfterOutline(), answeringLinks(), serviceWorker(), compressedFiles()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
        entryFileNames: hashed('.js'),
        chunkFileNames: hashed('.js'),
        assetFileNames: hashed('[extname]'),
      },
    },
  },
});
