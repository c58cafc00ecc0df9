// The $skiptoken of a feed: the submission after which the next page begins, and which feed it is. One of another form,
// table, filter or reader is refused.
// rules: X38.83
import { createHash } from 'node:crypto';
import type { PageKey } from '../list/order-queries.ts';

const SHAPE = /^([\w-]{8})\.(-?\d{1,17})\.([0-9A-Za-z]{20})$/;

/** `feed`: everything that decides which rows it has, and their order. */
export function feedMark(feed: unknown): string {
  return createHash('sha256').update(JSON.stringify(feed)).digest('base64url').slice(0, 8);
}

export const writeToken = (mark: string, { at, id }: Pick<PageKey, 'at' | 'id'>) => `${mark}.${at}.${id}`;

/** null for one that is none, or of another feed. */
export function readToken(mark: string, text: string): PageKey | null {
  const [, of, at, id] = SHAPE.exec(text) ?? [];
  return of === mark && at !== undefined && id !== undefined ? { at, id, value: null } : null;
}
