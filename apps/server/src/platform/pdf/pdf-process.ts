// The process that draws: one document at a time, away from the loop that answers requests. Our own type only: what
// lies on the machine would make documents differ between machines. rules: X18.01-X18.03
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PdfAnswer, PdfStandard, PdfToMake } from './pdf-message.ts';

const require = createRequire(import.meta.url);
const FONTS = dirname(require.resolve('@expo-google-fonts/source-sans-3/package.json'));
const STYLES = ['400Regular', '400Regular_Italic', '600SemiBold'] as const;
/** Drawn from memory; nothing of the disk can be read through it. */
const WORLD = join(import.meta.dirname, 'no-such-folder');
/** Results kept between documents: none of one is of use to the next. */
const KEPT = 0;

const fontBlobs = STYLES.map((style) => readFileSync(join(FONTS, style, `SourceSans3_${style}.ttf`)));
const compiler = NodeCompiler.create({ workspace: WORLD, fontArgs: [{ fontBlobs }] });

function drawn(standard: PdfStandard): PdfAnswer {
  const content = compiler.pdf({ mainFilePath: join(WORLD, 'main.typ') }, { pdfStandard: standard });
  return { made: true, content, standard };
}

function draw({ sources, files }: PdfToMake): PdfAnswer {
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

/** Reasons quote what they are about, and go to the log. */
function withoutData(reason: string): string {
  return reason.replace(/`[^`]*`/g, '`…`');
}

process.on('message', (asked: PdfToMake) => {
  let answer: PdfAnswer;
  try {
    answer = draw(asked);
  } catch (error) {
    answer = { made: false, reason: withoutData(String(error)).slice(0, 500) };
  }
  process.send?.(answer);
});
// Who asked is gone, however it ended.
process.on('disconnect', () => process.exit(0));
