// Draws a record: the sheet from the domain and the files that it names become one PDF. A missing or broken
// picture is replaced by a note with its name. When the file storage does not answer, no record is made,
// because the picture may still be there. Of a document that is gone its line says so.
// rules: P1.11, X18.01-X18.05, X18.19, X39.65
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RecordSheet } from '@constancia/domain/presentation/record/record.ts';
import { blursOf } from '@constancia/domain/submissions/evidence/photo-blur.ts';
import { type BlurMark, type Mark, marksSvg } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { type FileStore, isFileKey } from '../../platform/files/file-store.ts';
import { type PrintedImage, printedImage } from '../../platform/images/printed-image.ts';
import type { PdfMaker } from '../../platform/pdf/pdf-maker.ts';
import type { MadePdf } from '../../platform/pdf/pdf-message.ts';
import { qrCode } from '../../platform/pdf/qr-code.ts';

export interface RecordDrawing {
  readonly store: FileStore;
  readonly pdf: PdfMaker;
}

/** Pixels: a photo over half a page at 200 dots per inch, a header over the full width. */
const PHOTO_SIDE = 800;
const HEADER_SIDE = 1_400;

/** A file as the template gets it; `path` is null when it cannot be drawn. */
interface DrawnFile {
  readonly path: string | null;
  readonly name: string;
  /** Stands under the picture: when and where it was taken; '' for nothing. */
  readonly note: string;
  /** The picture that is laid over this one; null for none. */
  readonly marks: { readonly path: string; readonly alt: string } | null;
  readonly ratio: number;
  /** A file that is listed by its name, and that the storage does not have. */
  readonly missing: boolean;
}

const TEMPLATES = join(import.meta.dirname, 'templates');
const template = (name: string) => readFileSync(join(TEMPLATES, `${name}.typ`), 'utf8');
const BLOCKS = template('blocks');
const MAIN = { record: template('record'), certificate: template('certificate') } as const;

export interface DrawnRecord extends MadePdf {
  /** Keys of the pictures that are replaced by a note. */
  readonly notShown: readonly string[];
}

export interface PhotoMarks {
  readonly marks: readonly Mark[];
  /** What they say, to who does not see them. */
  readonly alt: string;
}

interface FileTexts {
  /** The names that people gave the files, by storage key. */
  readonly names: ReadonlyMap<string, string>;
  /** What stands under photos. */
  readonly notes: ReadonlyMap<string, string>;
  /** What is drawn over photos. */
  readonly marks: ReadonlyMap<string, PhotoMarks>;
}

/** Throws what the storage throws. */
export async function drawRecord(
  { store, pdf }: RecordDrawing,
  sheet: RecordSheet,
  { names, notes, marks }: FileTexts,
): Promise<DrawnRecord> {
  const content: Record<string, Uint8Array> = {};
  const files: Record<string, DrawnFile> = {};
  const pictures = [...new Set(picturesOf(sheet))];
  const drawing = pictures.map(async (key, at) => {
    const over = marks.get(key);
    const image = await picture(store, sheet, { key, blurs: blursOf(over?.marks ?? []) });
    const path = image && `/picture-${at}.jpg`;
    const marksPath = `/marks-${at}.svg`;
    files[key] = {
      path,
      name: names.get(key) ?? '',
      note: notes.get(key) ?? '',
      marks: image && over ? { path: marksPath, alt: over.alt } : null,
      ratio: image?.ratio ?? 1,
      missing: image === null,
    };
    if (image && path) content[path] = image.content;
    if (image && over) content[marksPath] = marksLayer(over, image.ratio);
  });
  const listing = [...new Set(otherFilesOf(sheet))].map(async (key) => {
    const missing = !(await isThere(store, key));
    files[key] = { path: null, name: names.get(key) ?? '', note: '', marks: null, ratio: 1, missing };
  });
  await Promise.all([...drawing, ...listing]);
  if (sheet.lookUpUrl !== '') content['/qr.svg'] = await qrCode(sheet.lookUpUrl);
  // Sorted, so that the order does not depend on which picture was read first.
  const inOrder = Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const data = { sheet, files: inOrder, moment: momentOf(sheet.changedAt) };
  content['/data.json'] = Buffer.from(JSON.stringify(data));
  const sources = { '/blocks.typ': BLOCKS, '/main.typ': MAIN[sheet.layout] };
  const made = await pdf.make({ sources, files: content });
  return { ...made, notShown: pictures.filter((key) => files[key]?.path === null) };
}

/** As large as the picture is printed at most; it is scaled with it. */
function marksLayer({ marks }: PhotoMarks, ratio: number): Uint8Array {
  const size = { width: PHOTO_SIDE, height: Math.max(1, Math.round(PHOTO_SIDE / ratio)) };
  return Buffer.from(marksSvg(marks, size));
}

function picturesOf({ headerImage, options, sections, signatures }: RecordSheet): readonly string[] {
  const inAnswers = answersOf(sections).flatMap(({ pictures }) => pictures.map(({ key }) => key));
  const logo = options.logo ? [options.logo.image] : [];
  return [headerImage, ...logo, ...inAnswers, ...signatures.map(({ image }) => image)].filter(
    (key) => key !== '',
  );
}

function otherFilesOf({ sections }: RecordSheet): readonly string[] {
  return answersOf(sections).flatMap(({ files }) => files.map(({ key }) => key));
}

function answersOf(sections: RecordSheet['sections']) {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.type === 'answer') return [block];
      return block.type === 'group' ? block.blocks : [];
    }),
  );
}

/** Reads its first byte at most. */
async function isThere(store: FileStore, key: string): Promise<boolean> {
  const stored = isFileKey(key) ? await store.open(key, { first: 0, last: 0 }) : null;
  stored?.content.destroy();
  return stored !== null;
}

/** Null when the file is gone or is not a picture; imported submissions may name anything. */
async function picture(
  store: FileStore,
  sheet: RecordSheet,
  { key, blurs }: { readonly key: string; readonly blurs: readonly BlurMark[] },
): Promise<PrintedImage | null> {
  const stored = isFileKey(key) ? await store.open(key) : null;
  if (!stored) return null;
  const maxSide = key === sheet.headerImage ? HEADER_SIDE : PHOTO_SIDE;
  return printedImage(await buffer(stored.content), { maxSide, blurs });
}

/**
 * The document's date is that of the submission, not the current time, so that the same submission gives the
 * same bytes.
 */
function momentOf(iso: string) {
  const at = new Date(iso);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  };
}
