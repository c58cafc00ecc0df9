// Everything that a submission would send, as lines of a list: the person, each question that is asked, location and
// signatures. What is missing or wrong stands at its line, so that the list hides nothing that sending would refuse.
// rules: X36.10, X36.11, X36.91
import { personName } from '@constancia/domain/citizens/person-name.ts';
import { inLanguage, titleOf } from '@constancia/domain/localized.ts';
import type { FieldRef, Issue } from '@constancia/domain/issue.ts';
import type { Display } from '@constancia/domain/questions/question-type.ts';
import {
  type Answer,
  type AnswersByQuestion,
  ATTACHMENT_KINDS,
} from '@constancia/domain/submissions/answers/answers.ts';
import { tickedConditions } from '@constancia/domain/submissions/answers/conditional-sections.ts';
import type { QuestionEntry, SectionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { ownEntry } from '@constancia/domain/submissions/answers/own-entry.ts';
import { copyNumber, rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import {
  askedPerson,
  asksLocation,
  signatureField,
} from '@constancia/domain/submissions/particulars/particulars.ts';
import { language } from '../../platform/language.ts';
import { t, tIssue } from '../../platform/texts.ts';
import { sectionTitle } from '../sections/section-accordion.tsx';
import { checkedBody } from '../sending/sent-body.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import { fieldKey } from '../session/field-key.ts';
import { stepName } from '../stepper/step-name.ts';

export interface AnsweredRow {
  /** Id of the field in the form. */
  readonly key: string;
  readonly at: FieldRef;
  readonly label: string;
  /** Empty when nothing was answered. */
  readonly texts: readonly string[];
  /** What sending would refuse; '' otherwise. */
  readonly issue: string;
}

interface AnsweredGroup {
  readonly title: string;
  readonly rows: readonly AnsweredRow[];
}

type MakeRow = (at: FieldRef, label: string, texts: readonly string[]) => AnsweredRow;

export function answeredGroups(
  store: Pick<AnsweringStore, 'index' | 'get' | 'editing'>,
): readonly AnsweredGroup[] {
  const issues = new Map<string, Issue>();
  for (const issue of checkedBody(store).issues) {
    const key = fieldKey(issue.at);
    if (key !== null && !issues.has(key)) issues.set(key, issue);
  }
  const row: MakeRow = (at, label, texts) => {
    const key = fieldKey(at) ?? '';
    const issue = issues.get(key);
    const text = issue ? tIssue(issue.code, issue.values).replace(/^\* /, '') : '';
    return { key, at, label, texts, issue: text };
  };
  const { index } = store;
  const sections = index.sections.flatMap((entry, position) =>
    sectionGroups(store, { entry, position, row }),
  );
  const groups = [
    personGroup(store, row),
    ...sections,
    locationGroup(store, row),
    signatureGroup(store, row),
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

type Stored = Pick<AnsweringStore, 'index' | 'get'>;

function personGroup({ index, get }: Stored, row: MakeRow): AnsweredGroup {
  const title = askedPerson(index.definition) === null ? '' : stepName(index.definition, 'person');
  const { citizen } = get().particulars;
  const texts = citizen ? [personName(citizen), citizen.documentNumber] : [];
  return { title, rows: title === '' ? [] : [row({ field: 'citizen' }, title, filled(texts))] };
}

interface SectionRows {
  readonly entry: SectionEntry;
  readonly position: number;
  readonly row: MakeRow;
}

function sectionGroups({ get }: Stored, { entry, position, row }: SectionRows): readonly AnsweredGroup[] {
  const { section, questions, conditions } = entry;
  const { answers } = get();
  const title = sectionTitle(section, position);
  const rowsFor = (entries: readonly QuestionEntry[], given: AnswersByQuestion, rowId?: string) =>
    entries.map(({ question, type }) => {
      const answer = ownEntry(given, question.id);
      const at = { sectionId: section.id, questionId: question.id, ...(rowId !== undefined && { rowId }) };
      const display = type.display(answer?.value, question, language);
      return row(at, inLanguage(question.title, language), [...textsOf(display, answer), ...filesOf(answer)]);
    });
  const copies = rowsOf(answers, section.id).map(({ id, answers: given }, at) => ({
    title: t('answering.copy', { title, number: copyNumber(at) }),
    rows: rowsFor(questions, given, id),
  }));
  if (!section.conditional) return [{ title, rows: rowsFor(questions, answers.main) }, ...copies];
  const ticked = conditions.filter(({ condition }) =>
    tickedConditions(answers, section.id).includes(condition.id),
  );
  const chosen = ticked.map(({ condition }) => inLanguage(condition.text, language));
  const prompt = inLanguage(section.prompt, language) || title;
  const below = ticked.flatMap((condition) => rowsFor(condition.questions, answers.main));
  return [{ title, rows: [row({ sectionId: section.id }, prompt, chosen), ...below] }];
}

function locationGroup({ index, get }: Stored, row: MakeRow): AnsweredGroup {
  const title = t('answering.location');
  if (!asksLocation(index.definition)) return { title, rows: [] };
  const { location, asset } = get().particulars;
  const point = location && `${location.latitude}, ${location.longitude}`;
  const texts = location ? [location.address || (point ?? ''), asset?.name ?? ''] : [];
  return { title, rows: [row({ field: 'location' }, title, filled(texts))] };
}

function signatureGroup({ index, get }: Stored, row: MakeRow): AnsweredGroup {
  const title = t('answering.step-signatures');
  const { options, signatures } = index.definition;
  if (!options.digitalSignature) return { title, rows: [] };
  const given = get().particulars.signatures;
  const rows = signatures.map((signature, slot) => {
    const signed = given.find((one) => one.slot === slot);
    const texts = signed ? [signed.signatory || t('answering.check-signed')] : [];
    const asked = inLanguage(titleOf(signature), language);
    return row({ field: signatureField(slot) }, asked || title, texts);
  });
  return { title, rows };
}

/** A text that the kind cannot read, e.g. half a date, is shown as it was typed. */
function textsOf(display: Display, answer: Answer | undefined): readonly string[] {
  switch (display.kind) {
    case 'none':
      return filled([typeof answer?.value === 'string' ? answer.value : '']);
    case 'word':
      return [t(display.code === 'yes' ? 'answering.yes' : 'answering.no')];
    case 'list':
      return display.items;
    case 'link':
      return [display.href];
    case 'text':
      return [display.text];
  }
}

function filesOf(answer: Answer | undefined): readonly string[] {
  return ATTACHMENT_KINDS.flatMap((kind) => (answer?.[kind] ? [t(`answering.check-${kind}`)] : []));
}

function filled(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text.trim() !== '');
}
