// The system outside that takes letters and brings them to people. rules: A7.15, W13, X19.06-X19.10
export interface Letter {
  /** The same for every try: who gets it twice can tell. Letters, digits, dots and hyphens. */
  readonly id: string;
  readonly date: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly LetterAttachment[];
}

export interface LetterAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export interface MailTransport {
  /** `outbox`: letters are written to a folder and wait there. */
  readonly kind: 'smtp' | 'outbox';
  /** Resolves when the other side has taken the letter. Throws MailFailure. */
  readonly send: (letter: Letter) => Promise<void>;
}

/**
 * no-answer: nobody answered, or not as a mail server does; it says nothing of the address.
 * refused-now: the server is there and takes nothing for the moment, of this address or of us.
 * refused: this address or letter, for good.
 * not-configured: there is nobody to give it to.
 */
export type MailFailureKind = 'no-answer' | 'refused-now' | 'refused' | 'not-configured';

export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly kind: MailFailureKind;

  constructor(kind: MailFailureKind, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}
