// The cursors of a list: direction, what the page continues from (the time in microseconds and the id of a row, and what
// the list is ordered by when that is no time), and which list it is. A cursor of another list, or of the same one under
// another filter or order, is refused.
// rules: R7.09, X32.34, X33.66
import { createHash } from 'node:crypto';
import { Problem } from '../../../platform/http/problem.ts';
import type { PageKey } from './order-queries.ts';

export interface Cursor {
  readonly direction: 'next' | 'previous';
  readonly key: PageKey;
}

/** A list by time has keys without a value. */
type Key = Omit<PageKey, 'value'> & Partial<Pick<PageKey, 'value'>>;

export interface Cursors {
  readonly write: (direction: Cursor['direction'], key: Key) => string;
  readonly read: (text: string) => Cursor;
}

const SHAPE = /^([np])\.(-?\d{1,17})\.([0-9A-Za-z]{20})\.([\w-]{8})(?:\.([\w-]*))?$/;

const refusal = () =>
  new Problem('request-invalid', { issues: [{ code: 'request-field', at: { field: 'query.cursor' } }] });

const written = (value: string) => Buffer.from(value).toString('base64url');

/** `list`: everything that decides which rows the list has, and their order. `values`: what its keys go by. */
export function cursorsOf(list: unknown, values: RegExp | null = null): Cursors {
  const name = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8);
  return {
    write: (direction, { at, id, value = null }) => {
      const key = `${direction === 'next' ? 'n' : 'p'}.${at}.${id}.${name}`;
      return values === null ? key : `${key}.${value === null ? '' : written(value)}`;
    },
    read: (text) => {
      const [, direction, at = '', id = '', of, last] = SHAPE.exec(text) ?? [];
      const value = last ? Buffer.from(last, 'base64url').toString() : null;
      const hasValue = value !== null && values?.test(value) && written(value) === last;
      const fits = values === null ? last === undefined : last === '' || hasValue;
      if (!fits) throw refusal();
      if (of !== name) throw refusal();
      return { direction: direction === 'n' ? 'next' : 'previous', key: { at, id, value } };
    },
  };
}
