// The words of the e-mail with a copy of a submission, beyond those of its record.
// rules: A4.43, A7.15
export interface MailWords {
  readonly intro: string;
  /** Stands before the sender's message, e.g. 'Mensaje de Ana Pérez'. */
  readonly messageFrom: (name: string) => string;
  readonly recordAttached: string;
  /** Shown when the record is too large for an e-mail. */
  readonly recordTooLarge: string;
  readonly footer: string;
  readonly signatures: string;
}
