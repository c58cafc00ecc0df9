// English words of the e-mail itself, which the server writes.

import type { mailMessage as spanish } from '../es/mail-message.ts';

export const mailMessage: Readonly<Record<keyof typeof spanish, string>> = {
  'mail-message.intro': 'This is a copy of an answer that was registered with the municipality.',
  'mail-message.message-from': 'Message from {name}',
  'mail-message.record-attached': 'The whole record is attached as PDF.',
  'mail-message.record-too-large':
    'The record as PDF is too large to be attached: ask the municipality for it with the code of the answer.',
  'mail-message.footer':
    'You received this e-mail because somebody at the municipality entered your address. Do not reply to it: nobody reads what arrives there.',
};
