import { expect, it } from 'vitest';
import type { AnswerSet } from '../submissions/answers/answers.ts';
import { ANONYMOUS_AUTHOR } from '../submissions/author.ts';
import type { Citizen } from '../submissions/submission.ts';
import { aCondition, aForm, aQuestion, localized } from '../testing/a-form.ts';
import { aSubmission } from '../testing/a-submission.ts';
import { editedKey } from './edited-key.ts';
import type { Block, QuestionBlock } from './submission-tree.ts';
import { submissionTreeOf } from './submission-tree-of.ts';

const form = aForm()
  .with({ title: localized('Poda', { en: 'Pruning' }), headerImage: 'imagenes/f/h.png' })
  .withStates('Iniciado', 'Cerrado')
  .withSignature({ title: 'Firma del vecino' })
  .withSignature({ title: 'Firma del inspector', signatory: 'intern' })
  .withSection(
    'datos',
    aQuestion('nombre', 'text', { title: localized('Nombre', { en: 'Name' }) }),
    aQuestion('norma', 'link', { link: 'https://a.example/n', linkTitle: 'Norma' }),
    aQuestion('foto', 'text', { allowsImage: true }),
  )
  .withConditionalSection(
    't',
    { prompt: localized('¿Qué?') },
    aCondition('alta', aQuestion('motivo', 'yes-no')),
    aCondition('baja', aQuestion('causa', 'text')),
  )
  .withRepeatableSection('arbol', aQuestion('especie', 'text'))
  .build();
const answers: AnswerSet = {
  ticked: { t: ['alta'] },
  main: {
    nombre: { value: 'Ana' },
    foto: { image: 'k.png' },
    motivo: { value: 'no' },
    especie: { value: 'Tipa' },
  },
  rows: {
    arbol: [
      { id: 'r1', answers: { especie: { value: 'Fresno' } } },
      { id: 'r2', answers: {} },
    ],
  },
};
const submission = aSubmission({ answers, state: 1, recordCode: 'AbCVM4378' });
const tree = submissionTreeOf({ definition: form, submission, language: 'es' });
const question = (block: Block | undefined) => block as QuestionBlock;
const fact = (code: string, of = tree) => of.facts.find((one) => one.code === code);

it('R2.047 A1.05 reads titles in the chosen language, else in the form’s own', () => {
  const english = submissionTreeOf({ definition: form, submission, language: 'en' });
  expect([tree.title, english.title]).toEqual(['Poda', 'Pruning']);
  expect(question(english.sections[0]?.blocks[0]).label).toBe('Name');
  expect(english.sections[1]?.title).toBe('Sección t');
});

it('R2.048 has the header image only with its option on', () => {
  const options = { ...form.options, showHeaderImage: true };
  expect(tree.headerImage).toBe('');
  expect(submissionTreeOf({ definition: { ...form, options }, submission, language: 'es' }).headerImage).toBe(
    'imagenes/f/h.png',
  );
});

it('R2.054 R2.061 R2.062 R2.065 R2.066 gives code, moment, author, state, record code and signature', () => {
  expect(tree.facts).toEqual([
    { code: 'submission-code', kind: 'text', text: 'VM4378' },
    { code: 'created-at', kind: 'moment', at: '2025-03-10T15:04:05.000Z' },
    { code: 'author', kind: 'text', text: 'Ana Pérez' },
    { code: 'state', kind: 'text', text: 'Cerrado' },
    { code: 'record-code', kind: 'text', text: 'AbCVM4378' },
    { code: 'electronic-signature', kind: 'text', text: 'AbC4567890123456789x' },
  ]);
});

it('R2.063 R2.064 R2.065 gives inspector and incident number where known, hides the signature where the settings say so', () => {
  const author = { firstName: '', lastName: '', inspectorNumber: '1042' };
  const other = submissionTreeOf({
    definition: form,
    submission: aSubmission({ author, createdBy: ANONYMOUS_AUTHOR }),
    language: 'es',
    incidentNumber: '77',
    hideElectronicSignature: true,
  });
  expect(fact('inspector-number', other)).toMatchObject({ text: '1042' });
  expect(fact('incident-number', other)).toMatchObject({ text: '77' });
  expect(fact('author', other)).toMatchObject({ text: 'Usuario Anónimo' });
  expect(fact('electronic-signature', other)).toBeUndefined();
  expect(fact('state', other)).toBeUndefined();
});

it('R2.057 R2.069 shows each question with its answer, or nothing where it was not answered', () => {
  const blocks = tree.sections[0]?.blocks ?? [];
  expect(blocks.map((block) => question(block).display.kind)).toEqual(['text', 'none', 'none']);
  expect(question(blocks[0])).toMatchObject({ label: 'Nombre', kind: 'text', display: { text: 'Ana' } });
  expect(question(blocks[2]).attachments).toEqual([{ type: 'image', key: 'k.png' }]);
});

it('E3.54 shows the URL that the form itself gives', () => {
  expect(question(tree.sections[0]?.blocks[1]).reference).toEqual({
    kind: 'link',
    href: 'https://a.example/n',
    host: 'a.example',
    text: 'Norma',
  });
});

it('R3.14 A4.18 shows all conditions, with questions only under the ticked', () => {
  expect(tree.sections[1]?.prompt).toBe('¿Qué?');
  expect(tree.sections[1]?.blocks).toMatchObject([
    {
      type: 'condition',
      label: 'Condición alta',
      ticked: true,
      blocks: [{ display: { kind: 'word', code: 'no' } }],
    },
    { type: 'condition', label: 'Condición baja', ticked: false, blocks: [] },
  ]);
});

it('A4.23 numbers further copies by position, after the first instance', () => {
  expect(tree.sections[2]?.blocks).toMatchObject([
    { type: 'question', display: { text: 'Tipa' } },
    { type: 'copy', number: 2, blocks: [{ display: { text: 'Fresno' } }] },
    { type: 'copy', number: 3, blocks: [{ display: { kind: 'none' } }] },
  ]);
});

it('R2.058 R2.067 R2.068 gives the history of a changed answer, the original first', () => {
  const edit = (value: string) => ({ answer: { value }, by: 'eva', at: '2025-03-11T10:00:00.000Z' });
  const edited = new Map([
    [editedKey('nombre'), { original: { value: 'Ana' }, edits: [edit('Anna'), edit('Hanna')] }],
    [editedKey('especie', 'r1'), { original: undefined, edits: [edit('Fresno')] }],
    [editedKey('foto'), { original: undefined, edits: [] }],
  ]);
  const { sections } = submissionTreeOf({ definition: form, submission, language: 'es', edited });
  const history = question(sections[0]?.blocks[0]).history;
  expect(history?.changes).toBe(2);
  expect(history?.entries.map(({ position, display }) => [position, display])).toEqual([
    ['original', { kind: 'text', text: 'Ana' }],
    ['between', { kind: 'text', text: 'Anna' }],
    ['current', { kind: 'text', text: 'Hanna' }],
  ]);
  expect(history?.entries.map(({ made }) => made?.by ?? null)).toEqual([null, 'eva', 'eva']);
  expect(question(sections[0]?.blocks[2]).history).toBeNull();
  expect(sections[2]?.blocks[1]).toMatchObject({ blocks: [{ history: { changes: 1 } }] });
});

it('R2.059 shows every signature of the form, unsigned ones without image', () => {
  const signatures = [{ slot: 1, image: 's.png', signatory: 'Eva', imageId: 'i' }];
  const signed = submissionTreeOf({
    definition: form,
    submission: { ...submission, signatures },
    language: 'es',
  });
  expect(signed.signatures).toEqual([
    { title: 'Firma del vecino', signatory: 'citizen', required: false, name: '', image: '' },
    { title: 'Firma del inspector', signatory: 'intern', required: false, name: 'Eva', image: 's.png' },
  ]);
});

const citizen: Citizen = {
  id: 1,
  firstName: 'Ana',
  lastName: 'Pérez',
  documentNumber: '60123456',
  email: 'a@b.example',
  phone: '',
  street: 'Sarmiento 1',
  personType: 'fisica',
  documentType: 1,
  taxNumber: '',
  source: 'municore',
};

it('R2.051 shows the citizen of the submission', () => {
  expect(tree.person).toBeNull();
  expect(
    submissionTreeOf({ definition: form, submission: { ...submission, citizen }, language: 'es' }).person,
  ).toEqual({
    legal: false,
    name: 'Ana Pérez',
    number: '60123456',
    email: 'a@b.example',
    phone: '',
    street: 'Sarmiento 1',
  });
});

it("R2.052 takes surname 'Dummy' for a legal person with its tax number", () => {
  const legal = { ...citizen, firstName: 'Pan S.A.', lastName: 'Dummy', taxNumber: '30-12345678-9' };
  expect(
    submissionTreeOf({ definition: form, submission: { ...submission, citizen: legal }, language: 'es' })
      .person,
  ).toMatchObject({
    legal: true,
    name: 'Pan S.A.',
    number: '30-12345678-9',
  });
});
