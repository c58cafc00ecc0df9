// The name and the address for replies that a municipality gives its e-mails.
// rules: X33.85
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { SenderOf } from '../../ports/mail/port.ts';
import { findOutside } from './queries.ts';

export function mailSenders(db: Queryable): SenderOf {
  return async (municipalityId) => {
    const found = await findOutside(db, municipalityId);
    const { mailSenderName, mailReplyTo } = settingsOf(found?.settings ?? {});
    return { name: mailSenderName, replyTo: mailReplyTo };
  };
}
