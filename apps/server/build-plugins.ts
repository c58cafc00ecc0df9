// What our build of the server adds to Vite's: where the sources find their files once they stand in a few built ones, and
// text that takes half of the memory.
// rules: X2.03
import { basename, dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A program of ours that is started as a thread or a process of its own. */
const PROGRAM = /new URL\('(\.\/[\w./-]+\.ts)', import\.meta\.url\)/g;

/**
 * Templates, fonts, SQL and the demonstration are read from where they are in the checkout: `import.meta.dirname` and
 * `import.meta.url` stay those of the source. Threads and processes are built too, each a file beside the main one.
 */
export function filesOfSources(): Plugin {
  let root = '';
  return {
    name: 'files-of-sources',
    apply: 'build',
    // Before the types are taken out, which also writes the quotes anew.
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta')) return undefined;
      const at = JSON.stringify(`../${relative(root, id)}`);
      const folder = JSON.stringify(`/../${relative(root, dirname(id))}`);
      const placed = code
        .replaceAll(PROGRAM, (_, path: string) => {
          const fileName = basename(path).replace(/\.ts$/, '.js');
          this.emitFile({ type: 'chunk', id: resolve(dirname(id), path), fileName });
          return `new URL('./${fileName}', import.meta.BUILT)`;
        })
        .replaceAll(/import\.meta\.url\b/g, `new URL(${at}, import.meta.url).href`)
        .replaceAll(/import\.meta\.dirname\b/g, `(import.meta.dirname + ${folder})`)
        .replaceAll('import.meta.BUILT', 'import.meta.url');
      // The lines stay what they are.
      return { code: placed, map: null };
    },
  };
}

/** Node keeps a program's text in two bytes a letter if one letter of the file is not ASCII: such letters are escaped. */
export function lettersOfOneByte(): Plugin {
  return {
    name: 'letters-of-one-byte',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
    },
  };
}

/** As strings, templates, names and regular expressions understand it, each half of a pair by itself. */
function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
