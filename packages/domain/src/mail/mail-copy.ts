// A copy of a submission by e-mail: when it is offered and what may be sent. The browser and the server use
// the same checks.
//
//                          after saving   from the view
//   emailCopy off          no             no
//   with an appointment    no             no
//   public form            no             yes
//   otherwise              yes            yes
// rules: A4.40, A4.45, A5.30, E3.26, W13
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

/** Adds an address once, ignoring upper and lower case. */
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

/** Unifies line ends and removes other control characters. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Title and code in one line, so that they cannot start another header. */
export function mailSubject(title: string, code: string): string {
  const line = `${title} ${code}`.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return [...line.trim()].slice(0, SUBJECT_MAX).join('');
}

/** Longest subject in characters: several times what mail programs show in a list. */
const SUBJECT_MAX = 200;
