// The messages to and from the drawing process.

export interface PdfToMake {
  /**
   * Path inside the PDF's own file system -> template; `/main.typ` is drawn. Templates are ours, never input.
   */
  readonly sources: Readonly<Record<string, string>>;
  /** Path -> bytes: data as JSON, pictures. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/**
 * `ua-1` is accessible by the standard; `1.7` is tagged too, but some character has no glyph in our fonts.
 */
export type PdfStandard = 'ua-1' | '1.7';

export interface MadePdf {
  readonly content: Uint8Array;
  readonly standard: PdfStandard;
}

export type PdfReply =
  | ({ readonly made: true } & MadePdf)
  | { readonly made: false; readonly reason: string };
