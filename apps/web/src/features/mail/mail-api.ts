// The requests for sending copies by e-mail.
// rules: A4.43, A7.15, A7.27
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  MailBody,
  MailMessage,
  MailProgress,
  readMailMessage as readMessageEndpoint,
  readMailOffer as readOfferEndpoint,
  readMailProgress as readProgressEndpoint,
  sendMailCopy as sendEndpoint,
  uploadMailAttachment as uploadEndpoint,
} from '@constancia/contract/mail.ts';
import { call } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';

export type MailOffer = Reply<typeof readOfferEndpoint>;

export function readMailOffer(submissionId: string, signal: AbortSignal): Promise<MailOffer> {
  return call<typeof readOfferEndpoint>({
    method: 'GET',
    path: '/api/submissions/:submissionId/mail',
    params: { submissionId },
    query: { language },
    signal,
  });
}

export function sendMailCopy(submissionId: string, body: Omit<MailBody, 'language'>): Promise<MailProgress> {
  return call<typeof sendEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/mails',
    params: { submissionId },
    body: { ...body, language },
  });
}

export function readMailProgress(submissionId: string, mailId: string): Promise<MailProgress> {
  return call<typeof readProgressEndpoint>({
    method: 'GET',
    path: '/api/submissions/:submissionId/mails/:mailId',
    params: { submissionId, mailId },
  });
}

export function uploadMailAttachment(
  submissionId: string,
  file: File,
): Promise<Reply<typeof uploadEndpoint>> {
  return call<typeof uploadEndpoint>({
    method: 'POST',
    path: '/api/submissions/:submissionId/mail-attachments',
    params: { submissionId },
    query: { name: file.name },
    upload: file,
  });
}

export function readMailMessage(
  { entryId, municipality }: { readonly entryId: string; readonly municipality: string | null },
  signal: AbortSignal,
): Promise<MailMessage> {
  return call<typeof readMessageEndpoint>({
    method: 'GET',
    path: '/api/outbox/:entryId/mail',
    params: { entryId },
    query: municipality === null ? {} : { municipality },
    signal,
  });
}
