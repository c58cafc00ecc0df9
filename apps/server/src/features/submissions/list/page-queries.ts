// The rows of one page of a list, in its order. By a time or a state they are the first of a few lanes; by anything
// else all that are selected are sorted, which few are.
// rules: R7.08, R7.09, X32.32, X33.66, X33.93
import { type RawBuilder, sql } from 'kysely';
import { wordQuery } from '../search/search-words.ts';
import { type Counted, type Lane, ofLane } from './lane-queries.ts';
import { beyondValue, byTime, type Direction, inOrder, type PageKey, timeName } from './order-queries.ts';
import { authorsOf, inRange, withStatuses, type Selection, selected, timeOf } from './selection-queries.ts';

export interface PageWish {
  /** The row that the page follows, or comes before; null for the beginning, or the end. */
  readonly beside: PageKey | null;
  readonly direction: Direction;
  readonly size: number;
}

/** The first rows of each lane. */
function alongLanes(
  selection: Selection,
  lanes: readonly Lane[],
  { direction, size, beside }: PageWish,
): RawBuilder<unknown> {
  const { filter, form, order, range } = selection;
  const { first, beyond } = byTime(order, direction);
  // Said so that no index of words can serve it: many have them, and the lane is in the order of the page.
  const words =
    filter.text === null
      ? sql`true`
      : sql`(s.words @@ ${wordQuery(form.formId, filter.text)}::tsquery) is true`;
  const ofAuthors = authorsOf(selection) !== null;
  const names = lanes.map(({ createdBy }) => createdBy);
  const states = lanes.map(({ state }) => state);
  return sql`
    select k.id, k.at, ${order.type === 'state' ? sql`l.state::numeric` : sql`null::numeric`} as value
    from unnest(${names}::text[], ${states}::integer[]) as l(created_by, state)
    cross join lateral (
      select s.id, ${sql.ref(order.time)} as at from submissions s
      where ${ofLane(selection, ofAuthors ? 'author' : 'everybody')} and ${inRange(timeOf(filter), range)}
        and ${beside === null ? sql`true` : beyond(beside)} and ${sql.join([...withStatuses(filter), words], sql` and `)}
      ${first} limit ${size}) k`;
}

/** Lanes of the states after that of the key have all their rows in the list; its own, those after the key. */
function alongStates(selection: Selection, lanes: readonly Lane[], page: PageWish): RawBuilder<unknown> {
  const { beside } = page;
  if (beside === null) return alongLanes(selection, lanes, page);
  const isDown = selection.order.isDown !== (page.direction === 'before');
  const ofKey = Number(beside.value);
  const own = lanes.filter(({ state }) => state === ofKey);
  const further = lanes.filter(({ state }) => (isDown ? state < ofKey : state > ofKey));
  return sql`${alongLanes(selection, own, page)}
    union all ${alongLanes(selection, further, { ...page, beside: null })}`;
}

/** Selects `id`, `at` and `value` of a page's rows; those nearest to its beginning, in any order. */
export function pageKeys(
  selection: Selection,
  { lanes }: Pick<Counted, 'lanes'>,
  page: PageWish,
): RawBuilder<unknown> {
  const { filter, order, range } = selection;
  const { beside, direction, size } = page;
  const end = sql`order by ${inOrder(order, direction)} limit ${size}`;
  // Lanes are in the order of one time, so days of the other leave out rows in the middle of them.
  const isRanged = range.from !== null || range.to !== null;
  const ofOtherTime = isRanged && order.time !== timeName(filter);
  if (order.type === 'time') {
    if (lanes !== null && !ofOtherTime)
      return sql`select k.* from (${alongLanes(selection, lanes, page)}) k ${end}`;
    const { first, beyond } = byTime(order, direction);
    return sql`select s.id, ${sql.ref(order.time)} as at, null::numeric as value from submissions s
      where ${selected(selection)} and ${beside === null ? sql`true` : beyond(beside)} ${first} limit ${size}`;
  }
  if (lanes !== null && order.type === 'state')
    return sql`select k.* from (${alongStates(selection, lanes, page)}) k ${end}`;
  // The offset keeps the rows together, so that they are found by the filter and then sorted.
  return sql`
    select k.* from (
      select s.id, ${sql.ref(order.time)} as at, ${order.value} as value from submissions s
      where ${selected(selection)} offset 0) k
    where ${beside === null ? sql`true` : beyondValue(order, beside, direction)} ${end}`;
}
