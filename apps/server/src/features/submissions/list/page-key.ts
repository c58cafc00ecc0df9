// The cursors of a list: direction, the time (in microseconds) and id of the row that the page continues from, and
// which list it is. A cursor of another list, or of the same one under another filter, is refused.
// rules: R7.09, X32.34
import { createHash } from 'node:crypto';
import { Problem } from '../../../platform/http/problem.ts';
import type { PageKey } from './lane-queries.ts';

export interface Cursor {
  readonly direction: 'next' | 'previous';
  readonly key: PageKey;
}

export interface Cursors {
  readonly write: (direction: Cursor['direction'], key: PageKey) => string;
  readonly read: (text: string) => Cursor;
}

const SHAPE = /^([np])\.(-?\d{1,17})\.([0-9A-Za-z]{20})\.([\w-]{8})$/;

/** `list`: everything that decides which rows the list has, and their order. */
export function cursorsOf(list: unknown): Cursors {
  const name = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8);
  return {
    write: (direction, { at, id }) => `${direction === 'next' ? 'n' : 'p'}.${at}.${id}.${name}`,
    read: (text) => {
      const [, direction, at = '', id = '', of] = SHAPE.exec(text) ?? [];
      if (of !== name)
        throw new Problem('request-invalid', {
          issues: [{ code: 'request-field', at: { field: 'query.cursor' } }],
        });
      return { direction: direction === 'n' ? 'next' : 'previous', key: { at, id } };
    },
  };
}
