// A copy of an answer by e-mail: who is offered one, and what may be sent. Judged alike by the browser and the server.
//
//                         after saving   from the view
//   emailCopy off             no             no
//   with an appointment        no             no
//   public form                no             yes
//   otherwise                  yes            yes
// rules: A4.40, A4.41, A4.45, A4.47, A5.30, A5.31, R2.050, R5.09, E3.26, W13
import type { OptionFlags } from '../forms/definition/options.ts';
import type { Issue } from '../issue.ts';
import { MAIL_BODY_MAX, MAIL_RECIPIENTS_MAX } from '../limits.ts';
import { isMailAddress } from './mail-address.ts';

export function offersMailCopy({
  emailCopy,
  addAppointment,
}: Pick<OptionFlags, 'emailCopy' | 'addAppointment'>): boolean {
  return emailCopy && !addAppointment;
}

export function offersMailAfterSaving(options: OptionFlags): boolean {
  return offersMailCopy(options) && !options.publicAccess;
}

export interface MailCopy {
  readonly recipients: readonly string[];
  readonly body: string;
}

export type MailIssueCode =
  | 'mail-address-invalid'
  | 'mail-body-too-long'
  | 'mail-recipients-required'
  | 'mail-recipients-too-many';

export interface CheckedMailCopy {
  readonly copy: MailCopy;
  readonly issues: readonly Issue<MailIssueCode>[];
}

/** An address comes once, however it is written. */
export function withRecipient(recipients: readonly string[], address: string): readonly string[] {
  const same = (one: string) => one.toLowerCase() === address.toLowerCase();
  return recipients.some(same) ? recipients : [...recipients, address];
}

export function checkMailCopy(given: MailCopy): CheckedMailCopy {
  const recipients = given.recipients
    .map((address) => address.trim())
    .reduce<readonly string[]>(withRecipient, []);
  const copy = { recipients, body: plainText(given.body) };
  const issues: Issue<MailIssueCode>[] = [];
  if (recipients.length === 0) issues.push({ code: 'mail-recipients-required', at: { field: 'recipients' } });
  if (recipients.length > MAIL_RECIPIENTS_MAX)
    issues.push({
      code: 'mail-recipients-too-many',
      at: { field: 'recipients' },
      values: { max: MAIL_RECIPIENTS_MAX },
    });
  recipients.forEach((address, position) => {
    if (!isMailAddress(address))
      issues.push({ code: 'mail-address-invalid', at: { field: `recipients.${position}` } });
  });
  if ([...copy.body].length > MAIL_BODY_MAX)
    issues.push({ code: 'mail-body-too-long', at: { field: 'body' }, values: { max: MAIL_BODY_MAX } });
  return { copy, issues };
}

/** Lines end in one way; other control characters are no text. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Title and code in one line: nothing of it begins another header. */
export function mailSubject(title: string, code: string): string {
  const line = `${title} ${code}`.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return [...line.trim()].slice(0, SUBJECT_MAX).join('');
}

/** Longest subject, characters: what programs show in a list, several times over. */
const SUBJECT_MAX = 200;
