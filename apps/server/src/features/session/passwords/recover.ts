// Asks for a letter with a link for a new password. Reply, work that can be noticed and duration are the same whether or
// not there is such an account.
// rules: P2.46, P7.32, X33.43
import { setTimeout as pause } from 'node:timers/promises';
import { lookupName } from '@constancia/domain/users/user.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import { countTry } from '../../../platform/rate-limit/queries.ts';
import type { MailTransport } from '../../../ports/mail/port.ts';
import { postPasswordLetter } from './password-letter.ts';
import { findPasswordAccountByEmail } from './queries.ts';

/**
 * Letters of one account in as many seconds as a link lives: who asks in the owner's name fills a mailbox no further,
 * and the owner then has a link that still works.
 */
const LETTERS = { tries: 3, windowSeconds: 30 * 60 } as const;
/** Milliseconds after which every request is answered. */
const DURATION_MS = 300;

export interface RecoveryServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly transport: MailTransport;
}

interface Asked {
  readonly email: string;
  readonly origin: string;
  readonly language: string;
}

/** False in an installation that sends no mail. */
export async function askRecovery(services: RecoveryServices, asked: Asked): Promise<boolean> {
  if (services.transport.kind !== 'smtp') return false;
  const evenly = pause(DURATION_MS);
  try {
    await postIfKnown(services, asked);
  } finally {
    await evenly;
  }
  return true;
}

function postIfKnown(
  { db, clock, log }: RecoveryServices,
  { email, origin, language }: Asked,
): Promise<void> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    const account = await findPasswordAccountByEmail(tx, lookupName(email));
    if (!account) return log.info('recovery of no account');
    const { municipalityId, id } = account;
    const wait = await countTry(tx, { key: `recovery:${id}`, ...LETTERS }, at);
    if (wait !== null) return log.info({ account: id }, 'recovery asked too often');
    await postPasswordLetter(tx, account, { purpose: 'recovery', origin, language, at, by: '' });
    await appendAudit(tx, {
      municipalityId,
      at,
      actor: '',
      action: 'update',
      subject: 'user',
      subjectId: id,
      details: { password: 'recovery-asked' },
    });
  });
}
