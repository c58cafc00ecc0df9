// A mail server of the municipality, over SMTP. Every letter has a connection of its own, which is cut when it takes
// too long, however the other side spends the time. Without TLS nothing is said, except to this machine itself.
// rules: A7.15, W13, X19.06, X19.07, X19.09
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type ComposedLetter, composeLetter } from './compose.ts';
import { MailFailure, type MailTransport } from './port.ts';

export interface SmtpSettings {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  readonly url: string;
  readonly from: string;
  /** `none`: only to this machine itself. */
  readonly tls: 'required' | 'none';
  /** Longest one letter may take, milliseconds. */
  readonly timeoutMs: number;
}

const PORT = { 'smtp:': 587, 'smtps:': 465 } as const;

export function smtpMail(settings: SmtpSettings): MailTransport {
  return {
    kind: 'smtp',
    send: async (letter) => deliver(settings, await composeLetter(settings.from, letter)),
  };
}

function deliver(settings: SmtpSettings, letter: ComposedLetter): Promise<void> {
  const url = new URL(settings.url);
  const secure = url.protocol === 'smtps:';
  const connection = new SMTPConnection({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || PORT[secure ? 'smtps:' : 'smtp:'],
    secure,
    requireTLS: settings.tls === 'required',
    ignoreTLS: settings.tls === 'none',
    connectionTimeout: settings.timeoutMs,
    greetingTimeout: settings.timeoutMs,
    socketTimeout: settings.timeoutMs,
  });
  return new Promise<void>((done, failed) => {
    const fail = (error: unknown) => {
      clearTimeout(timer);
      // First what went wrong: closing says that it ended, which is no news then.
      failed(failureOf(error));
      connection.close();
    };
    const timer = setTimeout(() => fail(new Error('took too long')), settings.timeoutMs);
    const send = () =>
      connection.send({ from: letter.from, to: [letter.to] }, letter.bytes, (error) => {
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

/** What was asked for when the server said no: then it says something of this letter. */
const ABOUT_THE_LETTER = /^(?:RCPT TO|DATA)$/;

function failureOf(cause: unknown): MailFailure {
  const { responseCode = 0, command = '' } = cause as SMTPConnection.SMTPError;
  if (responseCode < 400) return new MailFailure('no-answer', { cause });
  const forGood = responseCode >= 500 && ABOUT_THE_LETTER.test(command);
  return new MailFailure(forGood ? 'refused' : 'refused-now', { cause });
}
