// Reads and writes one answer in a question of a document: `respuesta`, the `checked` of its options, and the
// attachments. `respuesta` is always text: the option's text for a single choice, 'Sí' or 'No', empty for a
// multiple choice.
// rules: A3.13-A3.15, A3.22-A3.24, R3.15
import type { Question } from '../../forms/definition/form.ts';
import { type Fields, flagOf, reportAt, textOf } from '../../reading/document-reader.ts';
import { type DocumentObject, isObject } from '../../reading/residue.ts';
import type { Answer } from '../../submissions/answers/answers.ts';

/** Only documents of questions with a voice note have it. */
const VOICE_NOTE = 'notaDeVoz';

const WORD = { yes: 'Sí', no: 'No' } as const;

/** The answer in a question of a document; null when it is blank or not valid for this question. */
export function readAnswer(fields: Fields, question: Question): Answer | null {
  const value = readValue(fields, question);
  const image = textOf(fields, 'imagen');
  const document = textOf(fields, 'documento');
  const video = textOf(fields, 'video');
  const audio = textOf(fields, VOICE_NOTE);
  if (value === null && image + document + video + audio === '') return null;
  return {
    ...(value === null ? {} : { value }),
    ...(image === '' ? {} : { image }),
    ...(document === '' ? {} : { document }),
    ...(video === '' ? {} : { video }),
    ...(audio === '' ? {} : { audio }),
  };
}

/** Returns the question of a form document with an answer in it; sets every field that an answer fills. */
export function writeAnswer(
  questionDocument: DocumentObject,
  question: Question,
  answer: Answer | undefined,
): DocumentObject {
  const chosen = chosenIn(question, answer);
  const { opciones } = questionDocument;
  return {
    ...questionDocument,
    respuesta: textFor(question, answer),
    opciones: Array.isArray(opciones)
      ? opciones.map((option: unknown, index) =>
          isObject(option) ? { ...option, checked: chosen.has(question.options[index]?.id ?? '') } : option,
        )
      : opciones,
    imagen: answer?.image ?? '',
    documento: answer?.document ?? '',
    video: answer?.video ?? '',
    ...((question.allowsAudio || answer?.audio) && { [VOICE_NOTE]: answer?.audio ?? '' }),
  };
}

function readValue(fields: Fields, question: Question): Answer['value'] | null {
  const text = readText(fields);
  switch (question.kind) {
    case 'multiple-choice': {
      const ticked = tickedOptions(fields, question);
      return ticked.length > 0 ? ticked : null;
    }
    case 'single-choice': {
      const byText = question.options.find((option) => text !== '' && option.text.text === text);
      const ticked = tickedOptions(fields, question);
      // Two options may have the same text, so the ticked one counts.
      return ticked[0] ?? byText?.id ?? null;
    }
    case 'yes-no':
      return text === WORD.yes ? 'yes' : text === WORD.no ? 'no' : null;
    default:
      return text === '' ? null : text;
  }
}

function readText(fields: Fields): string {
  const { respuesta } = fields.document;
  if (typeof respuesta === 'number') return String(respuesta).replace('.', ',');
  if (typeof respuesta === 'boolean') return respuesta ? WORD.yes : WORD.no;
  return textOf(fields, 'respuesta');
}

function tickedOptions(fields: Fields, question: Question): readonly string[] {
  const { opciones } = fields.document;
  if (!Array.isArray(opciones)) return [];
  return question.options.flatMap((option, index) => {
    const document: unknown = opciones[index];
    if (!isObject(document)) {
      reportAt(fields, `opciones[${index}]`, 'document-form-differs');
      return [];
    }
    const piece = { document, path: `${fields.path}.opciones[${index}]`, report: fields.report };
    return flagOf(piece, 'checked') ? [option.id] : [];
  });
}

function chosenIn(question: Question, answer: Answer | undefined): ReadonlySet<string> {
  const value = answer?.value;
  if (value === undefined) return new Set();
  if (question.kind === 'multiple-choice' || question.kind === 'single-choice')
    return new Set(typeof value === 'string' ? [value] : value);
  return new Set();
}

function textFor(question: Question, answer: Answer | undefined): string {
  const value = answer?.value;
  if (typeof value !== 'string') return '';
  if (question.kind === 'single-choice')
    return question.options.find((option) => option.id === value)?.text.text ?? '';
  if (question.kind === 'yes-no') return value === 'yes' ? WORD.yes : value === 'no' ? WORD.no : '';
  return value;
}
