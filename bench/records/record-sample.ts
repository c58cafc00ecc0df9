// Creates the record of a long inspection: 60 questions of every kind, 6 photos, copies, conditions, signatures.

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import type { RecordSheet } from '@constancia/domain/presentation/record/record.ts';
import { recordOf } from '@constancia/domain/presentation/record/record-of.ts';
import {
  DEFAULT_RECORD_OPTIONS,
  type RecordOptions,
} from '@constancia/domain/presentation/record/record-options.ts';
import { submissionTreeOf } from '@constancia/domain/presentation/submission-tree-of.ts';
import type { AnswersByQuestion } from '@constancia/domain/submissions/answers/answers.ts';
import { aCondition, aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { aSubmission } from '@constancia/domain/testing/a-submission.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { recordWords } from '@constancia/messages/record-words.ts';

export const PHOTO_KEYS = Array.from({ length: 6 }, (_, n) => `imagenes/bench/foto-${n + 1}.jpg`);
export const SIGNATURE_KEY = 'imagenes/bench/firma.png';

const KINDS = ['text', 'integer', 'decimal', 'date', 'time', 'yes-no', 'multiple-choice', 'link'] as const;
const ANSWERS: Readonly<Record<(typeof KINDS)[number], string | readonly string[]>> = {
  text: 'Se observa el depósito ordenado, con los matafuegos cargados y la salida de emergencia despejada. El responsable acompañó la recorrida.',
  integer: '1234',
  decimal: '12,50',
  date: '10/03/2026',
  time: '09:30',
  'yes-no': 'yes',
  'multiple-choice': ['o-1', 'o-2'],
  link: 'https://www.villamaria.example/habilitaciones',
};

function question(n: number) {
  const kind: QuestionKind = KINDS[n % KINDS.length] ?? 'text';
  return aQuestion(`q${n}`, kind, {
    title: { text: `${n + 1}. ¿Cumple el local con lo que pide la ordenanza en su artículo ${n + 1}?` },
    options: [
      { id: 'o-1', text: { text: 'Matafuegos con carga vigente' } },
      { id: 'o-2', text: { text: 'Luces de emergencia' } },
    ],
    allowsImage: n < 6,
  });
}

const form: FormDefinition = aForm()
  .with({
    title: { text: 'Inspección de comercio e industria' },
    description: { text: 'Acta de inspección de la Dirección de Habilitaciones.' },
  })
  .withStates('Borrador', 'Notificada')
  .withSection('s1', ...Array.from({ length: 20 }, (_, n) => question(n)))
  .withSection('s2', ...Array.from({ length: 30 }, (_, n) => question(n + 20)))
  .withSections(
    aSection('s3', {
      title: { text: 'Productos secuestrados' },
      repeatable: true,
      questions: [
        aQuestion('producto', 'text', { title: { text: 'Producto' } }),
        aQuestion('cantidad', 'integer', { title: { text: 'Cantidad' } }),
        aQuestion('motivo', 'text', { title: { text: 'Motivo' } }),
      ],
    }),
    aSection('s4', {
      title: { text: 'Medidas' },
      conditional: true,
      prompt: { text: 'Medidas que se toman' },
      conditions: [
        aCondition('clausura', ...Array.from({ length: 6 }, (_, n) => question(n + 50))),
        aCondition('multa', question(56)),
      ],
    }),
  )
  .withSignature({ title: 'Firma del inspector' })
  .withSignature({ title: 'Firma del responsable' })
  .build();

function answersOf(): AnswersByQuestion {
  const main: Record<string, AnswersByQuestion[string]> = {};
  for (let n = 0; n < 57; n++) {
    const value = ANSWERS[KINDS[n % KINDS.length] ?? 'text'];
    main[`q${n}`] = { value, ...(n < 6 && { image: PHOTO_KEYS[n] }) };
  }
  return {
    ...main,
    producto: { value: 'Lácteos vencidos' },
    cantidad: { value: '14' },
    motivo: { value: 'Vencimiento' },
  };
}

const ROWS = ['Fiambres', 'Conservas abolladas', 'Aceite sin rótulo'].map((name, n) => ({
  id: `r${n}`,
  answers: {
    producto: { value: name },
    cantidad: { value: String(n + 2) },
    motivo: { value: 'Sin cadena de frío' },
  },
}));

export function sampleSheet(
  over: Partial<RecordSheet> = {},
  options: RecordOptions = DEFAULT_RECORD_OPTIONS,
): RecordSheet {
  const submission = aSubmission({
    recordCode: 'AbC45678VM4378',
    author: { firstName: 'Lautaro', lastName: 'Bustamante Rey', inspectorNumber: '1043' },
    state: 1,
    answers: { ticked: { s4: ['clausura'] }, main: answersOf(), rows: { s3: ROWS } },
    location: { address: 'Bv. España 540, Villa María', latitude: -32.4104, longitude: -63.2436 },
    citizen: {
      id: 7,
      firstName: 'María Eugenia',
      lastName: 'Fernández Güiraldes',
      documentNumber: '30111222',
      email: 'maria@example.org',
      phone: '353 4123456',
      street: 'San Martín 100',
      personType: 'fisica',
      documentType: 1,
      taxNumber: '',
      source: '',
    },
    signatures: [{ slot: 0, image: SIGNATURE_KEY, signatory: 'Lautaro Bustamante Rey', imageId: 'x' }],
  });
  return {
    ...recordOf({
      tree: submissionTreeOf({ definition: form, submission, language: 'es', incidentNumber: '88120' }),
      layout: 'record',
      language: 'es',
      municipality: 'Municipalidad de Villa María',
      changedAt: submission.updatedAt,
      appointment: null,
      evidence: null,
      lookUp: { kind: 'record', url: 'https://formularios.villamaria.example/actas/consultar?codigo=VM4378' },
      options,
      words: recordWords('es'),
      localMoment: (iso) => wallTimeOf(iso, 'America/Argentina/Cordoba'),
    }),
    ...over,
  };
}
