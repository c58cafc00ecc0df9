// What looks for viruses in a file, as the rest of the program sees it.
// rules: X37.35, X37.36

export interface FileScanner {
  /** Resolves only when the whole content was scanned and nothing was found. Throws InfectedFile, ScanFailure. */
  readonly scan: (content: Iterable<Buffer> | AsyncIterable<Buffer>) => Promise<void>;
}

/** For an installation that has no scanner. */
export const noScanner: FileScanner = { scan: () => Promise.resolve() };

/** `message` is the name that the scanner has for what it found. */
export class InfectedFile extends Error {
  override readonly name = 'InfectedFile';
}

/**
 * no-answer: not reached, silent, or gone before it answered.
 * garbled: it answered, but not as a scanner does, or before it had the whole file.
 * busy: as many files wait for it as may.
 * too-large: it does not take files of this size.
 */
export type ScanFailureKind = 'no-answer' | 'garbled' | 'busy' | 'too-large';

export class ScanFailure extends Error {
  override readonly name = 'ScanFailure';
  readonly kind: ScanFailureKind;

  constructor(kind: ScanFailureKind, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}
