// What each column of a table of ODK or Kobo says about a submission to a form of ours, by its heading: names of groups and
// questions with slashes or hyphens between them, and what the programs add.
// rules: X38.35
import type { FormIndex, QuestionEntry, SectionEntry } from '../../submissions/answers/form-index.ts';
import { itemIdNear } from '../xlsform/in/item-id-near.ts';
import { type NamedQuestions, namedQuestions } from './named-questions.ts';

export type Meaning =
  | { readonly kind: 'question'; readonly entry: QuestionEntry }
  /** One option of a multiple choice: ticked or not. */
  | { readonly kind: 'option'; readonly entry: QuestionEntry; readonly id: string }
  | { readonly kind: 'conditions'; readonly entry: SectionEntry }
  | { readonly kind: 'condition'; readonly entry: SectionEntry; readonly id: string }
  /** `rank`: of several columns of a kind the lowest that has a value counts. */
  | { readonly kind: 'identity' | 'time' | 'author'; readonly rank: number }
  | { readonly kind: 'parent' | 'location' | 'latitude' | 'longitude' | 'nothing' | 'unknown' };

export interface CollectedColumn {
  readonly heading: string;
  readonly position: number;
  readonly meaning: Meaning;
}

/** Headings of ODK and Kobo in small letters, by their last name. */
const PROGRAMS: Readonly<Record<string, Meaning>> = {
  rootuuid: { kind: 'identity', rank: 0 },
  _uuid: { kind: 'identity', rank: 1 },
  instanceid: { kind: 'identity', rank: 2 },
  key: { kind: 'identity', rank: 3 },
  parent_key: { kind: 'parent' },
  _submission__uuid: { kind: 'parent' },
  _submission_time: { kind: 'time', rank: 0 },
  submissiondate: { kind: 'time', rank: 1 },
  end: { kind: 'time', rank: 2 },
  _submitted_by: { kind: 'author', rank: 0 },
  submittername: { kind: 'author', rank: 1 },
  username: { kind: 'author', rank: 2 },
};

/** What the programs add and no submission of ours has; so is every heading that begins with an underscore. */
const ADDED = new Set(
  `start today deviceid device_id subscriberid simserial phonenumber phone_number email audit submitterid status
  reviewstate edits attachmentspresent attachmentsexpected formversion formdefid instancename deprecatedid version`.split(
    /\s+/,
  ),
);

const POINT = /^(?:_.+_|.+-)(latitude|longitude|altitude|precision|accuracy)$/i;

/** `table`: name of the file. */
export function columnsOf(
  headings: readonly string[],
  index: FormIndex,
  table: string,
): readonly CollectedColumn[] {
  const repeats = headings.some((heading) => ofPrograms(lastName(heading))?.kind === 'parent');
  const naming = { index, named: namedQuestions(index, { repeats, name: table }), taken: new Set<string>() };
  return headings.map((heading, position) => ({ heading, position, meaning: meaningOf(heading, naming) }));
}

interface Naming {
  readonly index: FormIndex;
  readonly named: NamedQuestions;
  /** Ids of questions that a column before is about. */
  readonly taken: Set<string>;
}

const namesIn = (heading: string): readonly string[] =>
  heading
    .trim()
    .split('/')
    .filter((name) => name !== '');

const lastName = (heading: string): string => namesIn(heading).at(-1) ?? '';

function meaningOf(heading: string, naming: Naming): Meaning {
  const last = lastName(heading);
  const asked = askedBy(last, namesIn(heading).slice(0, -1), naming);
  if (asked) return asked;
  const point = POINT.exec(last)?.[1]?.toLowerCase();
  if (point) return { kind: point === 'latitude' || point === 'longitude' ? point : 'nothing' };
  const known = ofPrograms(last);
  if (known) return known;
  return { kind: last === '' || last.startsWith('_') || last.startsWith('SET-OF-') ? 'nothing' : 'unknown' };
}

function ofPrograms(last: string): Meaning | null {
  for (const name of shorter(last.toLowerCase())) {
    const known = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
    if (known) return known;
    if (ADDED.has(name)) return { kind: 'nothing' };
  }
  return null;
}

/** `path`: the names before the last one, from outside to inside. */
function askedBy(last: string, path: readonly string[], naming: Naming): Meaning | null {
  const { index } = naming;
  const nearest = path.at(-1);
  const optionId = itemIdNear(last, 'option');
  const upper = nearest === undefined ? [] : questionsBy(nearest, path.slice(0, -1), naming);
  const chosen = upper.find(({ question }) => question.options.some(({ id }) => id === optionId));
  if (chosen) return { kind: 'option', entry: chosen, id: optionId };
  const conditionId = itemIdNear(last, 'condition');
  const sections = path
    .slice(-2)
    .toReversed()
    .map((name) => sectionBy(name, index));
  for (const entry of sections)
    if (entry?.conditionIds.has(conditionId)) return { kind: 'condition', entry, id: conditionId };
  const entry = takenBy(questionsBy(last, path, naming), naming);
  if (entry) return { kind: 'question', entry };
  const own = sectionBy(last, index);
  // The section of a group that a select begins has the name of the group.
  for (const one of [own, sections[0]])
    if (one?.section.conditional) return { kind: 'conditions', entry: one };
  return null;
}

function questionsBy(name: string, path: readonly string[], { named }: Naming): readonly QuestionEntry[] {
  for (const candidate of shorter(name)) {
    const groups = name.slice(0, -candidate.length).replace(/-+$/, '');
    const entries = named(candidate, groups === '' ? path : [...path, groups]);
    if (entries.length > 0) return entries;
  }
  return [];
}

/** The first that no column is about yet. With a question of a condition those of the same row are taken too. */
function takenBy(entries: readonly QuestionEntry[], { taken }: Naming): QuestionEntry | undefined {
  const entry = entries.find(({ question }) => !taken.has(question.id)) ?? entries[0];
  for (const { question, condition, section } of entries)
    if (question === entry?.question || (condition && section === entry?.section)) taken.add(question.id);
  return entry;
}

function sectionBy(name: string, { sectionById }: FormIndex): SectionEntry | null {
  for (const candidate of shorter(name)) {
    const entry = sectionById.get(itemIdNear(candidate, 'section'));
    if (entry) return entry;
  }
  return null;
}

/** The name, then what is left of it behind each hyphen: groups may stand before, and a name may have hyphens itself. */
function shorter(name: string): readonly string[] {
  const pieces = name.split('-');
  return pieces.map((_, index) => pieces.slice(index).join('-')).filter((candidate) => candidate !== '');
}
