// The mail of the morning: once a day, to who asked for it, what is overdue and what is due on the day in their areas. Nobody
// gets one about nothing, and what was done before it is delivered is not in it.
// rules: X39.56
import { randomUUID } from 'node:crypto';
import { may } from '@constancia/domain/access/may.ts';
import { isRole } from '@constancia/domain/access/role-table.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { mailHtml } from '@constancia/domain/mail/mail-html.ts';
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { planMail } from '@constancia/messages/plan-mail.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { type Courier, DeliveryFailure, postToOutbox } from '../../../platform/outbox/outbox.ts';
import { deliverMail } from '../../../ports/mail/delivery-failure.ts';
import type { MailTransport } from '../../../ports/mail/port.ts';
import {
  type DueRow,
  findRecipient,
  listDueOrders,
  type MailUser,
  type Recipient,
  takeDueMails,
} from './queries.ts';

/** The kind of these entries in the outbox. */
export const PLAN_MAIL = 'plan-mail';

/** Local time from which on it is sent. */
const HOUR = 7;
/** People of one run; the others get theirs in the next. */
const MOST = 200;
/** Orders that are named. */
const NAMED = 30;

interface MailServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** Who plans gets the orders of their areas; who only does them, theirs and those of nobody. */
async function dueFor(
  db: Queryable,
  { municipalityId, areaIds, roles: [role], username, timeZone }: Recipient,
  at: Date,
): Promise<{ readonly orders: readonly DueRow[]; readonly plans: boolean }> {
  const holder = { role: isRole(role) ? role : null };
  const plans = may(holder, 'update', 'formulario');
  if (!plans && !may(holder, 'create', 'respuesta')) return { orders: [], plans };
  const orders = await listDueOrders(
    db,
    { municipalityId, scope: { areas: areaIds, createdBy: null } },
    { now: { at, timeZone }, username: plans ? null : username, most: NAMED },
  );
  return { orders, plans };
}

export async function postPlanMails({ db, clock }: MailServices): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock();
    for (const user of await takeDueMails(tx, { at, hour: HOUR, most: MOST })) {
      const recipient = await findRecipient(tx, user);
      const due = recipient && (await dueFor(tx, recipient, at));
      if (due && due.orders.length > 0) await postMail(tx, user, at);
    }
  });
}

function postMail(tx: Queryable, { municipalityId, userId }: MailUser, at: Date): Promise<void> {
  return postToOutbox(tx, {
    municipalityId,
    id: randomUUID(),
    kind: PLAN_MAIL,
    submissionId: '',
    label: userId,
    payload: { userId },
    createdAt: at,
    createdBy: '',
  });
}

/** It speaks of the morning for which it was written, however late it arrives. */
export function planMailCourier({
  db,
  transport,
}: Pick<MailServices, 'db'> & { readonly transport: MailTransport }): Courier {
  return async ({ id, municipalityId, payload, createdAt }) => {
    const { userId } = payload as { readonly userId: string };
    const recipient = await findRecipient(db, { municipalityId, userId });
    const due = recipient && (await dueFor(db, recipient, createdAt));
    const [first] = due?.orders ?? [];
    if (!due || !first) throw new DeliveryFailure('gone', 'never');
    const { subject, content } = planMail({
      language: recipient.language,
      municipality: recipient.municipality,
      overdue: first.overdue,
      today: first.today,
      orders: due.orders.map(({ title, asset, address, dueOn, isOverdue }) => ({
        where: asset || address,
        form: inLanguage(title, recipient.language),
        dueOn,
        isOverdue,
      })),
      url: `${recipient.origin}${due.plans ? `${pathOf('workPlan')}?estado=pending` : pathOf('ownDay')}`,
    });
    await deliverMail(transport, {
      municipalityId,
      id,
      date: createdAt,
      to: recipient.email,
      subject,
      text: mailText(content),
      html: mailHtml(content),
      attachments: [],
    });
  };
}
