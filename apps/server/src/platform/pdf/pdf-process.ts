// The drawing process: one PDF at a time, outside of the event loop that answers requests. It uses only our
// own fonts, because those of the machine would make PDFs differ between machines.
// rules: X18.01-X18.03
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { familiesFor, fontFiles } from './fonts.ts';
import type { PdfReply, PdfStandard, PdfToMake } from './pdf-message.ts';

/** Everything is drawn from memory; a template cannot read files from the disk. */
const WORLD = join(import.meta.dirname, 'no-such-folder');
/** Number of cached results between PDFs: they are of no use for the next one. */
const KEPT = 0;
const PLAIN = familiesFor('').join();
/** Where templates read which fonts they may use, in their order. */
const FAMILIES = '/fonts.json';

const compilers = new Map<string, NodeCompiler>();

function compilerWith(families: readonly string[]): NodeCompiler {
  const name = families.join();
  const compiler =
    compilers.get(name) ??
    NodeCompiler.create({ workspace: WORLD, fontArgs: [{ fontBlobs: [...fontFiles(families)] }] });
  // The one for plain text stays; of the others only the last is kept.
  for (const other of compilers.keys()) if (other !== PLAIN) compilers.delete(other);
  compilers.set(name, compiler);
  return compiler;
}

function drawn(compiler: NodeCompiler, standard: PdfStandard): PdfReply {
  const content = compiler.pdf({ mainFilePath: join(WORLD, 'main.typ') }, { pdfStandard: standard });
  return { made: true, content, standard };
}

/** The texts of a PDF: what its templates read as JSON. */
function textsOf({ sources, files }: PdfToMake): string {
  const data = Object.entries(files).filter(([path]) => path.endsWith('.json'));
  return [...Object.values(sources), ...data.map(([, bytes]) => Buffer.from(bytes).toString('utf8'))].join(
    '',
  );
}

function draw(pdf: PdfToMake): PdfReply {
  const { sources, files } = pdf;
  const families = familiesFor(textsOf(pdf));
  const compiler = compilerWith(families);
  for (const [path, source] of Object.entries(sources)) compiler.addSource(join(WORLD, path), source);
  for (const [path, bytes] of Object.entries(files))
    compiler.mapShadow(join(WORLD, path), Buffer.from(bytes));
  compiler.mapShadow(join(WORLD, FAMILIES), Buffer.from(JSON.stringify(families)));
  try {
    return drawn(compiler, 'ua-1');
  } catch (error) {
    if (!String(error).includes('PDF/UA-1')) throw error;
    return drawn(compiler, '1.7');
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
