// Everything else that has an id: records, e-mails, uploads, pictures, sets of states, deliveries, orders,
// receipts.
import { randomUUID } from 'node:crypto';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { insertFile } from '../../features/files/queries.ts';
import { insertEntry } from '../../platform/outbox/queries.ts';
import { drawnSignature } from '../files/pictures.ts';
import { announce } from '../files/uploads.ts';
import { saveForm } from '../forms.ts';
import { askCopy } from '../mails.ts';
import type { TestGateway } from '../outside/payment-gateway.ts';
import { type PersonaName } from '../personas.ts';
import { cookieOf } from '../portal.ts';
import { notify, said } from '../purchases.ts';
import { HOME, testId } from '../territory.ts';
import type { TestReply, TestWorld } from '../with-app.ts';
import { AREAS, formId } from './matrix-forms.ts';
import { done, idOf, type MatrixSubmissions, type SubmissionName } from './matrix-submissions.ts';

/** The cookie that shows that a browser has just sent this submission. */
export const receiptOf = (reply: TestReply): string => cookieOf(reply);

const STATES = { states: [{ id: 0, name: 'Recibida', transitions: [] }], initialState: 0 };

/** One in the own town and one in the other. */
export const workflowId = (of: 'home' | 'away') => testId(`workflow${of}`);

async function saveWorkflows({ as }: TestWorld): Promise<void> {
  for (const [of, who] of [
    ['home', as.supervisor],
    ['away', as.foreigner],
  ] as const)
    done(await who.post('/api/workflows', { id: workflowId(of), name: `Flujo ${of}`, ...STATES }));
}

/**
 * Records of the inspector, one waiting and one finished in file storage; and one that a visitor requested.
 */
export interface MatrixRecords {
  readonly waiting: string;
  readonly drawnFile: string;
  readonly ofVisitor: string;
}

async function askRecords(world: TestWorld, submissions: MatrixSubmissions): Promise<MatrixRecords> {
  const path = `/api/submissions/${idOf('ofInspector')}/records`;
  const ask = async (language: string) =>
    done(await world.as.inspector.post(path, { language, options: DEFAULT_RECORD_OPTIONS })).body
      .id as string;
  const [waiting, drawn] = [await ask('es'), await ask('en')];
  const drawnFile = 'records/drawn.pdf';
  await insertFile(world.db, {
    municipalityId: HOME.id,
    key: drawnFile,
    kind: 'record',
    formId: formId('own'),
    mediaType: 'application/pdf',
    bytes: 4,
    uploadedBy: '',
    at: world.time.now,
    submissionId: idOf('ofInspector'),
  });
  await world.store.put(drawnFile, Buffer.from('%PDF'));
  await sql`update records set state = 'ready', file_key = ${drawnFile} where id = ${drawn}`.execute(
    world.db,
  );
  const sent = { cookie: receiptOf(submissions.replies.ofVisitorNext) };
  const asked = await world.app.inject({
    method: 'POST',
    url: `/api/public/submissions/${idOf('ofVisitorNext')}/records`,
    headers: sent,
    payload: { kind: 'record' },
  });
  return { waiting, drawnFile, ofVisitor: asked.json().id as string };
}

/** Returns the id of the e-mail. */
export async function sendMail({ as }: TestWorld, who: PersonaName, answer: SubmissionName): Promise<string> {
  const id = randomUUID();
  done(await askCopy(as[who], idOf(answer), { id, recipients: ['ana@villa.example'] }));
  return id;
}

/** A delivery that was given up. */
export async function failedDelivery(world: TestWorld, municipalityId: string): Promise<string> {
  const id = await newDelivery(world, municipalityId, 'telegram');
  await sql`update outbox_entries set state = 'failed' where id = ${id}`.execute(world.db);
  return id;
}

export function waitingMail(world: TestWorld, municipalityId: string): Promise<string> {
  return newDelivery(world, municipalityId, 'mail');
}

async function newDelivery({ db, time }: TestWorld, municipalityId: string, kind: string): Promise<string> {
  const id = randomUUID();
  await insertEntry(db, {
    municipalityId,
    id,
    kind,
    submissionId: '',
    label: '',
    payload: {},
    createdAt: time.now,
    createdBy: '',
  });
  return id;
}

let announced = 0;

/** A file of 40 bytes of which nothing has arrived yet; returns its id as tests write it. */
export async function newUpload({ as, visitor }: TestWorld, by: PersonaName | 'visitor'): Promise<string> {
  const id = `upload${announced++}x`;
  const isVisitor = by === 'visitor';
  const file = {
    id,
    formId: formId(isVisitor ? 'publicNext' : 'own'),
    submissionId: `of${id}`,
    questionId: 'name',
    kind: 'document',
    name: 'lista.csv',
    content: Buffer.alloc(40, 'a'),
    ...(isVisitor && { public: 'yes' as const }),
  } as const;
  done(await announce(isVisitor ? visitor : as[by], file));
  return testId(id);
}

/**
 * Header images: one that no form uses, one of a form in the own area, and one of a public form of the other
 * town.
 */
export interface MatrixPictures {
  readonly unsaved: string;
  readonly inOwnArea: string;
  readonly public: string;
}

async function savePictures({ as }: TestWorld): Promise<MatrixPictures> {
  const bytes = await drawnSignature();
  const uploaded = async (form: string, who: PersonaName) =>
    done(await as[who].post(`/api/forms/${testId(form)}/header-images`, bytes)).body.key as string;
  const keys = {
    unsaved: await uploaded('unsavedPicture', 'supervisor'),
    inOwnArea: await uploaded('ownPicture', 'supervisor'),
    public: await uploaded('publicPicture', 'foreigner'),
  };
  const form = aForm()
    .with({ title: { text: 'Con imagen' } })
    .withOptions({ showHeaderImage: true })
    .withSection('s', aQuestion('name', 'text'));
  const own = form.with({ headerImage: keys.inOwnArea }).build();
  await saveForm(as.supervisor, { id: 'ownPicture', definition: own });
  const open = form.with({ headerImage: keys.public }).withOptions({ publicAccess: true }).build();
  await saveForm(as.foreigner, { id: 'publicPicture', definition: open, areaId: AREAS.away });
  return keys;
}

export interface MatrixOrder {
  readonly orderId: string;
  /** Id of the payment, the second number in its URL. */
  readonly id: string;
}

export interface OwnThings {
  readonly submissions: MatrixSubmissions;
  readonly records: MatrixRecords;
  readonly mails: { readonly home: string; readonly away: string };
  readonly pictures: MatrixPictures;
  readonly orders: { readonly open: MatrixOrder; readonly paid: MatrixOrder };
  readonly uploads: { readonly ofInspector: string; readonly ofVisitor: string };
}

export async function makeOwnThings(
  world: TestWorld,
  gateway: TestGateway,
  submissions: MatrixSubmissions,
): Promise<OwnThings> {
  await saveWorkflows(world);
  const { bought, paid } = submissions.replies;
  await notify(world, await said(gateway, paid.body.payment.orderId));
  return {
    submissions,
    records: await askRecords(world, submissions),
    mails: {
      home: await sendMail(world, 'inspector', 'ofInspector'),
      away: await sendMail(world, 'foreigner', 'inOtherTown'),
    },
    pictures: await savePictures(world),
    orders: { open: bought.body.payment, paid: paid.body.payment },
    uploads: {
      ofInspector: await newUpload(world, 'inspector'),
      ofVisitor: await newUpload(world, 'visitor'),
    },
  };
}
