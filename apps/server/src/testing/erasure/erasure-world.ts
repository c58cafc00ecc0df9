// A town hall that knows one person in every way it can: in the register, in submissions that may be deleted and in such that
// may not, as a buyer, by sessions, e-mails and an appointment, and in what others wrote.
import { readdir } from 'node:fs/promises';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { erasePersonEverywhere } from '../../roles/erase-person/run-erase-person.ts';
import { upload } from '../files/uploads.ts';
import { answersOf, saveForm } from '../forms.ts';
import { askCopy, deliverDue } from '../mails.ts';
import {
  ANA,
  ANA_AWAY,
  BEA,
  enterPortal,
  PORTAL_FORM,
  saveCitizens,
  submitAsCitizen,
  tokenOf,
} from '../portal.ts';
import { buy, DENIED, notify, openPaymentWorld, said } from '../purchases.ts';
import { sellingForm } from '../selling/selling-form.ts';
import { HOME, testId } from '../territory.ts';
import type { TestReply, TestWorld } from '../with-app.ts';

const ABOUT_SOMEBODY = aForm()
  .with({ title: { text: 'Visita' } })
  .withOptions({ citizen: true, emailCopy: true })
  .withSection('s', aQuestion('name', 'text', { allowsDocument: true }));

const SIGNED = aForm()
  .with({ title: { text: 'Acta firmada' } })
  .withOptions({ citizen: true, digitalSignature: true })
  .withSignature({ title: 'Quien inspecciona', required: false })
  .withSection('s', aQuestion('name', 'text'));

export interface ErasureWorld {
  readonly world: TestWorld;
  /** Storage key of a file of a submission that may be deleted. */
  readonly fileKey: string;
  /** Codes of the submissions, by what they are. */
  readonly codes: Readonly<Record<'visit' | 'claim' | 'signed' | 'paid' | 'unpaid' | 'mention', string>>;
  /** Runs the command with these arguments and returns what it prints. */
  readonly erase: (...args: readonly string[]) => Promise<string>;
  /** Files of the folder in which e-mails wait. */
  readonly mailFiles: () => Promise<readonly string[]>;
}

type Named = Pick<typeof ANA, 'id' | 'documentNumber'>;

/** Sends a submission of the inspector. */
export async function sendAbout(
  { as: { inspector } }: TestWorld,
  formId: string,
  { id, who, answers }: { readonly id: string; readonly who: Named | null; readonly answers: object },
): Promise<TestReply> {
  const citizen = who && { id: who.id, documentNumber: who.documentNumber };
  const particulars = { citizen, location: null, asset: null, signatures: [] };
  const body = { id: testId(id), version: 1, answers, particulars };
  const reply = await inspector.post(`/api/forms/${formId}/submissions`, body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply;
}

/** The code of a submission about somebody, or nobody. */
async function about(
  world: TestWorld,
  formId: string,
  { id, who, name }: { readonly id: string; readonly who: Named | null; readonly name: string },
): Promise<string> {
  return (await sendAbout(world, formId, { id, who, answers: answersOf({ name }) })).body.code;
}

async function visitWithFile(world: TestWorld, formId: string): Promise<{ code: string; fileKey: string }> {
  const { body } = await upload(world.as.inspector, {
    id: 'plan',
    formId,
    submissionId: 'visit',
    questionId: 'name',
    kind: 'document',
    name: 'Plano.pdf',
    content: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n'),
  });
  const answers = { ticked: {}, main: { name: { value: 'x', document: body.key } }, rows: {} };
  const sent = await sendAbout(world, formId, { id: 'visit', who: ANA, answers });
  await sql`insert into appointments (municipality_id, submission_id, agenda_id, starts_at, ends_at, booked_at)
    values (${HOME.id}, ${testId('visit')}, 1, '2026-04-01T10:00Z', '2026-04-01T10:30Z', now())`.execute(
    world.db,
  );
  await sql`insert into corrections (municipality_id, submission_id, number, kind, at, made_by, changes)
    values (${HOME.id}, ${testId('visit')}, 1, 'correction', now(), 'inspector', '{}')`.execute(world.db);
  return { code: sent.body.code, fileKey: body.key };
}

async function buyTwice(world: TestWorld, noticeOf: (orderId: string, paid: boolean) => Promise<string>) {
  const formId = await saveForm(world.as.supervisor, { id: 'concert', definition: sellingForm(20) });
  const codes: string[] = [];
  for (const paid of [true, false]) {
    const of = { id: paid ? 'paid' : 'unpaid', dni: '30.111.222' };
    const bought = await buy(world.visitor, formId, of);
    if (bought.status !== 200) throw new Error(JSON.stringify(bought.body));
    const noticed = await notify(world, await noticeOf(bought.body.payment.orderId, paid));
    if (noticed !== 200) throw new Error(`the notice was refused: ${noticed}`);
    codes.push(bought.body.code);
  }
  return codes;
}

export async function openErasureWorld(): Promise<ErasureWorld> {
  const { world, gateway } = await openPaymentWorld();
  await saveCitizens(world);
  const visits = await saveForm(world.as.admin, { id: 'visits', definition: ABOUT_SOMEBODY.build() });
  const signing = await saveForm(world.as.admin, { id: 'signing', definition: SIGNED.build() });
  const claims = await saveForm(world.as.admin, { id: 'claims', definition: PORTAL_FORM });
  const { code: visit, fileKey } = await visitWithFile(world, visits);
  const signed = await about(world, signing, { id: 'signed', who: ANA, name: 'x' });
  const mention = await about(world, visits, { id: 'mention', who: null, name: 'Vive con 30 111-222' });
  await about(world, visits, { id: 'near', who: null, name: '301112223 y 130111222' });
  await about(world, visits, { id: 'ofBea', who: BEA, name: 'x' });
  const claim = (await submitAsCitizen(await enterPortal(world, ANA), claims, { id: 'claim' })).body.code;
  await tokenOf(world, ANA);
  await submitAsCitizen(await enterPortal(world, ANA_AWAY), claims, { id: 'elsewhere' });
  const [paid = '', unpaid = ''] = await buyTwice(world, (orderId, isPaid) =>
    said(gateway, orderId, isPaid ? {} : DENIED),
  );
  await askCopy(world.as.inspector, testId('visit'), { recipients: ['oficina@villa.example'] });
  await askCopy(world.as.inspector, testId('ofBea'), { recipients: [ANA.email, 'otra@villa.example'] });
  await deliverDue(world);
  const { folder } = world.services.config.mail;
  const services = { ...world.services, mailFolder: folder };
  return {
    world,
    fileKey,
    codes: { visit, claim, signed, paid, unpaid, mention },
    erase: (...args) => erasePersonEverywhere(services, args),
    mailFiles: async () => (await readdir(folder)).toSorted(),
  };
}
