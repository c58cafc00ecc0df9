// Sends e-mails to the municipality's mail server over SMTP. Every e-mail has its own connection, which is
// cut when it takes too long, whatever the other side does in that time. Nothing is sent without TLS, except
// to this machine itself.
// rules: A7.15, W13, X19.06, X19.07, X19.09
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { traced } from '../../platform/traces/traced.ts';
import { type ComposedMail, composeMail } from './compose.ts';
import { MailFailure, type MailTransport, type SenderOf } from './port.ts';

export interface SmtpSettings {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  readonly url: string;
  readonly from: string;
  /** `none`: only for this machine itself. */
  readonly tls: 'required' | 'none';
  /** Longest time for one e-mail, in milliseconds. */
  readonly timeoutMs: number;
  readonly senderOf: SenderOf;
}

const PORT = { 'smtp:': 587, 'smtps:': 465 } as const;

export function smtpMail(settings: SmtpSettings): MailTransport {
  return {
    kind: 'smtp',
    send: async (mail) => {
      const sender = await settings.senderOf(mail.municipalityId);
      const composed = await composeMail(settings.from, mail, sender);
      const attributes = { 'server.address': new URL(settings.url).hostname };
      await traced({ name: 'smtp', kind: 'client', attributes }, () => deliver(settings, composed));
    },
  };
}

function deliver(settings: Connecting, mail: ComposedMail): Promise<void> {
  return onceIn(settings, (connection, done) =>
    connection.send({ from: mail.from, to: [mail.to] }, mail.bytes, (error) => done(error)),
  );
}

type Connecting = Pick<SmtpSettings, 'url' | 'tls' | 'timeoutMs'>;

/** Goes as far as before the first mail: connection, encryption, user and password. Throws MailFailure. */
export function greetMailServer(settings: Connecting): Promise<void> {
  return onceIn(settings, (_connection, done) => done(null));
}

type InConnection = (connection: SMTPConnection, done: (error: Error | null | undefined) => void) => void;

/** Does the work in a connection of its own, after signing in. */
async function onceIn(settings: Connecting, work: InConnection): Promise<void> {
  const url = new URL(settings.url);
  const secure = url.protocol === 'smtps:';
  // Loaded with the first one.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || PORT[secure ? 'smtps:' : 'smtp:'],
    secure,
    requireTLS: settings.tls === 'required',
    ignoreTLS: settings.tls === 'none',
    connectionTimeout: settings.timeoutMs,
    greetingTimeout: settings.timeoutMs,
    socketTimeout: settings.timeoutMs,
  });
  await new Promise<void>((done, failed) => {
    const fail = (error: unknown) => {
      clearTimeout(timer);
      // Report the error first: closing the connection reports its end, which must not hide the error.
      failed(failureOf(error));
      connection.close();
    };
    const timer = setTimeout(() => fail(new Error('took too long')), settings.timeoutMs);
    const send = () =>
      work(connection, (error) => {
        if (error) return fail(error);
        clearTimeout(timer);
        connection.quit();
        done();
      });
    connection.on('error', fail);
    connection.on('end', () => fail(new Error('hung up')));
    connection.connect((error) => {
      if (error) return fail(error);
      if (url.username === '') return send();
      const credentials = {
        user: decodeURIComponent(url.username),
        pass: decodeURIComponent(url.password),
      };
      return connection.login({ credentials }, (refusal) => (refusal ? fail(refusal) : send()));
    });
  });
}

/** SMTP commands whose refusal is about this e-mail. */
const REFUSES_THE_MAIL = /^(?:RCPT TO|DATA)$/;

function failureOf(cause: unknown): MailFailure {
  const { responseCode = 0, command = '' } = cause as SMTPConnection.SMTPError;
  if (responseCode < 400) return new MailFailure('no-answer', { cause });
  const forGood = responseCode >= 500 && REFUSES_THE_MAIL.test(command);
  return new MailFailure(forGood ? 'refused' : 'refused-now', { cause });
}
