// What our build adds to Vite's: the service worker with the list of the files that it keeps, a page that paints before
// its style sheet has arrived, and every file compressed once instead of at each visit.
// rules: X31.47, X31.48, X31.86, X39.30
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A style sheet in the head would hold the outline of the page back until it has arrived. */
export function stylesAfterOutline(): Plugin {
  return {
    name: 'styles-after-outline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const links = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
        const bare = links.reduce((rest, link) => rest.replace(link, ''), html);
        return bare.replace('  </body>', `${links.join('')}  </body>`);
      },
    },
  };
}

/** The screen that citizens answer on: the server names its files in the page, so that they do not wait for the entry. */
const ANSWERING = 'features/submissions/answer/public-answer-screen.tsx';
/** The texts of most citizens; others download theirs a moment later. */
const TEXTS = 'messages/src/es/first-texts.ts';

/** Lists the files of the answering page for the server, as links for the head of the page. */
export function answeringLinks(): Plugin {
  return {
    name: 'answering-links',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(ANSWERING) || id.endsWith(TEXTS))
          ? [file.fileName]
          : [],
      );
      const links = [...broughtBy(bundle, chunks)].map((file) =>
        file.endsWith('.css')
          ? `<link rel="preload" as="style" crossorigin href="/${file}">`
          : `<link rel="modulepreload" crossorigin href="/${file}">`,
      );
      this.emitFile({ type: 'asset', fileName: 'answering-links.html', source: links.join('\n') });
    },
  };
}

/** A file smaller than that is hardly smaller compressed. */
const COMPRESSED_FROM = 512;

/** Writes `.br` and `.gz` beside scripts and styles; the server sends what the browser can read. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
      if (dir !== undefined) await Promise.all(names.map((name) => compress(resolve(dir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < COMPRESSED_FROM) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const name = nameOf(bundle);
      const files = [{ url: '/', revision: name }, await iconFile(), ...entryFiles(bundle)];
      const field = fieldFiles(bundle, this);
      const source = await workerCode({ name, files, field });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

interface KeptFile {
  readonly url: string;
  /** Null for a file whose name changes with its content. */
  readonly revision: string | null;
}

/** Changes with every file of the build. */
function nameOf(bundle: Bundle): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(bundle).sort()) hash.update(file);
  return hash.digest('hex').slice(0, 12);
}

/** The icon of every page keeps its name when its content changes. */
async function iconFile(): Promise<KeptFile> {
  const icon = await readFile(resolve(import.meta.dirname, 'public/icon.svg'));
  return { url: '/icon.svg', revision: createHash('sha256').update(icon).digest('hex').slice(0, 12) };
}

/** What every page needs; all other files are kept when a page loads them. */
function entryFiles(bundle: Bundle): readonly KeptFile[] {
  const entries = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? [file.fileName] : [],
  );
  return [...broughtBy(bundle, entries)].map((file) => ({ url: `/${file}`, revision: null }));
}

/** These chunks, what they import, and its style sheets. */
function broughtBy(bundle: Bundle, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) continue;
    found.add(name);
    waiting.push(...file.imports);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  }
  return found;
}

/** What is open in the field without a connection: the day, answering, completing, and what waits to be sent. */
const FIELD_SCREENS = [
  'app/staff-app.ts',
  'app/shell/staff-shell.tsx',
  'app/shell/staff-frame.tsx',
  'features/work-orders/own-day-screen.tsx',
  'features/work-orders/prepare/prepare-screen.tsx',
  'features/submissions/answer/answer-screen.tsx',
  'features/submissions/answer/saved-screen.tsx',
  'features/submissions/drafts/drafts-screen.tsx',
  'features/review/edit-screen.tsx',
];
/** The router names every screen, and screens of citizens open the editor's preview: neither is followed further. */
const NOT_FOLLOWED = /\/app\/(screens|public-screens|router)\.tsx$/;

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** URLs of all that these screens may load, with the texts of every language. */
function fieldFiles(bundle: Bundle, modules: Modules): readonly string[] {
  const found = new Set<string>();
  const waiting = FIELD_SCREENS.map((path) => resolve(import.meta.dirname, 'src', path));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    waiting.push(...importedIds, ...(NOT_FOLLOWED.test(id) ? [] : dynamicallyImportedIds));
  }
  const chunks = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => found.has(id)) ? [file.fileName] : [],
  );
  return [...broughtBy(bundle, chunks)].map((file) => `/${file}`);
}

interface WorkerFiles {
  readonly name: string;
  readonly files: readonly KeptFile[];
  readonly field: readonly string[];
}

async function workerCode({ name, files, field }: WorkerFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      PRECACHED_FILES: JSON.stringify(files),
      FIELD_FILES: JSON.stringify(field),
      BUILD_NAME: JSON.stringify(name),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      copyPublicDir: false,
      lib: {
        entry: resolve(import.meta.dirname, 'src/service-worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
      },
    },
  });
  const [first] = [built].flat();
  const code = first && 'output' in first ? first.output[0].code : undefined;
  if (code === undefined) throw new Error('the service worker was not built');
  return code;
}
