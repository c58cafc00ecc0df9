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
  'mail-message.revision-subject': 'You are asked to revise an answer',
  'mail-message.revision-intro':
    'The municipality reviewed what you answered and asks you to correct some answers. Follow the link, correct them and send them again; everything else stays as it is.',
  'mail-message.revision-message': 'Message of the municipality',
  'mail-message.revision-code': 'Code',
  'mail-message.revision-questions': 'Answers to correct',
  'mail-message.revision-link': 'Correct now',
  'mail-message.revision-life':
    'The link works until you send the correction, for 30 days at most. Do not pass it on: whoever has it enters as you.',
  'mail-message.revision-footer':
    'You got this e-mail because your address is part of the submission. Do not reply to this address: nobody reads what arrives there.',
};
