// Which columns of a table a URL asks for, and in which order.
// rules: X38.82, X38.83
import type { ListOrder } from '../submissions/order/list-order.ts';
import type { FeedColumn, FeedTable } from './feed-model.ts';
import { FeedRefusal } from './feed-refusal.ts';

const WORDS = /[^\s,]+/g;

/** Each word with the column where it begins. */
function wordsOf(text: string) {
  return [...text.matchAll(WORDS)].map((found) => ({ word: found[0], column: found.index + 1 }));
}

/** The columns of `$select`, in the order of the table; null for all of them. Throws FeedRefusal. */
export function selectedColumns({ columns }: FeedTable, text: string): readonly FeedColumn[] | null {
  const asked = wordsOf(text);
  if (asked.length === 0) throw new FeedRefusal('wrong', text, 1);
  const known = new Set(['*', ...columns.map(({ name }) => name)]);
  const odd = asked.find(({ word }) => !known.has(word));
  if (odd) throw new FeedRefusal('wrong', odd.word, odd.column);
  const names = new Set(asked.map(({ word }) => word));
  return names.has('*') ? null : columns.filter(({ name }) => names.has(name));
}

const ORDERS = { submissionDate: 'created', updatedAt: 'updated' } as const;

/** The order of `$orderby`: by one of the two times. Throws FeedRefusal. */
export function feedOrder(text: string): ListOrder {
  const [name, way, more] = wordsOf(text);
  if (!name) throw new FeedRefusal('wrong', text, 1);
  if (name.word !== 'submissionDate' && name.word !== 'updatedAt')
    throw new FeedRefusal('unsupported', name.word, name.column);
  if (way && way.word !== 'asc' && way.word !== 'desc') throw new FeedRefusal('wrong', way.word, way.column);
  // The id stands behind both anyway, so that no two are equal.
  if (more && more.word !== '__id') throw new FeedRefusal('unsupported', more.word, more.column);
  return { by: ORDERS[name.word], isDown: way?.word === 'desc' };
}
