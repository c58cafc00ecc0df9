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
  'mail-message.revision-answer': 'Answer',
  'mail-message.revision-code': 'Code',
  'mail-message.revision-questions': 'Answers to correct',
  'mail-message.revision-link': 'Correct now',
  'mail-message.revision-life':
    'The link works until you send the correction, for 30 days at most. Do not pass it on: whoever has it enters as you.',
  'mail-message.revision-footer':
    'You got this e-mail because your address is part of the submission. Do not reply to this address: nobody reads what arrives there.',
  'mail-message.revision-due': 'Please answer until',
  'mail-message.recall-subject': 'You need not revise an answer any more',
  'mail-message.recall-intro':
    'The town hall recalled the request for a revision: you do not have to correct anything, and the link that you received no longer works. Your answer stays as it is.',
  'mail-message.acceptance-subject': 'What you corrected was accepted',
  'mail-message.acceptance-intro':
    'The town hall accepted what you corrected. You do not have to do anything else.',
  'mail-message.invitation-subject': 'Choose your Constancia password',
  'mail-message.invitation-intro':
    'Hello, {name}: you have an account in Constancia, the municipality’s system for forms and inspections. Follow the link and choose your password.',
  'mail-message.invitation-life':
    'The link works once, for 72 hours. Give it to nobody: whoever has it chooses your password.',
  'mail-message.invitation-footer':
    'You got this e-mail because the person who runs the municipality’s accounts asked for it. Do not reply: nobody reads what is sent to this address.',
  'mail-message.recovery-subject': 'A new password for Constancia',
  'mail-message.recovery-intro':
    'Hello, {name}: somebody asked for a new password for your account. If it was you, follow the link and choose it.',
  'mail-message.recovery-life':
    'The link works once, for 30 minutes. Give it to nobody: whoever has it chooses your password.',
  'mail-message.recovery-footer':
    'If it was not you, do nothing: your password stays the same. Do not reply: nobody reads what is sent to this address.',
  'mail-message.webhook-subject': '‘{name}’ is not notified any more',
  'mail-message.webhook-failures':
    'The system failed for more than a day and twenty times in a row. Constancia has therefore stopped notifying it.',
  'mail-message.webhook-gone':
    'The system replied that its URL no longer exists. Constancia has therefore stopped notifying it.',
  'mail-message.webhook-waits':
    'What happens in this time waits for up to 30 days. Once the system works, open the link and resume.',
  'mail-message.webhook-link': 'Notified systems',
  'mail-message.webhook-footer':
    'You received this e-mail because you added the system. Do not reply to this address: nobody reads what arrives there.',
  'mail-message.plan-subject': 'Work orders: {overdue} overdue and {today} for today',
  'mail-message.plan-subject.one': 'Work orders: {overdue} overdue and {today} for today',
  'mail-message.plan-intro': 'This is what is overdue and what is for today.',
  'mail-message.plan-more': 'There are {count} more: follow the link.',
  'mail-message.plan-more.one': 'There is {count} more: follow the link.',
  'mail-message.plan-overdue': 'Overdue',
  'mail-message.plan-today': 'For today',
  'mail-message.plan-link': 'See the orders',
  'mail-message.plan-footer':
    'You received this e-mail because you asked for it in Constancia. To get no more, untick ‘Each morning, an e-mail with what is overdue and what is for the day’ in the plan or in ‘My day’.',
  'mail-message.password-email': 'E-mail that you sign in with',
  'mail-message.password-link': 'Choose the password',
  'mail-message.test-subject': 'Test e-mail of {municipality}',
  'mail-message.test-intro':
    'The e-mails of the municipality leave and arrive. Check also who they come from and which address replies go to.',
  'mail-message.test-footer':
    'You asked for it in the settings of the municipality. There is no need to reply.',
  'mail-message.appointment-booked': 'Your appointment is confirmed',
  'mail-message.appointment-booked-intro':
    'We expect you on the day and at the hour that you chose. The appointment is attached, so that you can save it in your calendar.',
  'mail-message.appointment-moved': 'Your appointment has changed',
  'mail-message.appointment-moved-intro':
    'This is the day and hour of your appointment from now on. It is attached, so that you can update it in your calendar.',
  'mail-message.appointment-cancelled': 'Your appointment was cancelled',
  'mail-message.appointment-cancelled-intro':
    'You have no appointment on that day and at that hour any more. You can book another one with the link.',
  'mail-message.appointment-reminder': 'Remember your appointment',
  'mail-message.appointment-reminder-intro':
    'We expect you on the day and at the hour of your appointment. If you cannot come, cancel it, so that it becomes free for somebody else.',
  'mail-message.appointment-reminder-late': 'We expect you on the day and at the hour of your appointment.',
  'mail-message.appointment-too-late':
    'It cannot be changed or cancelled with the link any more: the appointment is too near. If you cannot come, get in touch with the municipality.',
  'mail-message.appointment-see-link': 'See the appointment',
  'mail-message.appointment-link-life':
    'With the link you can change or cancel your appointment. Do not pass it on: who has it can do so for you.',
  'mail-message.appointment-change-link': 'Change or cancel',
  'mail-message.appointment-again-link': 'Book another appointment',
  'mail-message.appointment-day': 'Day',
  'mail-message.appointment-hour': 'Hour',
  'mail-message.appointment-agenda': 'Agenda',
  'mail-message.appointment-address': 'Where people come to',
};
