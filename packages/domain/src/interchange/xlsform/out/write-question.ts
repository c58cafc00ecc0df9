// A question of ours as rows of the survey: the question, and a row for each kind of file that it takes.
// rules: X36.69, X38.45, X38.46
import type { Question } from '../../../forms/definition/form.ts';
import type { QuestionKind } from '../../../forms/definition/question-kinds.ts';
import { LINK_APPEARANCE, linkHint } from '../sheets/link-hint.ts';
import { type Cells, orName, reportOut, type Writing } from './writing.ts';

const TYPES: Readonly<Record<Exclude<QuestionKind, 'multiple-choice' | 'single-choice' | 'yes-no'>, string>> =
  {
    text: 'text',
    integer: 'integer',
    decimal: 'decimal',
    date: 'date',
    time: 'time',
    link: 'text',
  };
/** Rows of files in the file, each with what the name of the question gets. */
const FILES = [
  ['allowsImage', 'image', 'image'],
  ['allowsVideo', 'video', 'video'],
  ['allowsAudio', 'audio', 'audio'],
  ['allowsDocument', 'file', 'document'],
] as const;

const YES_NO = 'yes_no';

export function writeQuestion(question: Question, writing: Writing): void {
  const name = writing.nameOf(question.id, 'question');
  if (question.title.text === '') reportOut(writing, 'out-label', { text: name });
  if (question.repeatable) reportOut(writing, 'out-repeatable-question', { text: question.title.text });
  if (question.purpose) reportOut(writing, 'out-purpose', { text: question.title.text });
  const label = orName(question.title, name);
  writing.survey.push({
    type: typeOf(question, name, writing),
    name,
    label,
    required: question.required ? 'yes' : '',
    ...cellsOf(question, writing),
  });
  for (const [field, type, suffix] of FILES) {
    if (question[field])
      writing.survey.push({ type, name: writing.nameOf(`${name}_${suffix}`, suffix), label });
  }
}

function typeOf({ kind, options, title, scansCode }: Question, name: string, writing: Writing): string {
  if (scansCode) return 'barcode';
  if (kind === 'yes-no') {
    const { yes, no } = writing.words;
    const answers = [
      { id: 'yes', text: { text: yes } },
      { id: 'no', text: { text: no } },
    ];
    return `select_one ${writing.listOf(answers, YES_NO)}`;
  }
  if (kind !== 'single-choice' && kind !== 'multiple-choice') return TYPES[kind];
  if (options.length === 0) {
    reportOut(writing, 'out-choices', { text: title.text });
    return 'text';
  }
  const list = writing.listOf(options, `${name}_options`);
  return `${kind === 'single-choice' ? 'select_one' : 'select_multiple'} ${list}`;
}

function cellsOf(question: Question, writing: Writing): Cells {
  const { kind, startsEmpty, searchable } = question;
  if (kind === 'link') {
    const hint = linkHint(question);
    if (hint === null) reportOut(writing, 'out-link', { text: question.title.text });
    return { appearance: LINK_APPEARANCE, hint: hint ?? '' };
  }
  if (kind === 'date' && !startsEmpty) return { default: 'today()' };
  if (kind === 'time' && !startsEmpty) return { default: 'now()' };
  const isChoice = kind === 'single-choice' || kind === 'multiple-choice';
  return isChoice && searchable ? { appearance: 'autocomplete' } : {};
}
