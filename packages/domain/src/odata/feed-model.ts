// The tables of a form's feed: one of its submissions, and one for each section that repeats, with a row for every time
// that it was filled in. They have the columns of the spreadsheet, each with a type.
// rules: X38.80, X38.81, X38.102, X38.106, X38.110
import type { FormDefinition } from '../forms/definition/form.ts';
import type { QuestionKind } from '../forms/definition/question-kinds.ts';
import { mergeVersions } from '../presentation/merge-versions.ts';
import { type FactColumn, factColumnsOf } from '../presentation/sheet/fact-columns.ts';
import type { ColumnSource } from '../presentation/sheet/sheet-columns.ts';
import { isReviewed } from '../review/change-request.ts';
import { mayRepeat } from '../submissions/answers/repeats.ts';
import { feedNames } from './feed-names.ts';

/** How answers are compared; what is of no such kind cannot be filtered by. */
export type AnswerComparing = 'text' | 'decimal' | 'day' | 'hour';

/** Functions by which texts are filtered. */
export const TEXT_TESTS = ['contains', 'startswith', 'endswith'] as const;
export type TextTest = (typeof TEXT_TESTS)[number];

export type FeedType =
  | 'Edm.String'
  | 'Edm.Int32'
  | 'Edm.Decimal'
  | 'Edm.Double'
  | 'Edm.Date'
  | 'Edm.TimeOfDay'
  | 'Edm.DateTimeOffset'
  | 'Edm.Boolean';

const SYSTEM_COLUMNS = {
  __id: 'Edm.String',
  code: 'Edm.String',
  submissionDate: 'Edm.DateTimeOffset',
  updatedAt: 'Edm.DateTimeOffset',
  createdBy: 'Edm.String',
  state: 'Edm.String',
  stateId: 'Edm.Int32',
  area: 'Edm.String',
  areaId: 'Edm.String',
  formVersion: 'Edm.Int32',
} as const satisfies Readonly<Record<string, FeedType>>;

/** Of a form that is reviewed, or that sells: in the words of the interface, as the list is filtered by them. */
const STATUS_COLUMNS = {
  badge: 'Edm.String',
  paymentStatus: 'Edm.String',
} as const satisfies Readonly<Record<string, FeedType>>;
type StatusColumn = keyof typeof STATUS_COLUMNS;
export type SystemColumn = keyof typeof SYSTEM_COLUMNS | StatusColumn;

/** Of a row of a section: its id, its submission's, and which time it is, from 1 on. */
export const ROW_COLUMNS = {
  __id: 'Edm.String',
  '__Submissions-id': 'Edm.String',
  number: 'Edm.Int32',
} as const satisfies Readonly<Record<string, FeedType>>;
export type RowColumn = keyof typeof ROW_COLUMNS;

type AnswerSource = Exclude<ColumnSource, { readonly type: 'fixed' }>;

export interface FeedColumn {
  readonly name: string;
  readonly type: FeedType;
  /** As people wrote it; '' for a column of the product. */
  readonly title: string;
  /** How a filter compares its answers; null where it does not. */
  readonly comparing: AnswerComparing | null;
  readonly source: { readonly type: 'own' } | AnswerSource;
}

export interface FeedTable {
  readonly name: string;
  /** Section whose rows it has; null for the table of submissions. */
  readonly sectionId: string | null;
  readonly columns: readonly FeedColumn[];
}

export const SUBMISSIONS_TABLE = 'Submissions';

const FACT_NAMES: Readonly<Record<FactColumn, { readonly name: string; readonly type: FeedType }>> = {
  person: { name: 'person', type: 'Edm.String' },
  'document-number': { name: 'documentNumber', type: 'Edm.String' },
  address: { name: 'address', type: 'Edm.String' },
  latitude: { name: 'latitude', type: 'Edm.Double' },
  longitude: { name: 'longitude', type: 'Edm.Double' },
  asset: { name: 'asset', type: 'Edm.String' },
  payment: { name: 'payment', type: 'Edm.String' },
  incident: { name: 'incident', type: 'Edm.String' },
  signatures: { name: 'signatures', type: 'Edm.String' },
  files: { name: 'files', type: 'Edm.String' },
  'started-at': { name: 'startedAt', type: 'Edm.String' },
  'ended-at': { name: 'endedAt', type: 'Edm.String' },
  duration: { name: 'duration', type: 'Edm.String' },
  'start-position': { name: 'startPosition', type: 'Edm.String' },
  'end-position': { name: 'endPosition', type: 'Edm.String' },
  distance: { name: 'distance', type: 'Edm.Double' },
  'track-points': { name: 'trackPoints', type: 'Edm.Double' },
  'track-from': { name: 'trackFrom', type: 'Edm.String' },
  'track-to': { name: 'trackTo', type: 'Edm.String' },
  'track-length': { name: 'trackLength', type: 'Edm.Double' },
  photos: { name: 'photos', type: 'Edm.String' },
};

const KIND_TYPES: Readonly<Record<QuestionKind, FeedType>> = {
  text: 'Edm.String',
  integer: 'Edm.Decimal',
  decimal: 'Edm.Decimal',
  date: 'Edm.Date',
  time: 'Edm.TimeOfDay',
  link: 'Edm.String',
  'multiple-choice': 'Edm.String',
  'single-choice': 'Edm.String',
  'yes-no': 'Edm.String',
};

const COMPARING: Readonly<Partial<Record<FeedType, AnswerComparing>>> = {
  'Edm.String': 'text',
  'Edm.Decimal': 'decimal',
  'Edm.Date': 'day',
  'Edm.TimeOfDay': 'hour',
};

const own = (columns: Readonly<Record<string, FeedType>>): readonly FeedColumn[] =>
  Object.entries(columns).map(([name, type]) => ({
    name,
    type,
    title: '',
    comparing: null,
    source: { type: 'own' },
  }));

const SYSTEM = own(SYSTEM_COLUMNS);
const STATUSES = own(STATUS_COLUMNS);

const HAS_STATUS: Readonly<Record<string, (definition: FormDefinition) => boolean>> = {
  badge: isReviewed,
  paymentStatus: ({ options }) => options.addPaymentGateway,
} satisfies Readonly<Record<StatusColumn, (definition: FormDefinition) => boolean>>;
const OF_ROW = own(ROW_COLUMNS);

interface Named {
  readonly name: string;
  /** Text where versions ask it as different kinds. */
  readonly type: FeedType;
  /** Whether a version has several options of it in one answer, which no filter compares. */
  readonly isSeveral: boolean;
}

/** What was moved to another section is a column in each, as in the spreadsheet. */
const questionKey = (sectionId: string, questionId: string) => `${sectionId} ${questionId}`;

/** The name of a condition, apart from questions of the same id. */
const conditionKey = (sectionId: string, conditionId: string) => `${sectionId} condition ${conditionId}`;

/** Of every question, condition and section that repeats, named in the order in which they came into the form. */
function namesOf(versions: readonly FormDefinition[]) {
  const questions = new Map<string, Named>();
  const conditions = new Map<string, string>();
  const tables = new Map<string, string>();
  const taken = [SYSTEM, STATUSES, OF_ROW].flatMap((columns) => columns.map(({ name }) => name));
  const questionName = feedNames([...taken, ...Object.values(FACT_NAMES).map(({ name }) => name)]);
  const tableName = feedNames([]);
  for (const { sections } of versions.toReversed())
    for (const section of sections) {
      if (mayRepeat(section) && !tables.has(section.id))
        tables.set(section.id, `${SUBMISSIONS_TABLE}.${tableName(section.title.text, section.id)}`);
      for (const { id, title, kind } of [
        ...section.questions,
        ...section.conditions.flatMap((condition) => condition.questions),
      ]) {
        const key = questionKey(section.id, id);
        const known = questions.get(key);
        const isSeveral = kind === 'multiple-choice' || known?.isSeveral === true;
        const type = known && known.type !== KIND_TYPES[kind] ? 'Edm.String' : KIND_TYPES[kind];
        questions.set(key, { name: known?.name ?? questionName(title.text, id), type, isSeveral });
      }
      for (const { id, text, questions: under } of section.conditional ? section.conditions : []) {
        const key = conditionKey(section.id, id);
        if (under.length === 0 && !conditions.has(key)) conditions.set(key, questionName(text.text, id));
      }
    }
  return { questions, conditions, tables };
}

/** `versions`: all of one form that were answered, newest first. */
export function feedTables(versions: readonly FormDefinition[]): readonly FeedTable[] {
  const names = namesOf(versions);
  const facts = factColumnsOf(versions).map(
    (column): FeedColumn => ({
      ...FACT_NAMES[column],
      title: '',
      comparing: null,
      source: { type: 'fact', column },
    }),
  );
  const statuses = STATUSES.filter(({ name }) => versions.some((version) => HAS_STATUS[name]?.(version)));
  const sections = mergeVersions(versions).map(({ section, asked }) => ({
    table: names.tables.get(section.id),
    sectionId: section.id,
    columns: asked.flatMap(({ question, condition }): readonly FeedColumn[] => {
      if (question === null) {
        const name = names.conditions.get(conditionKey(section.id, condition.id));
        const source = { type: 'condition', sectionId: section.id, conditionId: condition.id } as const;
        return name === undefined
          ? []
          : [{ name, type: 'Edm.Boolean', title: condition.text.text, comparing: null, source }];
      }
      const named = names.questions.get(questionKey(section.id, question.id));
      const source = {
        type: 'question',
        sectionId: section.id,
        questionId: question.id,
        copy: null,
      } as const;
      if (!named) return [];
      const { name, type, isSeveral } = named;
      const comparing = isSeveral ? null : (COMPARING[type] ?? null);
      return [{ name, type, title: question.title.text, comparing, source: { ...source, gathers: false } }];
    }),
  }));
  const single = sections.filter(({ table }) => table === undefined).flatMap(({ columns }) => columns);
  return [
    { name: SUBMISSIONS_TABLE, sectionId: null, columns: [...SYSTEM, ...statuses, ...facts, ...single] },
    ...sections.flatMap(({ table, sectionId, columns }) =>
      table === undefined ? [] : [{ name: table, sectionId, columns: [...OF_ROW, ...columns] }],
    ),
  ];
}
