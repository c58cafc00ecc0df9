// Differences between the sections, conditions, questions and choices of two versions of a form.
// rules: X12.02

import {
  type ChoiceOption,
  type Condition,
  type FormDefinition,
  type Question,
  type Section,
} from '../definition/form.ts';
import { field, textField } from './changed-fields.ts';
import type { FormChange } from './form-change.ts';
import { type ListKind, listChanges } from './list-changes.ts';

const CHOICES: ListKind<ChoiceOption> = {
  subject: 'choice',
  nameOf: ({ text }) => text.text,
  fields: (before, after) => textField('text', before.text, after.text),
  inside: () => [],
};

const QUESTIONS: ListKind<Question> = {
  subject: 'question',
  nameOf: ({ title }) => title.text,
  fields: (before, after) => [
    ...textField('title', before.title, after.title),
    ...field('kind', before.kind, after.kind),
    ...field('required', before.required, after.required),
    ...field('searchable', before.searchable, after.searchable),
    ...field('startsEmpty', before.startsEmpty, after.startsEmpty),
    ...field('scansCode', before.scansCode ?? false, after.scansCode ?? false),
    ...field('purpose', before.purpose ?? '', after.purpose ?? ''),
    ...field('allowsImage', before.allowsImage, after.allowsImage),
    ...field('allowsDocument', before.allowsDocument, after.allowsDocument),
    ...field('allowsVideo', before.allowsVideo, after.allowsVideo),
    ...field('allowsAudio', before.allowsAudio ?? false, after.allowsAudio ?? false),
    ...field('link', before.link, after.link),
    ...field('linkTitle', before.linkTitle, after.linkTitle),
  ],
  // Ids of options are unique in their question only: two questions that came from one list of a file have the same.
  inside: (before, after, within) =>
    listChanges(CHOICES, { before: before.options, after: after.options }, within).map((change) => ({
      ...change,
      id: `${after.id} ${change.id}`,
    })),
};

const CONDITIONS: ListKind<Condition> = {
  subject: 'condition',
  nameOf: ({ text }) => text.text,
  fields: (before, after) => textField('text', before.text, after.text),
  inside: (before, after, within) =>
    listChanges(QUESTIONS, { before: before.questions, after: after.questions }, within),
};

const SECTIONS: ListKind<Section> = {
  subject: 'section',
  nameOf: ({ title }) => title.text,
  fields: (before, after) => [
    ...textField('title', before.title, after.title),
    ...textField('description', before.description, after.description),
    ...textField('prompt', before.prompt, after.prompt),
    ...field('conditional', before.conditional, after.conditional),
    ...field('single', before.single, after.single),
    ...field('required', before.required, after.required),
    ...field('repeatable', before.repeatable, after.repeatable),
    ...field('relatedArea', before.relatedArea, after.relatedArea),
  ],
  inside: (before, after, within) => [
    ...listChanges(QUESTIONS, { before: before.questions, after: after.questions }, within),
    ...listChanges(CONDITIONS, { before: before.conditions, after: after.conditions }, within),
  ],
};

/** Differences between the sections of two versions, down to the choices of their questions. */
export function sectionChanges(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  const changes = listChanges(SECTIONS, { before: before.sections, after: after.sections });
  return withMovesBetweenLists(changes, before, after);
}

interface Located {
  readonly question: Question;
  /** Names the list that holds it. */
  readonly list: string;
  readonly within: readonly string[];
}

function locatedQuestions({ sections }: FormDefinition): ReadonlyMap<string, Located> {
  const located = new Map<string, Located>();
  const add = (questions: readonly Question[], list: string, within: readonly string[]) => {
    for (const question of questions) located.set(question.id, { question, list, within });
  };
  for (const { id, title, questions, conditions } of sections) {
    add(questions, id, [title.text]);
    for (const condition of conditions)
      add(condition.questions, `${id} ${condition.id}`, [title.text, condition.text.text]);
  }
  return located;
}

/**
 * A question that went into another list is a moved one, also where its old list is gone or its new one was not there: a
 * person would take it for deleted.
 */
function withMovesBetweenLists(
  changes: readonly FormChange[],
  before: FormDefinition,
  after: FormDefinition,
): readonly FormChange[] {
  const old = locatedQuestions(before);
  const moved = new Map<string, readonly FormChange[]>();
  for (const [id, is] of locatedQuestions(after)) {
    const was = old.get(id);
    if (was && was.list !== is.list) moved.set(id, movedQuestion(was.question, is));
  }
  if (moved.size === 0) return changes;
  const isOf = ({ subject, id }: FormChange) => subject === 'question' && moved.has(id);
  const added = new Set(changes.filter((one) => isOf(one) && one.change === 'added').map(({ id }) => id));
  const said = new Set<string>();
  const shown = changes.flatMap((change): readonly FormChange[] => {
    const { id } = change;
    if (!isOf(change)) return [change];
    if (change.change === 'deleted' && added.has(id)) return [];
    said.add(id);
    return moved.get(id) ?? [];
  });
  return [...shown, ...[...moved].flatMap(([id, lines]) => (said.has(id) ? [] : lines))];
}

function movedQuestion(was: Question, { question, within }: Located): readonly FormChange[] {
  const { id } = question;
  const name = QUESTIONS.nameOf(question);
  const fields = QUESTIONS.fields(was, question);
  const line = { subject: 'question', id, name, within } as const;
  return [
    { ...line, change: 'moved', fields: [] },
    ...(fields.length > 0 ? [{ ...line, change: 'changed' as const, fields }] : []),
    ...QUESTIONS.inside(was, question, [...within, name]),
  ];
}
