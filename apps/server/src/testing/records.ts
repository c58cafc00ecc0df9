// Records in tests: a form that fills one, a submission to it, and the record requested, made, fetched and read.
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import sharp from 'sharp';
import { upload } from './files/uploads.ts';
import { STAFF_FORM, saveForm, submitTo } from './forms.ts';
import { readPdf } from './read-pdf.ts';
import { testId } from './territory.ts';
import { type Caller, openTestWorld, type TestReply, type TestWorld } from './with-app.ts';

const INSPECTION = aForm()
  .with({
    title: { text: 'Inspección', in: { en: 'Inspection' } },
    description: { text: 'De la Dirección de Comercio' },
  })
  .withOptions({ pdfDownloadCode: true, digitalSignature: true })
  .withStates('Borrador', 'Notificada')
  .withSection(
    's',
    aQuestion('name', 'text', { title: { text: 'Nombre del local' } }),
    aQuestion('photo', 'text', { title: { text: 'Fachada' }, allowsImage: true }),
    aQuestion('empty', 'text', { title: { text: 'Observaciones' } }),
    aQuestion('ok', 'yes-no', { title: { text: '¿Cumple?' } }),
  )
  .withRepeatableSection(
    'r',
    aQuestion('what', 'text', { title: { text: 'Producto' } }),
    aQuestion('many', 'integer', { title: { text: 'Cantidad' } }),
  )
  .withConditionalSection(
    'c',
    {},
    aCondition('closed', aQuestion('why', 'text', { title: { text: 'Motivo' } })),
    aCondition('fined', aQuestion('fine', 'integer', { title: { text: 'Monto' } })),
  )
  .withSignature({ title: 'Inspector', signatory: 'intern' })
  .build();

/** A server with the forms `inspection` and `plain`. */
export async function openRecordWorld(): Promise<TestWorld> {
  const world = await openTestWorld({ publicOrigin: 'http://villa.example' });
  await saveForm(world.as.supervisor, { id: 'inspection', definition: INSPECTION });
  await saveForm(world.as.supervisor, { id: 'plain', definition: STAFF_FORM });
  return world;
}

interface Given {
  readonly id: string;
  readonly name?: string;
  readonly photo?: string;
}

/** A submission by the inspector; returns its code. */
export async function answerInspection(
  world: TestWorld,
  { id, name = 'Almacén «Ñandú»', photo }: Given,
): Promise<string> {
  const answers = {
    main: {
      name: { value: name },
      ...(photo !== undefined && { photo: { image: photo } }),
      ok: { value: 'yes' },
      what: { value: 'Leche' },
      many: { value: '3' },
      why: { value: 'Sin habilitación' },
    },
    rows: { r: [{ id: 'r1', answers: { what: { value: 'Queso' }, many: { value: '5' } } }] },
    ticked: { c: ['closed'] },
  };
  const stored = await submitTo(world.as.inspector, testId('inspection'), { id, answers });
  if (stored.status !== 200) throw new Error(JSON.stringify(stored.body));
  return stored.body.code;
}

async function fetchRecord(world: TestWorld, caller: Caller, recordId: string): Promise<TestReply> {
  await world.runJobs();
  const { body } = await caller.get(`/api/records/${recordId}`);
  if (body.state !== 'ready') throw new Error(JSON.stringify(body));
  return caller.get(body.url);
}

export async function recordOf(world: TestWorld, submission: string, wished: object = {}) {
  const { body } = await askRecord(world.as.supervisor, submission, wished);
  const file = await fetchRecord(world, world.as.supervisor, body.id);
  return { bytes: file.raw, headers: file.headers, ...(await readPdf(file.raw)) };
}

export async function photoFor(world: TestWorld, submission: string): Promise<string> {
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7788aa' } })
    .jpeg()
    .toBuffer();
  const { body } = await upload(world.as.inspector, {
    id: `photo${submission}`,
    formId: testId('inspection'),
    submissionId: submission,
    questionId: 'photo',
    kind: 'image',
    name: 'fachada ñ.jpg',
    content,
  });
  return body.key;
}

/** Asks for the record of a submission, with these wishes. */
export function askRecord(caller: Caller, submission: string, wished: object = {}): Promise<TestReply> {
  const { language = 'es', ...options } = wished as { readonly language?: string };
  return caller.post(`/api/submissions/${testId(submission)}/records`, {
    language,
    options: { ...DEFAULT_RECORD_OPTIONS, ...options },
  });
}
