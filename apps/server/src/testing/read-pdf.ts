// A PDF as a reader program sees it: text, structure, pictures and metadata.
import { extractImages, getResolvedPDFJS } from 'unpdf';

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
}

export interface ReadPage {
  readonly text: string;
  readonly images: number;
  /** In points. */
  readonly width: number;
  /** Where its rightmost text ends, in points from the left. */
  readonly right: number;
}

interface StructNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructNode[];
}

function nodesOf(node: StructNode | null): readonly StructNode[] {
  return node ? [node, ...(node.children ?? []).flatMap(nodesOf)] : [];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { getDocument, OPS } = await getResolvedPDFJS();
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  try {
    const pages: ReadPage[] = [];
    const nodes: StructNode[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const operators = await page.getOperatorList();
      nodes.push(...nodesOf((await page.getStructTree()) as StructNode | null));
      pages.push({
        text: items.map((item) => ('str' in item ? item.str : '')).join('\n'),
        images: operators.fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
        width: page.view[2] ?? 0,
        right: Math.max(0, ...items.map((item) => ('str' in item ? item.transform[4] + item.width : 0))),
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
    };
  } finally {
    await task.destroy();
  }
}

/** The pixels of the pictures on its first page. */
export async function picturesIn(bytes: Uint8Array) {
  return extractImages(new Uint8Array(bytes), 1);
}
