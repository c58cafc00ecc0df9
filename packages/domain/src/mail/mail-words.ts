// Words of the copy of an answer by e-mail besides those of its record. rules: A4.43, A7.15
export interface MailWords {
  readonly intro: string;
  /** Before what the sender wrote, e.g. 'Mensaje de Ana Pérez'. */
  readonly messageFrom: (name: string) => string;
  readonly recordAttached: string;
  /** The record is too large for a letter. */
  readonly recordTooLarge: string;
  readonly footer: string;
  readonly signatures: string;
}
