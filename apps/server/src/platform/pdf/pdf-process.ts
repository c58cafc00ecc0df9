// The drawing process: one PDF at a time, outside of the event loop that answers requests. It uses only our
// own fonts, because those of the machine would make PDFs differ between machines.
// rules: X18.01-X18.03
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PdfReply, PdfStandard, PdfToMake } from './pdf-message.ts';

const require = createRequire(import.meta.url);
const FONTS = dirname(require.resolve('@expo-google-fonts/source-sans-3/package.json'));
const STYLES = ['400Regular', '400Regular_Italic', '600SemiBold'] as const;
/** Everything is drawn from memory; a template cannot read files from the disk. */
const WORLD = join(import.meta.dirname, 'no-such-folder');
/** Number of cached results between PDFs: they are of no use for the next one. */
const KEPT = 0;

const fontBlobs = STYLES.map((style) => readFileSync(join(FONTS, style, `SourceSans3_${style}.ttf`)));
const compiler = NodeCompiler.create({ workspace: WORLD, fontArgs: [{ fontBlobs }] });

function drawn(standard: PdfStandard): PdfReply {
  const content = compiler.pdf({ mainFilePath: join(WORLD, 'main.typ') }, { pdfStandard: standard });
  return { made: true, content, standard };
}

function draw({ sources, files }: PdfToMake): PdfReply {
  for (const [path, source] of Object.entries(sources)) compiler.addSource(join(WORLD, path), source);
  for (const [path, bytes] of Object.entries(files))
    compiler.mapShadow(join(WORLD, path), Buffer.from(bytes));
  try {
    return drawn('ua-1');
  } catch (error) {
    if (!String(error).includes('PDF/UA-1')) throw error;
    return drawn('1.7');
  } finally {
    compiler.resetShadow();
    compiler.evictCache(KEPT);
  }
}

/** Error messages quote the data, and they go to the log. */
function withoutData(reason: string): string {
  return reason.replace(/`[^`]*`/g, '`…`');
}

process.on('message', (asked: PdfToMake) => {
  let reply: PdfReply;
  try {
    reply = draw(asked);
  } catch (error) {
    reply = { made: false, reason: withoutData(String(error)).slice(0, 500) };
  }
  process.send?.(reply);
});
// The parent process is gone.
process.on('disconnect', () => process.exit(0));
