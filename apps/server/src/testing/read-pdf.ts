// A PDF as a reader program sees it: text, structure, pictures and metadata.
import { extractImages, getResolvedPDFJS } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  /** All text, one line per piece. */
  readonly text: string;
  readonly title: string;
  readonly language: string;
  /** Accessible by the standard PDF/UA-1. */
  readonly accessible: boolean;
  /** Roles of the structure tree over all pages, e.g. H1, Table, Figure. */
  readonly roles: readonly string[];
  /** Alternative texts of figures. */
  readonly alternatives: readonly string[];
  /** Label and text of each item of its lists, those without a label left out. */
  readonly terms: readonly (readonly [label: string, text: string])[];
}

export interface ReadPage {
  readonly text: string;
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Where its rightmost text ends, in points from the left. */
  readonly right: number;
}

interface StructNode {
  readonly role?: string;
  readonly alt?: string;
  /** Of a piece of content. */
  readonly id?: string;
  readonly children?: readonly StructNode[];
}

function nodesOf(node: StructNode | null): readonly StructNode[] {
  return node ? [node, ...(node.children ?? []).flatMap(nodesOf)] : [];
}

type MarkedText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The text of each piece of content that the structure tree names, by its id. */
function textsOf({ items }: MarkedText): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1);
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  return texts;
}

function termsOf(nodes: readonly StructNode[], texts: ReadonlyMap<string, string>): ReadPdf['terms'] {
  const said = (item: StructNode, role: string) => {
    const found = (item.children ?? []).filter((child) => child.role === role).flatMap(nodesOf);
    return found
      .map(({ id }) => texts.get(id ?? '') ?? '')
      .join('')
      .trim();
  };
  return nodes
    .filter(({ role }) => role === 'LI')
    .map((item) => [said(item, 'Lbl'), said(item, 'LBody')] as const)
    .filter(([label]) => label !== '');
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { getDocument } = await getResolvedPDFJS();
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  try {
    const pages: ReadPage[] = [];
    const nodes: StructNode[] = [];
    const terms: ReadPdf['terms'][number][] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const content = await page.getTextContent({ includeMarkedContent: true });
      const own = nodesOf(await page.getStructTree());
      nodes.push(...own);
      terms.push(...termsOf(own, textsOf(content)));
      const pieces = content.items.filter((item) => 'str' in item);
      pages.push({
        text: pieces.map(({ str }) => str).join('\n'),
        width: page.view[2] ?? 0,
        height: page.view[3] ?? 0,
        right: Math.max(0, ...pieces.map(({ transform, width }) => transform[4] + width)),
      });
    }
    const { info, metadata } = (await document.getMetadata()) as unknown as {
      readonly info: Readonly<Record<string, string>>;
      readonly metadata: { readonly get: (name: string) => unknown } | null;
    };
    return {
      pages,
      text: pages.map(({ text }) => text).join('\n'),
      title: info['Title'] ?? '',
      language: info['Language'] ?? '',
      accessible: metadata?.get('pdfuaid:part') === '1',
      roles: nodes.flatMap(({ role }) => (role ? [role] : [])),
      alternatives: nodes.flatMap(({ alt }) => (alt ? [alt] : [])),
      terms,
    };
  } finally {
    await task.destroy();
  }
}

/** How high its pages are, in points, and what the last one says; reading all of a long one takes seconds. */
export async function measurePdf(
  bytes: Uint8Array,
): Promise<{ readonly heights: readonly number[]; readonly lastText: string }> {
  const { getDocument } = await getResolvedPDFJS();
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  try {
    const heights: number[] = [];
    for (let number = 1; number <= document.numPages; number++)
      heights.push((await document.getPage(number)).view[3] ?? 0);
    const { items } = await (await document.getPage(document.numPages)).getTextContent();
    return { heights, lastText: items.map((item) => ('str' in item ? item.str : '')).join('\n') };
  } finally {
    await task.destroy();
  }
}

/** How many pictures are drawn on its first page. */
export async function countPictures(bytes: Uint8Array): Promise<number> {
  const { getDocument, OPS } = await getResolvedPDFJS();
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const { fnArray } = await (await (await task.promise).getPage(1)).getOperatorList();
    return fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  } finally {
    await task.destroy();
  }
}

/** The pixels of the pictures on its first page. */
export async function picturesIn(bytes: Uint8Array) {
  return extractImages(new Uint8Array(bytes), 1);
}
