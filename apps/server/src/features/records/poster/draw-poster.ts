// Draws the poster of a form: logo and name of the municipality, title, what to do in Spanish and in the languages of the
// form, a large code to scan, and the short URL in type for who has no camera.
// rules: X38.23, X38.24
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writtenLanguage } from '@constancia/messages/languages.ts';
import { paperTexts } from '@constancia/messages/paper-texts.ts';
import { type FileStore, isFileKey } from '../../../platform/files/file-store.ts';
import { type PrintedImage, printedImage } from '../../../platform/images/printed-image.ts';
import type { PdfMaker } from '../../../platform/pdf/pdf-maker.ts';
import { qrCode } from '../../../platform/pdf/qr-code.ts';

export interface PosterDrawing {
  readonly store: FileStore;
  readonly pdf: PdfMaker;
}

export interface Poster {
  readonly municipality: string;
  readonly title: string;
  /** Short URL with its host. */
  readonly url: string;
  /** Languages of the form besides its own, by code. */
  readonly languages: readonly string[];
  /** Storage key of the municipality's logo; '' for none. */
  readonly logo: string;
}

const TEMPLATE = readFileSync(join(import.meta.dirname, 'poster.typ'), 'utf8');
/** Pixels: 22 mm high on paper, at any width. */
const LOGO_SIDE = 1_000;

export async function drawPoster({ store, pdf }: PosterDrawing, poster: Poster): Promise<Buffer> {
  const { municipality, title, url, languages } = poster;
  const logo = await logoOf(store, poster.logo);
  const lines = linesIn(languages);
  const data = {
    municipality,
    title,
    url,
    lines,
    language: 'es',
    logo: logo !== null,
    // Long titles and many languages leave the code large and everything on one page.
    titleSize: title.length > 160 ? 16 : title.length > 60 ? 24 : 34,
    codeWidth: title.length > 160 || lines.length > 4 ? 80 : 105,
    urlSize: url.length > 60 ? 12 : url.length > 40 ? 16 : 20,
  };
  const files: Record<string, Buffer> = {
    '/data.json': Buffer.from(JSON.stringify(data)),
    '/qr.svg': await qrCode(url),
    ...(logo && { '/logo.jpg': logo.content }),
  };
  const { content } = await pdf.make({ sources: { '/main.typ': TEMPLATE }, files });
  return Buffer.from(content);
}

/** Spanish first; a language that says it in the same words is not repeated. */
function linesIn(languages: readonly string[]): readonly { language: string; text: string }[] {
  const said = new Map<string, string>();
  for (const language of ['es', ...languages]) {
    const text = paperTexts(language).record['record.scan-form'];
    if (!said.has(text)) said.set(text, writtenLanguage(language));
  }
  return [...said].map(([text, language]) => ({ language, text }));
}

async function logoOf(store: FileStore, key: string): Promise<PrintedImage | null> {
  const stored = isFileKey(key) ? await store.open(key) : null;
  return stored && printedImage(await buffer(stored.content), { maxSide: LOGO_SIDE });
}
