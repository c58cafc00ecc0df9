// Whether a person gets the mail of the morning: they ask for it, and for no more of them.
// rules: X39.56
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type { readPlanMail, setPlanMail } from '@constancia/contract/work-orders/plan-mail.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import { endMail, insertMail, wantsMail } from './queries.ts';

export async function ownPlanMail(db: Database, actor: Actor): Promise<Reply<typeof readPlanMail>> {
  return { on: await wantsMail(db, actor), email: actor.email };
}

export async function choosePlanMail(
  db: Database,
  actor: Actor,
  { on, language, origin }: Body<typeof setPlanMail> & { readonly origin: string },
): Promise<Reply<typeof setPlanMail>> {
  if (on) await insertMail(db, actor, { language, origin });
  else await endMail(db, actor);
  return { on };
}
