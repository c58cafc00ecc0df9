// Forms and submissions for server tests, saved through the product's own endpoints.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { HOME, testId } from './territory.ts';
import type { Caller, TestReply } from './with-app.ts';

/** A small form that staff answer: one required text, one integer, two states. */
export const STAFF_FORM: FormDefinition = aForm()
  .with({ title: { text: 'Inspección' } })
  .withStates('Borrador', 'Notificada')
  .withSection('s', aQuestion('name', 'text', { required: true }), aQuestion('count', 'integer'))
  .build();

export const PUBLIC_FORM: FormDefinition = aForm()
  .with({ title: { text: 'Pedido' } })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .withSection('s', aQuestion('name', 'text', { required: true }))
  .build();

/** A complete product for the payment gateway, as a form stores it. */
export const SOLD_PRODUCT = {
  type: 'event',
  name: 'Concierto',
  date: '2026-12-20T18:30:00.000Z',
  address: 'Teatro Verdi',
  locations: [{ orden: 0, name: 'Platea', price: 1250, maxQuantity: 100, deferredQuantity: 0 }],
  maxPerPerson: 4,
  currencyType: { sign: '€', name: 'EUR' },
  promotions: [],
};

export async function saveForm(
  caller: Caller,
  form: { readonly id: string; readonly definition: FormDefinition; readonly areaId?: string },
): Promise<string> {
  const { id, definition, areaId = HOME.areas[0] } = form;
  const reply = await caller.post('/api/forms', { id: testId(id), areaId, sync: false, definition });
  if (reply.status !== 200) throw new Error(`form was not saved: ${JSON.stringify(reply.body)}`);
  return testId(id);
}

export function answersOf(values: Readonly<Record<string, string | readonly string[]>>): AnswerSet {
  return {
    ticked: {},
    main: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value }])),
    rows: {},
  };
}

export function submitTo(
  caller: Caller,
  formId: string,
  body: {
    readonly id: string;
    readonly answers: AnswerSet;
    readonly version?: number;
    readonly public?: 'yes';
    readonly language?: string;
  },
): Promise<TestReply> {
  const path = body.public ? `/api/public/forms/${formId}/submissions` : `/api/forms/${formId}/submissions`;
  return caller.post(path, {
    id: testId(body.id),
    version: body.version ?? 1,
    answers: body.answers,
    language: body.language,
  });
}
