// The words of the e-mail with a copy of a submission, in the language of its sender.
// rules: A1.15, A4.43
import type { MailWords } from '@constancia/domain/mail/mail-words.ts';
import { staff as englishStaff } from './en/desk/staff.ts';
import { mailLetter as english } from './en/mail-letter.ts';
import { staff as spanishStaff } from './es/desk/staff.ts';
import { mailLetter as spanish } from './es/mail-letter.ts';
import { fill } from './fill.ts';
import { FALLBACK, isLanguage } from './languages.ts';

function wordsOf(letter: Readonly<Record<keyof typeof spanish, string>>, signatures: string): MailWords {
  return {
    intro: letter['mail-letter.intro'],
    messageFrom: (name) => fill(letter['mail-letter.message-from'], { name }),
    recordAttached: letter['mail-letter.record-attached'],
    recordTooLarge: letter['mail-letter.record-too-large'],
    footer: letter['mail-letter.footer'],
    signatures,
  };
}

const ENGLISH = wordsOf(english, englishStaff['staff.signatures']);
const SPANISH = wordsOf(spanish, spanishStaff['staff.signatures']);

export function mailWords(language: string): MailWords {
  return isLanguage(language) && FALLBACK[language] === 'en' ? ENGLISH : SPANISH;
}
