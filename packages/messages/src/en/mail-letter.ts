// English words of the e-mail itself, which the server writes.

import type { mailLetter as spanish } from '../es/mail-letter.ts';

export const mailLetter: Readonly<Record<keyof typeof spanish, string>> = {
  'mail-letter.intro': 'This is a copy of an answer that was registered with the municipality.',
  'mail-letter.message-from': 'Message from {name}',
  'mail-letter.record-attached': 'The whole record is attached as PDF.',
  'mail-letter.record-too-large':
    'The record as PDF is too large to be attached: ask the municipality for it with the code of the answer.',
  'mail-letter.footer':
    'You received this e-mail because somebody at the municipality entered your address. Do not reply to it: nobody reads what arrives there.',
};
