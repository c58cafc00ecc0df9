// What a feed cannot do with an option of its URL: which words they are, where they stand, and whether OData has them.
// rules: X38.82

/** `unsupported`: OData has it, this feed does not. */
export class FeedRefusal extends Error {
  readonly kind: 'wrong' | 'unsupported';
  readonly column: number;

  constructor(kind: 'wrong' | 'unsupported', what: string, column: number) {
    super(what);
    this.kind = kind;
    this.column = column;
  }
}
