// The cursors of a list: direction, and the time (in microseconds) and id of the row that the page continues
// from.
import { Problem } from '../../../platform/http/problem.ts';
import type { PageKey } from '../queries.ts';

export interface Cursor {
  readonly direction: 'next' | 'previous';
  readonly key: PageKey;
}

const SHAPE = /^([np])\.(-?\d{1,17})\.([0-9A-Za-z]{20})$/;

export function writeCursor(direction: Cursor['direction'], key: PageKey): string {
  return `${direction === 'next' ? 'n' : 'p'}.${key.at}.${key.id}`;
}

export function readCursor(text: string): Cursor {
  const match = SHAPE.exec(text);
  if (!match) {
    throw new Problem('request-invalid', {
      issues: [{ code: 'request-field', at: { field: 'query.cursor' } }],
    });
  }
  const [, direction, at = '', id = ''] = match;
  return { direction: direction === 'n' ? 'next' : 'previous', key: { at, id } };
}
