// The only error that users of an outside system get when it fails.
// rules: X23.01

/**
 * no-answer: no reply, or not in time. refused: it took the request and did not do it.
 * bad-answer: the reply has another shape. not-configured: this installation has no URL for it.
 */
export type OutsideFailureKind = 'no-answer' | 'refused' | 'bad-answer' | 'not-configured';

export class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure';
  readonly kind: OutsideFailureKind;

  constructor(kind: OutsideFailureKind, what: string, options?: ErrorOptions) {
    super(`${kind}: ${what}`, options);
    this.kind = kind;
  }
}

/** The URL that a municipality named leads to an address that is not public: nothing was asked. */
export class NotPublic extends OutsideFailure {
  constructor() {
    super('not-configured', 'the address is not public');
  }
}
