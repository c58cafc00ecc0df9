// The words of the e-mail with a copy of a submission, in the language of its sender.
// rules: A1.15, A4.43
import type { MailWords } from '@constancia/domain/mail/mail-words.ts';
import { staff as englishStaff } from './en/desk/staff.ts';
import { mailMessage as english } from './en/mail-message.ts';
import { staff as spanishStaff } from './es/desk/staff.ts';
import { mailMessage as spanish } from './es/mail-message.ts';
import { fill } from './fill.ts';
import { FALLBACK, isLanguage } from './languages.ts';

function wordsOf(texts: Readonly<Record<keyof typeof spanish, string>>, signatures: string): MailWords {
  return {
    intro: texts['mail-message.intro'],
    messageFrom: (name) => fill(texts['mail-message.message-from'], { name }),
    recordAttached: texts['mail-message.record-attached'],
    recordTooLarge: texts['mail-message.record-too-large'],
    footer: texts['mail-message.footer'],
    signatures,
  };
}

const ENGLISH = wordsOf(english, englishStaff['staff.signatures']);
const SPANISH = wordsOf(spanish, spanishStaff['staff.signatures']);

export function mailWords(language: string): MailWords {
  return isLanguage(language) && FALLBACK[language] === 'en' ? ENGLISH : SPANISH;
}
