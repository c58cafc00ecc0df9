// The one way in which a system outside fails for those who asked it. rules: X23.01

/**
 * no-answer: nobody there, or not in time. refused: it took the call and did not do it.
 * bad-answer: it said something else than it should. not-configured: this installation has no address for it.
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
