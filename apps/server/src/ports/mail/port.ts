// The outside system that accepts e-mails and delivers them.
// rules: A7.15, W13, X19.06-X19.10, X33.85
export interface Mail {
  /** The municipality that writes; it may have a sender of its own. */
  readonly municipalityId: string;
  /**
   * The same for every attempt, so that the receiver can recognise a repeated e-mail. Letters, digits, dots
   * and hyphens.
   */
  readonly id: string;
  readonly date: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly AttachedFile[];
}

/** How a municipality signs its e-mails; '' where the installation's sender stays as it is. */
export interface MailSender {
  readonly name: string;
  readonly replyTo: string;
}

/** Asked for each e-mail, so that a change holds for the next one. */
export type SenderOf = (municipalityId: string) => Promise<MailSender>;

export interface AttachedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export interface MailTransport {
  /** `outbox`: e-mails are written to a folder and wait there. */
  readonly kind: 'smtp' | 'outbox';
  /** Resolves when the other side has accepted the e-mail. Throws MailFailure. */
  readonly send: (mail: Mail) => Promise<void>;
}

/**
 * no-answer: no reply, or not one of a mail server; this says nothing about the recipient.
 * refused-now: the server accepts nothing at the moment, for this recipient or from us.
 * refused: this recipient or e-mail is refused for good.
 * not-configured: there is no mail server.
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
