// Reads and writes questions and their options in form documents (`preguntas`, `questions`, `opciones`).
// Fields that an answer would fill are written empty.
// rules: E3.45-E3.54, A3.10, A3.11

import type { ChoiceOption, Question } from '../../forms/definition/form.ts';
import { CHOICES_PER_QUESTION_MAX } from '../../forms/definition/form-limits.ts';
import { purposeField } from '../../forms/definition/purposes.ts';
import { isMoment } from '../../forms/definition/question-kinds.ts';
import { isChoice } from '../../forms/edit/edit-questions.ts';
import { type Fields, flagOf, objectsOf, textOf } from '../../reading/document-reader.ts';
import { keepNumbers, numbered } from '../../reading/list-numbers.ts';
import {
  type DocumentObject,
  keepResidue,
  mergedResidue,
  withKept,
  withResidue,
} from '../../reading/residue.ts';
import { idField, idOf, positionalId } from './item-ids.ts';
import { kindFields, kindOf } from './kind-codes.ts';
import { localizedFields, localizedOf } from './localized-fields.ts';

/** Ours: other programs do not know them, so they are written only where they hold. */
const STARTS_EMPTY = 'iniciaVacia';
const SCANS_CODE = 'escaneaCodigo';
const ALLOWS_AUDIO = 'grabaNotaDeVoz';
const PURPOSE = 'autocompletar';

const CHOICE_ORDER = { list: 'opciones', field: 'orden' };

/** `taken`: ids of the questions read so far. */
export function readQuestion(fields: Fields, position: string, taken: Set<string>): Question {
  const kind = kindOf(fields);
  const choices = isChoice(kind) ? objectsOf(fields, 'opciones', CHOICES_PER_QUESTION_MAX) : [];
  const takenChoices = new Set<string>();
  const question: Question = {
    id: idOf(fields, position, taken),
    title: localizedOf(fields, 'titulo'),
    kind,
    required: flagOf(fields, 'required'),
    options: choices.map((choice, index) =>
      readChoice(choice, positionalId.choice(position, index), takenChoices),
    ),
    searchable: flagOf(fields, 'filtrable'),
    allowsImage: flagOf(fields, 'adjuntar'),
    allowsDocument: flagOf(fields, 'adjuntarDocumento'),
    allowsVideo: flagOf(fields, 'adjuntarVideo'),
    repeatable: flagOf(fields, 'repetible'),
    startsEmpty: isMoment(kind) && flagOf(fields, STARTS_EMPTY),
    link: textOf(fields, 'link'),
    linkTitle: textOf(fields, 'tituloLink'),
    ...(flagOf(fields, ALLOWS_AUDIO) && { allowsAudio: true as const }),
    ...(kind === 'text' && flagOf(fields, SCANS_CODE) && { scansCode: true as const }),
    ...purposeField(kind, fields.document[PURPOSE]),
  };
  const readsChoices = isChoice(kind) && Array.isArray(fields.document.opciones);
  const elsewhere = new Set(readsChoices ? ['orden', 'opciones'] : ['orden']);
  return withKept(
    question,
    mergedResidue(
      keepResidue(fields.document, ownFields(question, position), elsewhere),
      keepNumbers(
        choices.map((choice) => choice.document),
        CHOICE_ORDER,
      ),
    ),
  );
}

/** Writes everything but the number, which the list adds. */
export function writeQuestion(question: Question, position: string): DocumentObject {
  const emitted = {
    ...ownFields(question, position),
    opciones: numbered(
      question.options.map((choice, index) => writeChoice(choice, positionalId.choice(position, index))),
      CHOICE_ORDER,
      question.residue,
    ),
  };
  return withoutRevived(withResidue(emitted, question.residue), question);
}

/**
 * Without what another program wrote for a kind that the question did not have then and has now: it meant nothing, and would
 * mean something.
 */
function withoutRevived(written: DocumentObject, question: Question): DocumentObject {
  const { kind } = question;
  const isRevived = new Map([
    [STARTS_EMPTY, isMoment(kind) && written[STARTS_EMPTY] === true && !question.startsEmpty],
    [SCANS_CODE, kind === 'text' && written[SCANS_CODE] === true && !question.scansCode],
    [PURPOSE, purposeField(kind, written[PURPOSE]).purpose !== question.purpose],
  ]);
  return Object.fromEntries(Object.entries(written).filter(([name]) => isRevived.get(name) !== true));
}

function ownFields(question: Question, position: string): DocumentObject {
  return {
    ...idField(question.id, position),
    ...localizedFields(question.title, 'titulo'),
    ...kindFields(question.kind),
    respuesta: '',
    opciones: [],
    required: question.required,
    filtrable: question.searchable,
    repetible: question.repeatable,
    ...(question.startsEmpty && { [STARTS_EMPTY]: true }),
    ...(question.allowsAudio && { [ALLOWS_AUDIO]: true, notaDeVoz: '' }),
    ...(question.scansCode && { [SCANS_CODE]: true }),
    ...(question.purpose && { [PURPOSE]: question.purpose }),
    adjuntar: question.allowsImage,
    adjuntarDocumento: question.allowsDocument,
    adjuntarVideo: question.allowsVideo,
    imagen: '',
    documento: '',
    video: '',
    link: question.link,
    tituloLink: question.linkTitle,
  };
}

function readChoice(fields: Fields, position: string, taken: Set<string>): ChoiceOption {
  const choice: ChoiceOption = { id: idOf(fields, position, taken), text: localizedOf(fields, 'texto') };
  return withKept(choice, keepResidue(fields.document, choiceFields(choice, position), new Set(['orden'])));
}

function writeChoice(choice: ChoiceOption, position: string): DocumentObject {
  return withResidue(choiceFields(choice, position), choice.residue);
}

function choiceFields(choice: ChoiceOption, position: string): DocumentObject {
  return { ...idField(choice.id, position), ...localizedFields(choice.text, 'texto'), checked: false };
}
