// Wires the worker together without logic of its own: who does which job. As app.ts, only the roles and tests import it.
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import type { AppServices } from './app-services.ts';
import { APPOINTMENT_MAIL, appointmentMailCourier } from './features/appointments/appointment-mail.ts';
import { WEBHOOK_MAIL, webhookMailCourier } from './features/events/delivery/webhook-mail.ts';
import { formVersions } from './features/forms/public.ts';
import { MAIL_RECORD_OPTIONS, mailCourier } from './features/mail/mail-courier.ts';
import { MAIL } from './features/mail/send-copy.ts';
import { paymentJobs } from './features/payments/jobs.ts';
import { paymentMailCourier } from './features/payments/payment-mail-courier.ts';
import { PAYMENT_MAIL } from './features/payments/post-payment-mail.ts';
import { paymentShops } from './features/payments/shops/payment-shops.ts';
import { ticketSigner } from './features/payments/ticket-signer.ts';
import { recordLanes } from './features/records/jobs.ts';
import { readRecord, recordPdf } from './features/records/public.ts';
import { REVISION_MAIL, revisionMailCourier } from './features/review/public.ts';
import { PASSWORD_MAIL, passwordCourier } from './features/session/public.ts';
import { EXTERNAL_MESSAGE, messageCourier } from './features/submissions/incidents/external-message.ts';
import { incidentCourier } from './features/submissions/incidents/incident-courier.ts';
import { INCIDENT } from './features/submissions/incidents/raise-incident.ts';
import { removalJobs } from './features/files/public.ts';
import { mailSenders, outsideSystems } from './features/territory/public.ts';
import { PLAN_MAIL, planMailCourier } from './features/work-orders/public.ts';
import { installationSecret } from './platform/db/queries.ts';
import { newSecretToken } from './platform/ids.ts';
import type { JobLane } from './platform/jobs/worker.ts';
import { outboxJobs } from './platform/outbox/outbox.ts';
import { pdfMaker } from './platform/pdf/pdf-maker.ts';
import { mailTransport } from './ports/mail/mail-transport.ts';

/** Concurrent jobs of these kinds, which mostly wait for other systems. */
const OTHER_JOBS = 4;

/** Mails go to citizens too. */
const IN_MAILS = { kind: 'record', audience: 'public' } as const;

/** The worker's handlers, by the name of the job. */
export async function createJobs({
  config,
  db,
  clock,
  log,
  store,
}: AppServices): Promise<readonly JobLane[]> {
  const records = { db, clock, log, store, versions: formVersions(db) };
  const inMails = { ...records, pdf: pdfMaker() };
  const { incidents } = outsideSystems(config);
  const transport = mailTransport(config.mail, mailSenders(db));
  const couriers = {
    [INCIDENT]: incidentCourier({ db, incidents, publicOrigin: config.publicOrigin }),
    [EXTERNAL_MESSAGE]: messageCourier({ db, incidents }),
    [APPOINTMENT_MAIL]: appointmentMailCourier({ db, clock, transport }),
    [REVISION_MAIL]: revisionMailCourier({ db, transport }),
    [WEBHOOK_MAIL]: webhookMailCourier({ db, transport }),
    [PLAN_MAIL]: planMailCourier({ db, transport }),
    [PASSWORD_MAIL]: passwordCourier({ db, clock, transport }),
    [MAIL]: mailCourier({
      db,
      clock,
      store,
      transport,
      readRecord: (submission, asked) =>
        readRecord(inMails, submission, { ...asked, ...IN_MAILS, options: MAIL_RECORD_OPTIONS }),
      makeRecordPdf: (submission, asked) =>
        recordPdf(inMails, submission, { ...asked, ...IN_MAILS, options: DEFAULT_RECORD_OPTIONS }),
    }),
    [PAYMENT_MAIL]: paymentMailCourier({
      db,
      transport,
      pdf: inMails.pdf,
      tickets: ticketSigner(await installationSecret(db, 'ticket-secret', newSecretToken())),
      shops: paymentShops({ db, log, ...config }),
    }),
  };
  const others = {
    ...outboxJobs({ db, clock, log, couriers }),
    ...paymentJobs({ db, clock }),
    ...removalJobs({ store }),
  };
  return [{ concurrency: OTHER_JOBS, handlers: others }, ...recordLanes(records)];
}
