// The switch of a question that lets a voice note be recorded: document, request, history, XLSForm, and what an answer may name.
import { expect, it } from 'vitest';
import { attachmentsOffered, checkFile, storageKey } from '../../files/attachment.ts';
import { readDefinition, writeDefinition } from '../../interchange/forms/definition-document.ts';
import { readXlsForm } from '../../interchange/xlsform/read-xlsform.ts';
import { readAnswer, writeAnswer } from '../../interchange/submissions/answer-fields.ts';
import { writeXlsForm } from '../../interchange/xlsform/write-xlsform.ts';
import { AUDIO_BYTES_MAX } from '../../limits.ts';
import { checkAnswers } from '../../submissions/checks/check-answers.ts';
import { indexForm } from '../../submissions/answers/form-index.ts';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { TEST_WORDS } from '../../testing/xlsform-words.ts';
import { compareForms } from '../compare/compare-forms.ts';
import { checkFormShape } from '../shape/form-shape.ts';
import { changeQuestionKind } from './change-kind.ts';
import { setAllowsAudio } from './edit-questions.ts';

const PLAIN = aForm().withSection('s', aQuestion('noise', 'integer')).build();
const RECORDING = setAllowsAudio(PLAIN, 'noise', 'recorded');
const KEY = 'documentos/f/doc-a.webm';
const questionOf = (form: typeof PLAIN) => form.sections[0]?.questions[0];
const read = (document: string) =>
  questionOf(readDefinition({ document: JSON.parse(document), path: '', report: [] }));

it('X39.74 is switched on and off, and forms without it stay as they are', () => {
  expect(questionOf(RECORDING)).toMatchObject({ allowsAudio: true });
  expect(setAllowsAudio(RECORDING, 'noise', 'unrecorded')).toEqual(PLAIN);
  expect(questionOf(changeQuestionKind(RECORDING, 'noise', { kind: 'text' }))).toMatchObject({
    kind: 'text',
    allowsAudio: true,
  });
});

it('X39.74 is a field of the document of a question, which comes back as it was', () => {
  const written = JSON.stringify(writeDefinition(RECORDING));
  expect(written).toContain('"grabaNotaDeVoz":true');
  expect(JSON.stringify(writeDefinition(PLAIN))).not.toContain('grabaNotaDeVoz');
  expect(read(written)).toEqual(questionOf(RECORDING));
});

it('X39.74 a request brings it, and is refused by its field where it is no switch', () => {
  expect(checkFormShape(RECORDING)).toEqual({ definition: RECORDING });
  const word = JSON.parse(JSON.stringify(RECORDING).replace('"allowsAudio":true', '"allowsAudio":"yes"'));
  expect(checkFormShape(word)).toMatchObject({
    issues: [{ code: 'shape-wrong-type', at: { questionId: 'noise' } }],
  });
});

it('X39.74 the history says it', () => {
  expect(compareForms(PLAIN, RECORDING).flatMap((change) => change.fields)).toEqual([
    { field: 'allowsAudio', before: false, after: true },
  ]);
});

it('X39.74 is a row audio of an XLSForm, which comes back as the same question', () => {
  const { sheets } = writeXlsForm(RECORDING, { id: 'formulario1', version: 1 }, TEST_WORDS);
  expect(sheets.survey.map(([type, name]) => `${type} ${name}`)).toContain('audio noise_audio');
  const { definition } = readXlsForm(sheets, { words: TEST_WORDS, title: 'Archivo' });
  expect(definition?.sections[0]?.questions).toHaveLength(1);
  expect(definition?.sections[0]?.questions[0]).toMatchObject({ kind: 'integer', allowsAudio: true });
});

it('X39.76 an answer names its note only where the question takes one', () => {
  const given = { ticked: {}, main: { noise: { audio: KEY } }, rows: {} };
  expect(checkAnswers(indexForm(RECORDING), given)).toMatchObject({ answers: given, issues: [] });
  expect(checkAnswers(indexForm(PLAIN), given).issues).toMatchObject([
    { code: 'attachment-not-allowed', at: { questionId: 'noise' } },
  ]);
});

it('X39.76 a note is sound of ten megabytes at most, beside documents', () => {
  const note = (over: object) => checkFile('audio', { name: 'a.webm', bytes: 1, mediaType: '', ...over });
  expect([note({}), note({ mediaType: 'audio/webm' }), note({ bytes: AUDIO_BYTES_MAX })]).toEqual([
    null,
    null,
    null,
  ]);
  expect(note({ mediaType: 'video/webm' })?.code).toBe('file-format');
  expect(note({ bytes: AUDIO_BYTES_MAX + 1 })).toEqual({ code: 'file-too-large', values: { max: 10 } });
  const of = questionOf(RECORDING) ?? aQuestion('none', 'text');
  expect(attachmentsOffered(of, { offersVideo: false })).toEqual(['audio']);
  expect(storageKey('audio', { formId: 'f', random: 'a', extension: 'webm' })).toBe(KEY);
});

it('X39.79 the document of a submission names the note beside the other files of the question', () => {
  const question = questionOf(RECORDING) ?? aQuestion('none', 'text');
  const written = writeAnswer({ titulo: 'Ruido' }, question, { value: '60', audio: KEY });
  expect(written).toMatchObject({ respuesta: '60', notaDeVoz: KEY });
  expect(readAnswer({ document: written, path: '', report: [] }, question)).toEqual({
    value: '60',
    audio: KEY,
  });
});
