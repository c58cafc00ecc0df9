// Takes in a new submission: checks it, then stores it with limits, codes, first state and audit in one transaction.
// The device makes the id, so sending twice stores once.
// rules: A4.34, A7.06, A7.08, W8
import type { Submitted as Reply } from '@constancia/contract/submissions/submissions.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Answerer } from '@constancia/domain/access/answerer.ts';
import type { PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Announcer } from '../../../platform/notices/announcer.ts';
import {
  type FormRow,
  judgesAlike,
  refuseUnlessStaffMayAnswer,
  refuseUnlessVisitorMayAnswer,
  type SeenForms,
} from '../../forms/public.ts';
import { type ItemServices, itemOf, type SubmitBody } from './intake-item.ts';
import type { IntakeQueue } from './intake-queue.ts';
import { type IntakeItem, type IntakeOutcome, isDeletedFile, isTakenId } from './queries.ts';
import type { CheckedSale, Sales, SentFrom } from './sales.ts';
import { type Sender, staffSender, visitorSender } from './sender.ts';
import type { FindPerson } from './submitted-particulars.ts';

export interface IntakeServices extends ItemServices {
  readonly forms: SeenForms;
  readonly intake: IntakeQueue;
  readonly findPerson: FindPerson;
  readonly sales: Sales;
  readonly announce: Announcer['announce'];
}

/** The reply, with the municipality of the submission, which the receipt needs. */
export type Submitted = Reply & { readonly municipalityId: string };

export interface Sent {
  readonly formId: string;
  readonly body: SubmitBody;
  readonly from: SentFrom;
}

/** How often a submission is checked again because its form was saved during the check. */
const CHECKS_REPEATED_MAX = 3;

interface Opened {
  readonly form: FormRow;
  readonly sender: Sender;
}
/** Throws unless this sender may answer the form; null: it does not exist. */
type Open = (form: FormRow | null) => Promise<Opened>;

async function store(services: IntakeServices, open: Open, sent: Sent): Promise<Submitted> {
  const bySeen = await storeBySeenForm(services, open, sent);
  if (bySeen) return bySeen;
  for (let attempt = 1; ; attempt++) {
    const opened = await open(await services.forms.read(sent.formId));
    const result = await storeOnce(services, opened, sent);
    if (result.outcome === 'form-changed' && attempt < CHECKS_REPEATED_MAX) continue;
    return submitted(services, opened.form, { result, sent });
  }
}

/**
 * Stores a submission that the form as it was seen last takes. Null when it was not seen, or has changed since: then
 * everything has to be checked again.
 */
async function storeBySeenForm(services: IntakeServices, open: Open, sent: Sent): Promise<Submitted | null> {
  const seen = services.forms.seen(sent.formId);
  if (!seen) return null;
  try {
    const opened = await open(seen);
    const result = await storeOnce(services, opened, sent);
    if (result.outcome === 'form-changed') return null;
    return await submitted(services, opened.form, { result, sent });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (judgesAlike(seen, await services.forms.read(sent.formId))) throw error;
    return null;
  }
}

interface Result extends IntakeOutcome {
  /** Something was bought with it. */
  readonly sold: boolean;
}

async function storeOnce(
  services: IntakeServices,
  { form, sender }: Opened,
  { body, from }: Sent,
): Promise<Result> {
  const sale = await services.sales.check(form, body.purchase, from);
  const check = () => itemOf(services, { form, sale, sender }, body);
  const item = await check();
  const result = await stored(services, form.municipalityId, { item, sale }).catch(async (error: unknown) => {
    // The check names the file, so that the device uploads it again (X39.86).
    if (isDeletedFile(error)) await check();
    throw error;
  });
  if (result.outcome === 'stored') services.announce(item);
  return { ...result, sold: sale !== null };
}

/** The reply to a submission that was stored. Throws when it was refused. */
async function submitted(
  { sales }: IntakeServices,
  form: FormRow,
  { result, sent }: { readonly result: Result; readonly sent: Sent },
): Promise<Submitted> {
  refuse(result.outcome, form);
  const { id } = sent.body;
  const { municipalityId } = form;
  const payment = result.sold && (await sales.started({ municipalityId, submissionId: id }, sent.from));
  return {
    id,
    municipalityId,
    code: result.code,
    recordCode: result.recordCode,
    ...(payment && { payment }),
  };
}

async function stored(
  { intake }: IntakeServices,
  municipalityId: string,
  { item, sale }: { readonly item: IntakeItem; readonly sale: CheckedSale | null },
): Promise<IntakeOutcome> {
  try {
    if (!sale) return await intake.store(municipalityId, item);
    return await intake.storeSold(municipalityId, { item, ...sale });
  } catch (error) {
    // Another municipality stored a submission with this id at the same time.
    if (isTakenId(error)) throw new Problem('id-taken');
    throw error;
  }
}

function refuse(outcome: IntakeOutcome['outcome'], form: FormRow): void {
  switch (outcome) {
    case 'stored':
    case 'repeated':
      return;
    case 'was-deleted':
      throw new Problem('submission-deleted');
    case 'form-changed':
      throw new Problem('form-changed', { values: { version: form.version } });
    default:
      throw new Problem(outcome);
  }
}

/** Stores what a person sent, as staff or as a visitor. */
export function submitAs(services: IntakeServices, answerer: Answerer, sent: Sent): Promise<Submitted> {
  return answerer.kind === 'staff'
    ? submitByStaff(services, answerer.actor, sent)
    : submitByVisitor(services, answerer.citizen, sent);
}

async function submitByStaff(services: IntakeServices, actor: Actor, sent: Sent): Promise<Submitted> {
  const sender = await staffSender(services, actor);
  const open: Open = async (form) => ({ form: refuseUnlessStaffMayAnswer(form, actor), sender });
  return store(services, open, sent);
}

/** A visitor's submission starts in the form's initial state, whatever the device says. */
async function submitByVisitor(
  services: IntakeServices,
  citizen: PortalCitizen | null,
  { body: { state: _ignored, ...body }, ...sent }: Sent,
): Promise<Submitted> {
  const open: Open = async (found) => {
    const form = refuseUnlessVisitorMayAnswer(found, citizen);
    return { form, sender: await visitorSender(services, citizen, form) };
  };
  return store(services, open, { ...sent, body });
}
