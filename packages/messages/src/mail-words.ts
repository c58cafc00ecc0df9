// The words of the e-mail with a copy of a submission, in the language of its sender.
// rules: A1.15, A4.43
import type { MailWords } from '@constancia/domain/mail/mail-words.ts';
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { fill } from './fill.ts';
import { paperTexts } from './paper-texts.ts';

export function mailWords(language: string, ownTexts?: OwnTexts): MailWords {
  const { mailMessage: texts, staff } = paperTexts(language, ownTexts);
  return {
    intro: texts['mail-message.intro'],
    messageFrom: (name) => fill(texts['mail-message.message-from'], { name }),
    recordAttached: texts['mail-message.record-attached'],
    recordTooLarge: texts['mail-message.record-too-large'],
    footer: texts['mail-message.footer'],
    signatures: staff['staff.signatures'],
  };
}
