// Endpoints for sending copies of submissions by e-mail, and for the files sent with them.
// rules: A4.43, A7.15, W13, X19.02, X19.11
import {
  readMailMessage,
  readMailOffer,
  readMailProgress,
  sendMailCopy,
  uploadMailAttachment,
} from '@constancia/contract/mail.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { originOf } from '../../platform/http/origin-of.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ScanServices } from '../files/public.ts';
import { municipalityOf } from '../outbox/public.ts';
import { findTimeZone } from '../territory/public.ts';
import { storeMailAttachment } from './mail-attachments.ts';
import { openMailOffer, subjectOf } from './mail-offer.ts';
import { findMail, listRecipients } from './queries.ts';
import { type MailServices, mailProgress, sendCopy } from './send-copy.ts';

export interface MailRouteServices extends MailServices, ScanServices {
  /** URL that people use; without it, the one of the request counts. */
  readonly publicOrigin: string | null;
}

export function mailRoutes(services: MailRouteServices): readonly Route[] {
  const { db, transport, publicOrigin } = services;
  return [
    route(readMailOffer, async ({ actor, params, query }) => {
      const offer = await openMailOffer(services, actor, params.submissionId);
      return { subject: subjectOf(offer, query.language), transport: transport.kind };
    }),
    route(sendMailCopy, ({ actor, params, body, request }) =>
      sendCopy(services, actor, { ...params, ...body, origin: originOf(publicOrigin, request) }),
    ),
    route(readMailProgress, async ({ actor, params }) => {
      const { row } = await openMailOffer(services, actor, params.submissionId);
      const name = { municipalityId: row.municipalityId, id: params.mailId };
      const mail = await findMail(db, name);
      if (mail?.submissionId !== row.id || mail.sentBy !== actor.userId) throw new Problem('mail-not-found');
      return mailProgress(services, name);
    }),
    route(uploadMailAttachment, async ({ actor, params, query, bytes }) => {
      const { row } = await openMailOffer(services, actor, params.submissionId);
      return storeMailAttachment(services, actor, { row, name: query.name, bytes });
    }),
    messageRoute(services),
  ];
}

/** The text of an e-mail in the outbox, for administrators; reading it is audited. */
function messageRoute({ db }: MailServices): Route {
  return route(readMailMessage, async ({ actor, params, query, audit }) => {
    const municipalityId = municipalityOf(actor, query.municipality);
    const name = { municipalityId, id: params.entryId };
    const mail = await findMail(db, name);
    if (!mail) throw new Problem('mail-not-found');
    await audit(mail);
    const recipients = await listRecipients(db, name);
    return {
      subject: mail.subject,
      sender: mail.sender,
      createdAt: mail.createdAt.toISOString(),
      timeZone: (await findTimeZone(db, municipalityId)) ?? 'UTC',
      body: mail.body,
      attachment: mail.attachmentName,
      recipients: recipients.map(({ address, outcome }) => ({ address, outcome })),
    };
  });
}
