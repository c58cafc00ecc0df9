// Reads from a document what happened to a submission after it was sent: supervisor edits, which are replayed
// over the answers, requests for changes, and the reviewer's marks. Their items name questions by position;
// items that name no question are left out.
// rules: A3.25-A3.27, R3.18, R3.20-R3.23

import type { FormDefinition, Question } from '../../forms/definition/form.ts';
import { editedKey } from '../../presentation/edited-key.ts';
import { type Fields, flagOf, numberOf, objectOf, objectsOf, textOf } from '../../reading/document-reader.ts';
import { instantOf } from '../../reading/instants.ts';
import { type RequestedItem, type ReviewMark, withMark } from '../../review/change-request.ts';
import { applyChanges, type Changes, changesBetween, type SubmissionContent } from '../../review/changes.ts';
import type { Answer, AnswerSet } from '../../submissions/answers/answers.ts';
import { type AnswerRef, setAnswer } from '../../submissions/answers/set-answer.ts';
import type { Location, Submission } from '../../submissions/submission.ts';
import { readAnswer } from './answer-fields.ts';
import { correctionsOf } from './submission-document.ts';

interface Made {
  /** ISO 8601 in UTC; '' when the document does not have it. */
  readonly at: string;
  readonly by: string;
  readonly email: string;
}

export interface SubmissionReview {
  /** Oldest first. */
  readonly edits: readonly (Made & { readonly changes: Changes })[];
  /** The submission's content after its edits. */
  readonly current: SubmissionContent;
  readonly requests: readonly (Made & {
    readonly comment: string;
    readonly requested: readonly RequestedItem[];
    readonly needsCompletion: boolean;
  })[];
  readonly marks: readonly ReviewMark[];
}

const ITEMS_MAX = 5_000;

export function reviewOfSubmission(submission: Submission, definition: FormDefinition): SubmissionReview {
  const fields: Fields = { document: correctionsOf(submission), path: '', report: [] };
  const { answers, citizen, location, asset = null, signatures } = submission;
  let current: SubmissionContent = { answers, particulars: { citizen, location, asset, signatures } };
  const edits = objectsOf(fields, 'editsBySupervisor', ITEMS_MAX).map((edit) => {
    const changes = changesBetween(current, edited(edit, current, definition));
    current = applyChanges(current, changes);
    return { ...madeOf(edit), changes };
  });
  const requests = objectsOf(fields, 'requestsForChanges', ITEMS_MAX).map((request) => ({
    ...madeOf(request),
    comment: textOf(request, 'comment'),
    requested: requestedOf(objectOf(request, 'changesRequested'), current, definition),
    needsCompletion: flagOf(request, 'needCompletition'),
  }));
  const marks = marksOf(objectOf(fields, 'answersWithCorrections'), current, definition);
  return { edits, current, requests, marks };
}

function madeOf(entry: Fields): Made {
  const made = objectOf(entry, 'madeBy');
  return {
    at: instantOf(entry, 'sentDateTime') ?? '',
    by: made ? textOf(made, 'username') : '',
    email: made ? textOf(made, 'email') : '',
  };
}

function edited(
  edit: Fields,
  { answers, particulars }: SubmissionContent,
  definition: FormDefinition,
): SubmissionContent {
  const given = objectOf(edit, 'editedAnswers');
  let next = withConditions(answers, objectsOf(edit, 'editedConditions', ITEMS_MAX), definition);
  const items = [
    ...(given ? objectsOf(given, 'answers', ITEMS_MAX) : []),
    ...objectsOf(edit, 'editedImages', ITEMS_MAX),
    ...objectsOf(edit, 'editedDocuments', ITEMS_MAX),
  ];
  for (const item of items) {
    const named = questionNamed(item, next, definition);
    if (named) next = setAnswer(next, named.at, answerIn(item, named.question));
  }
  const location = readLocation(objectOf(edit, 'editedLocation'));
  return { answers: next, particulars: location ? { ...particulars, location } : particulars };
}

function withConditions(answers: AnswerSet, items: readonly Fields[], definition: FormDefinition): AnswerSet {
  let { ticked } = answers;
  for (const item of items) {
    const section = definition.sections[numberOf(item, 'sectionOrder') ?? -1];
    const condition = section?.conditions[numberOf(item, 'conditionIndex') ?? -1];
    if (!section || !condition) continue;
    const wanted = flagOf(item, 'checked');
    const present = ticked[section.id] ?? [];
    const ids = section.conditions
      .map(({ id }) => id)
      .filter((id) => (id === condition.id ? wanted : present.includes(id)));
    ticked = { ...ticked, [section.id]: ids };
  }
  const entries = Object.entries(ticked).filter(([, ids]) => ids.length > 0);
  return { ...answers, ticked: Object.fromEntries(entries) };
}

interface Named {
  readonly question: Question;
  readonly at: AnswerRef;
}

function questionNamed(item: Fields, answers: AnswerSet, { sections }: FormDefinition): Named | null {
  const section = sections[numberOf(item, 'sectionOrder') ?? -1];
  const order = numberOf(item, 'order') ?? -1;
  if (!section) return null;
  const questions = section.conditional
    ? section.conditions[numberOf(item, 'conditionIndex') ?? -1]?.questions
    : section.questions;
  const question = questions?.[order];
  if (!question) return null;
  const at = { questionId: question.id, sectionId: section.id };
  if (!flagOf(item, 'repetible') || flagOf(item, 'isMain')) return { question, at };
  const row = answers.rows[section.id]?.[numberOf(item, 'rowIndex') ?? -1];
  return row ? { question, at: { ...at, rowId: row.id } } : null;
}

/** The answer that the item sets; an item of images leaves the value as it is. */
function answerIn(item: Fields, question: Question): Answer {
  const { answer, checked } = item.document;
  const { options } = question;
  const ticked = Array.isArray(checked) ? (checked as readonly unknown[]) : [];
  const opciones = options.map((option, index) => ({
    checked: ticked[index] === true || (question.kind === 'single-choice' && option.text.text === answer),
  }));
  const document = {
    respuesta: answer ?? '',
    opciones,
    imagen: item.document['urlImage'] ?? '',
    documento: item.document['urlDocument'] ?? '',
  };
  const read = readAnswer({ ...item, document, report: [] }, question) ?? {};
  const emptied = answer === '' ? { value: '' } : {};
  return { ...emptied, ...read };
}

function readLocation(fields: Fields | null): Location | null {
  const point = fields && objectOf(fields, 'latlng');
  if (!fields || !point) return null;
  const latitude = numberOf(point, 'latitude');
  const longitude = numberOf(point, 'longitude');
  if (latitude === null || longitude === null) return null;
  return { address: textOf(fields, 'direccion'), latitude, longitude };
}

const LISTS = ['answers', 'images', 'documents'];

function marksOf(
  lists: Fields | null,
  { answers }: SubmissionContent,
  definition: FormDefinition,
): readonly ReviewMark[] {
  const items = lists ? LISTS.flatMap((list) => objectsOf(lists, list, ITEMS_MAX)) : [];
  return items.reduce<readonly ReviewMark[]>((marks, item) => {
    const named = questionNamed(item, answers, definition);
    if (!named) return marks;
    const { questionId, sectionId = '', rowId } = named.at;
    return withMark(marks, { sectionId, questionId, ...(rowId !== undefined && { rowId }) });
  }, []);
}

/** Returns one item per question, with the answer, picture and document it had. */
function requestedOf(
  lists: Fields | null,
  { answers }: SubmissionContent,
  definition: FormDefinition,
): readonly RequestedItem[] {
  const requested = new Map<string, RequestedItem>();
  for (const item of lists ? LISTS.flatMap((list) => objectsOf(lists, list, ITEMS_MAX)) : []) {
    const named = questionNamed(item, answers, definition);
    if (!named) continue;
    const { questionId, sectionId = '', rowId } = named.at;
    const { oldAnswer, oldImage, oldDocument } = item.document;
    const document = { answer: oldAnswer, urlImage: oldImage, urlDocument: oldDocument };
    const key = editedKey(questionId, rowId);
    const former = { ...requested.get(key)?.former, ...answerIn({ ...item, document }, named.question) };
    const at = { sectionId, questionId, ...(rowId !== undefined && { rowId }) };
    requested.set(key, { ...at, former: Object.keys(former).length === 0 ? null : former });
  }
  return [...requested.values()];
}
