// What each column of a table of ODK or Kobo says about a submission to a form of ours, by its heading: names of groups and
// questions with slashes or hyphens between them, and what the programs add.
// rules: X38.35
import type { FormIndex, QuestionEntry, SectionEntry } from '../../submissions/answers/form-index.ts';
import { itemIdNear } from '../xlsform/in/item-id-near.ts';

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

export function columnsOf(headings: readonly string[], index: FormIndex): readonly CollectedColumn[] {
  return headings.map((heading, position) => ({ heading, position, meaning: meaningOf(heading, index) }));
}

function meaningOf(heading: string, index: FormIndex): Meaning {
  const names = heading
    .trim()
    .split('/')
    .filter((name) => name !== '');
  const last = names.at(-1) ?? '';
  const asked = askedBy(last, names.slice(-3, -1).toReversed(), index);
  if (asked) return asked;
  const point = POINT.exec(last)?.[1]?.toLowerCase();
  if (point) return { kind: point === 'latitude' || point === 'longitude' ? point : 'nothing' };
  for (const name of shorter(last.toLowerCase())) {
    const known = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
    if (known) return known;
    if (ADDED.has(name)) return { kind: 'nothing' };
  }
  return { kind: last === '' || last.startsWith('_') || last.startsWith('SET-OF-') ? 'nothing' : 'unknown' };
}

/** `above`: the two names before the last one, the nearer first. */
function askedBy(last: string, above: readonly string[], index: FormIndex): Meaning | null {
  const [nearest] = above;
  const optionId = itemIdNear(last, 'option');
  const upper = nearest === undefined ? null : found(nearest, index.questionById, 'question');
  if (upper?.question.options.some(({ id }) => id === optionId))
    return { kind: 'option', entry: upper, id: optionId };
  const conditionId = itemIdNear(last, 'condition');
  const sections = above.map((name) => found(name, index.sectionById, 'section'));
  for (const entry of sections)
    if (entry?.conditionIds.has(conditionId)) return { kind: 'condition', entry, id: conditionId };
  const entry = found(last, index.questionById, 'question');
  if (entry) return { kind: 'question', entry };
  const own = found(last, index.sectionById, 'section');
  // The section of a group that a select begins has the name of the group.
  for (const one of [own, sections[0]])
    if (one?.section.conditional) return { kind: 'conditions', entry: one };
  return null;
}

function found<Entry>(name: string, known: ReadonlyMap<string, Entry>, otherwise: string): Entry | null {
  for (const candidate of shorter(name)) {
    const entry = known.get(itemIdNear(candidate, otherwise));
    if (entry) return entry;
  }
  return null;
}

/** The name, then what is left of it behind each hyphen: groups may stand before, and a name may have hyphens itself. */
function shorter(name: string): readonly string[] {
  const pieces = name.split('-');
  return pieces.map((_, index) => pieces.slice(index).join('-')).filter((candidate) => candidate !== '');
}
