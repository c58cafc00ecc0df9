// What the $filter of a feed means in the database, and how many rows of a section that repeats it finds.
// rules: X38.82, X38.83, X38.102, X38.110
import { stateName } from '@constancia/domain/presentation/state-name.ts';
import type { TextTest } from '@constancia/domain/odata/feed-model.ts';
import type { FeedCondition } from '@constancia/domain/odata/filter/feed-condition.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime, type Queryable } from '../../../platform/db/database.ts';
import { type Selection, selected } from '../list/selection-queries.ts';
import { answerTested } from './answer-condition-queries.ts';
import { isTextTest, SIGNS, textTested } from './test-queries.ts';

type Compared = Extract<FeedCondition, { readonly type: 'compare' }>;

/** Versions of the form that were answered. */
export type AnsweredVersions = ReadonlyMap<number, FormIndex>;

export interface FilteredForm {
  readonly municipalityId: string;
  readonly versions: AnsweredVersions;
}

/** Names are those of the version that was answered, as the column has them. */
function stateIs(fits: (name: string | null) => boolean, versions: AnsweredVersions): RawBuilder<boolean> {
  const pairs = [...versions].flatMap(
    ([
      version,
      {
        definition: { states },
      },
    ]) =>
      [...new Set([...states.keys(), ...states.map(({ id }) => id)])]
        .filter((id) => fits(stateName(states, id)))
        .map((state) => ({ version, state })),
  );
  return sql<boolean>`(((s.form_version, s.state) in (
    select * from unnest(${pairs.map(({ version }) => version)}::integer[], ${pairs.map(({ state }) => state)}::integer[])))
    is true)`;
}

function stateTested({ comparison, value }: Compared, versions: AnsweredVersions): RawBuilder<boolean> {
  const text = String(value);
  const isNamed = stateIs((name) => name !== null, versions);
  if (isTextTest(comparison)) {
    const fits = stateIs((name) => name !== null && fitsText(name, comparison, text), versions);
    return sql<boolean>`(case when ${isNamed} then ${fits} end)`;
  }
  const is = value === null ? sql<boolean>`(not ${isNamed})` : stateIs((name) => name === text, versions);
  return comparison === 'ne' ? sql<boolean>`(not ${is})` : is;
}

function fitsText(name: string, test: TextTest, text: string): boolean {
  if (test === 'contains') return name.includes(text);
  return test === 'startswith' ? name.startsWith(text) : name.endsWith(text);
}

function areaTested({ comparison, value }: Compared, municipalityId: string): RawBuilder<boolean> {
  const name = value === null ? null : String(value);
  const fits = isTextTest(comparison)
    ? textTested(sql`a.name`, comparison, String(value))
    : sql<boolean>`(a.name = ${name}::text)`;
  const is = sql<boolean>`(s.area_id in (select a.id from areas a where a.municipality_id = ${municipalityId} and ${fits}))`;
  return comparison === 'ne' ? sql<boolean>`(not ${is})` : is;
}

/** Of a column that is never null: so is no row, and every row is something else. */
function compared(column: string, { comparison, value }: Compared, type: string): RawBuilder<boolean> {
  if (value === null) return comparison === 'ne' ? sql<boolean>`true` : sql<boolean>`false`;
  if (isTextTest(comparison)) return textTested(sql.ref(column), comparison, String(value));
  return sql<boolean>`(${sql.ref(column)} ${SIGNS[comparison]} ${value}::${sql.raw(type)})`;
}

function stateIdCompared({ comparison, value }: Compared): RawBuilder<boolean> {
  if (comparison === 'eq') return sql<boolean>`(s.state is not distinct from ${value}::integer)`;
  if (comparison === 'ne') return sql<boolean>`(s.state is distinct from ${value}::integer)`;
  if (isTextTest(comparison)) return sql<boolean>`false`;
  return sql<boolean>`((s.state ${SIGNS[comparison]} ${value}::integer) is true)`;
}

/** Of a column that is null where the form has no such status. An index finds what is equal. */
function statusCompared(column: string, { comparison, value }: Compared): RawBuilder<boolean> {
  const status = sql.ref(column);
  if (isTextTest(comparison)) return textTested(status, comparison, String(value));
  const is =
    value === null
      ? sql<boolean>`(${status} is null)`
      : sql<boolean>`(${status} is not null and ${status} = ${value}::text)`;
  return comparison === 'ne' ? sql<boolean>`(not ${is})` : is;
}

function comparedSql(condition: Compared, { municipalityId, versions }: FilteredForm): RawBuilder<boolean> {
  switch (condition.property) {
    case '__id':
      return compared('s.id', condition, 'text');
    case 'code':
      return compared('s.code', condition, 'text');
    case 'createdBy':
      return compared('s.created_by', condition, 'text');
    case 'areaId':
      return compared('s.area_id', condition, 'text');
    case 'submissionDate':
      return compared('s.created_at', condition, 'timestamptz');
    case 'updatedAt':
      return compared('s.updated_at', condition, 'timestamptz');
    case 'formVersion':
      return compared('s.form_version', condition, 'integer');
    case 'badge':
      return statusCompared('s.badge', condition);
    case 'paymentStatus':
      return statusCompared('s.payment', condition);
    case 'stateId':
      return stateIdCompared(condition);
    case 'state':
      return stateTested(condition, versions);
    case 'area':
      return areaTested(condition, municipalityId);
  }
}

/** On `submissions s`. A comparison is never null, so that `not` means the other rows; a piece of no text is, as in OData. */
export function conditionSql(condition: FeedCondition, form: FilteredForm): RawBuilder<boolean> {
  if (condition.type === 'compare') return comparedSql(condition, form);
  if (condition.type === 'answer') return answerTested(condition, form.versions);
  if (condition.type === 'not') return sql<boolean>`(not ${conditionSql(condition.condition, form)})`;
  const all = condition.all.map((one) => conditionSql(one, form));
  return sql<boolean>`(${sql.join(all, condition.type === 'and' ? sql` and ` : sql` or `)})`;
}

/** Rows of a section: one of every submission to a version that has it, and its copies. */
export async function countSectionRows(
  db: Queryable,
  selection: Selection,
  { sectionId, versions }: { readonly sectionId: string; readonly versions: readonly number[] },
): Promise<number> {
  const found = await sql<{ total: number }>`
    ${plannedEachTime}select coalesce(sum(1 + coalesce(jsonb_array_length(s.answers->'rows'->${sectionId}::text), 0)), 0)::bigint as total
    from submissions s where ${selected(selection)} and s.form_version = any(${versions}::integer[])`.execute(
    db,
  );
  return found.rows[0]?.total ?? 0;
}

/** Until the transaction ends. What takes longer fails, so that no filter holds the database. */
export async function limitStatements(tx: Queryable, milliseconds: number | null): Promise<void> {
  if (milliseconds === null) return;
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(tx);
}
