// The letter with the link for a password. The link is made when the letter is sent, so that its token stands in the
// letter only: the outbox has none, the database its hash.
// rules: X33.42, X33.43
import { randomUUID } from 'node:crypto';
import { mailHtml } from '@constancia/domain/mail/mail-html.ts';
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { passwordMail } from '@constancia/messages/password-mail.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { newSecretToken } from '../../../platform/ids.ts';
import { type Courier, DeliveryFailure, postToOutbox } from '../../../platform/outbox/outbox.ts';
import { deliverMail } from '../../../ports/mail/delivery-failure.ts';
import type { MailTransport } from '../../../ports/mail/port.ts';
import { hashToken } from '../cookie.ts';
import { findPasswordAccount, insertLink, type PasswordAccount } from './queries.ts';

/** The kind of these entries in the outbox. */
export const PASSWORD_MAIL = 'password-mail';

/** An administrator invites; the owner of an account recovers. */
export type LinkPurpose = 'invitation' | 'recovery';

const HOUR_MS = 3_600_000;
/** Milliseconds in which a link can be used. */
const LIFE_MS: Readonly<Record<LinkPurpose, number>> = { invitation: 72 * HOUR_MS, recovery: HOUR_MS / 2 };
/** A letter that could not be sent for this long is not sent any more. */
const LATEST_MS: Readonly<Record<LinkPurpose, number>> = { invitation: 72 * HOUR_MS, recovery: HOUR_MS };

interface LetterPayload {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** Scheme and host under which the person uses the product. */
  readonly origin: string;
  readonly language: string;
}

export interface LetterAsked extends Omit<LetterPayload, 'userId'> {
  readonly at: Date;
  /** Username; '' for the owner, who is not signed in. */
  readonly by: string;
}

/** Call it in the transaction of what causes the letter. */
export function postPasswordLetter(
  tx: Queryable,
  account: Pick<PasswordAccount, 'municipalityId' | 'id'>,
  { at, by, ...asked }: LetterAsked,
): Promise<void> {
  const payload: LetterPayload = { userId: account.id, ...asked };
  return postToOutbox(tx, {
    municipalityId: account.municipalityId,
    id: randomUUID(),
    kind: PASSWORD_MAIL,
    submissionId: '',
    label: account.id,
    payload,
    createdAt: at,
    createdBy: by,
  });
}

/** The token stands behind the `#`, which browsers send to no server. */
export async function makeLink(
  db: Queryable,
  account: Pick<PasswordAccount, 'municipalityId' | 'id'>,
  { at, purpose, origin }: { readonly at: Date; readonly purpose: LinkPurpose; readonly origin: string },
): Promise<string> {
  const token = newSecretToken();
  const expiresAt = new Date(at.getTime() + LIFE_MS[purpose]);
  await insertLink(db, account, { tokenHash: hashToken(token), expiresAt });
  return `${origin}${pathOf('password')}#${token}`;
}

export interface PasswordLetterServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
}

export function passwordCourier({ db, clock, transport }: PasswordLetterServices): Courier {
  return async ({ id, municipalityId, payload, createdAt }) => {
    const { userId, purpose, origin, language } = payload as LetterPayload;
    const now = clock();
    const account = await findPasswordAccount(db, { municipalityId, id: userId });
    if (!account || now.getTime() - createdAt.getTime() > LATEST_MS[purpose])
      throw new DeliveryFailure('gone', 'never');
    const { subject, content } = passwordMail({
      purpose,
      language,
      name: account.firstName || account.username,
      email: account.email,
      municipality: account.municipalityName,
      url: await makeLink(db, account, { at: now, purpose, origin }),
    });
    const texts = { text: mailText(content), html: mailHtml(content) };
    const to = account.email;
    await deliverMail(transport, {
      municipalityId,
      id,
      date: createdAt,
      to,
      subject,
      ...texts,
      attachments: [],
    });
  };
}
