// Differences between the sections, conditions, questions and choices of two versions of a form.
// rules: X12.02

import {
  type ChoiceOption,
  type Condition,
  type FormDefinition,
  type Question,
  questionsOf,
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
  inside: (before, after, within) =>
    listChanges(CHOICES, { before: before.options, after: after.options }, within),
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

/** Turns a question that was deleted from one list and added to another into a moved one. */
function withMovesBetweenLists(
  changes: readonly FormChange[],
  before: FormDefinition,
  after: FormDefinition,
): readonly FormChange[] {
  const of = (change: FormChange['change']) =>
    new Set(changes.filter((c) => c.subject === 'question' && c.change === change).map(({ id }) => id));
  const gone = of('deleted');
  const moved = new Set([...of('added')].filter((id) => gone.has(id)));
  if (moved.size === 0) return changes;
  const old = new Map(before.sections.flatMap(questionsOf).map((question) => [question.id, question]));
  const now = new Map(after.sections.flatMap(questionsOf).map((question) => [question.id, question]));
  return changes.flatMap((change): readonly FormChange[] => {
    if (change.subject !== 'question' || !moved.has(change.id)) return [change];
    if (change.change === 'deleted') return [];
    const was = old.get(change.id);
    const is = now.get(change.id);
    if (change.change !== 'added' || !was || !is) return [change];
    const fields = QUESTIONS.fields(was, is);
    return [
      { ...change, change: 'moved' },
      ...(fields.length > 0 ? [{ ...change, change: 'changed' as const, fields }] : []),
      ...QUESTIONS.inside(was, is, [...change.within, QUESTIONS.nameOf(is)]),
    ];
  });
}
