// What a person entered for a copy by e-mail, and sending it. A failure loses nothing; a second attempt sends the same
// mail id, so that a lost reply does not send the copy twice.
// rules: A4.40-A4.43, A9.12, X19.02, X19.14

import { MAIL_RECIPIENTS_MAX } from '@constancia/domain/limits.ts';
import { isMailAddress } from '@constancia/domain/mail/mail-address.ts';
import { checkMailAttachment } from '@constancia/domain/mail/mail-attachment.ts';
import { withRecipient } from '@constancia/domain/mail/mail-copy.ts';
import { useCallback, useRef, useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { newUuid } from '../../platform/new-id.ts';
import { type ProblemWording, problemText, SCAN_PROBLEMS } from '../../platform/problem-text.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import { NOTICE_MS } from '../../ui/notice-times.ts';
import { type Notice } from '../../ui/staff/toast.tsx';
import { type CopyOutcome, deliverCopy } from './deliver-copy.ts';
import { uploadMailAttachment } from './mail-api.ts';

/** Milliseconds of the hint to press '+' (A9.13). */
const PRESS_PLUS_MS = 3_500;

export interface Attached {
  readonly file: File;
  /** Storage key of the server; null until the file is uploaded, and again after a copy was sent with it. */
  readonly key: string | null;
}

export interface Entered {
  readonly address: string;
  readonly addressProblem: string;
  readonly recipients: readonly string[];
  /** The recipients that the mail server refused. */
  readonly refused: readonly string[];
  readonly body: string;
  readonly attached: Attached | null;
  readonly attachmentProblem: string;
}

const NOTHING: Entered = {
  address: '',
  addressProblem: '',
  recipients: [],
  refused: [],
  body: '',
  attached: null,
  attachmentProblem: '',
};

const SENDING: ProblemWording = {
  otherwise: 'mail.failed',
  codes: { 'too-many-requests': 'mail.limited' },
  explains: [],
};

const ATTACHING: ProblemWording = {
  otherwise: 'mail.attach-failed',
  codes: { 'payload-too-large': 'issue.file-too-large', 'file-refused': 'issue.file-format' },
  explains: SCAN_PROBLEMS,
  values: { max: 5 },
};

export type MailWork = 'none' | 'attaching' | 'sending';

export function useMail(submissionId: string, first: Notice | null) {
  const [entered, setEntered] = useState(NOTHING);
  const [work, setWork] = useState<MailWork>('none');
  const [banner, setBanner] = useState(first);
  const written = useRef({ of: '', id: '' });
  const change = (over: Partial<Entered>) => setEntered((before) => ({ ...before, ...over }));

  const attach = async (file: File) => {
    const issue = checkMailAttachment({ name: file.name, bytes: file.size });
    if (issue) return change({ attachmentProblem: t(`issue.${issue.code}`, issue.values) });
    setWork('attaching');
    try {
      const { key } = await uploadMailAttachment(submissionId, file);
      change({ attached: { file, key }, attachmentProblem: '' });
    } catch (error) {
      change({ attachmentProblem: problemText(error, ATTACHING) });
    }
    setWork('none');
  };

  /** Null when the copy was not sent; the reason is then on the screen. */
  const send = async (): Promise<Exclude<CopyOutcome['state'], 'refused'> | null> => {
    const { recipients, address } = entered;
    if (recipients.length === 0 || address.trim() !== '') {
      setBanner({ ...PRESS_PLUS, text: t('mail.press-plus') });
      return null;
    }
    setWork('sending');
    setBanner(null);
    try {
      const outcome = await deliver(submissionId, entered, written.current);
      if (outcome.state !== 'refused') return outcome.state;
      const { addresses } = outcome;
      // The other recipients have their copy; the file was used up by it.
      const again = addresses.length > 0 ? addresses : recipients;
      const attached = entered.attached && { ...entered.attached, key: null };
      written.current = { of: '', id: '' };
      change({ recipients: again, refused: addresses, attached });
      setBanner(failed(addresses));
    } catch (error) {
      setBanner(notTaken(error));
    }
    setWork('none');
    return null;
  };

  return {
    entered,
    change,
    work,
    banner,
    closeBanner: useCallback(() => setBanner(null), []),
    addAddress: () => setEntered(withAddress),
    attach,
    send,
  };
}

export type Mail = ReturnType<typeof useMail>;

const PRESS_PLUS = { kind: 'warning', milliseconds: PRESS_PLUS_MS } as const;

function withAddress(before: Entered): Entered {
  const address = before.address.trim();
  const problem = (code: TextCode) => ({ ...before, addressProblem: t(code, { max: MAIL_RECIPIENTS_MAX }) });
  if (!isMailAddress(address)) return problem('mail.address-invalid');
  const recipients = withRecipient(before.recipients, address);
  if (recipients.length === before.recipients.length) return problem('mail.address-taken');
  if (recipients.length > MAIL_RECIPIENTS_MAX) return problem('mail.recipients-full');
  return { ...before, address: '', addressProblem: '', recipients };
}

async function deliver(
  submissionId: string,
  { recipients, body, attached }: Entered,
  written: { of: string; id: string },
): Promise<CopyOutcome> {
  const of = JSON.stringify([recipients, body, attached?.file.name, attached?.file.lastModified]);
  if (written.of !== of) Object.assign(written, { of, id: newUuid() });
  const attachment =
    attached && (attached.key ?? (await uploadMailAttachment(submissionId, attached.file)).key);
  return deliverCopy(submissionId, { id: written.id, recipients: [...recipients], body, attachment });
}

function failed(addresses: readonly string[]): Notice {
  const named = addresses.length > 0 ? t('mail.refused', { addresses: addresses.join(', ') }) : '';
  return errorBanner([t('mail.failed'), named].filter((text) => text !== '').join('. '));
}

function notTaken(error: unknown): Notice {
  const seconds = Number(asCallError(error).values['seconds'] ?? 60);
  return errorBanner(problemText(error, { ...SENDING, values: { count: Math.ceil(seconds / 60) } }));
}

function errorBanner(text: string): Notice {
  return { kind: 'error', title: t('mail.failed-title'), text, milliseconds: NOTICE_MS.banner };
}
