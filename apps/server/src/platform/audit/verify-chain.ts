// Checks an audit chain from its first entry, page by page, so that a million entries take no more memory
// than ten.
// rules: X27.15, X27.16
import type { Queryable } from '../db/database.ts';
import { type AuditHead, checkPage, entriesWithHashes } from './queries.ts';

const PAGE = 10_000;

export interface ChainVerdict {
  readonly entries: number;
  /** What is wrong and at which entry; null when the chain is intact. */
  readonly broken: { readonly at: number; readonly why: 'entry' | 'head' | 'kept-head' } | null;
}

/** `kept`: heads of earlier days that were stored outside of the database. */
export async function verifyChain(
  db: Queryable,
  head: AuditHead,
  kept: readonly AuditHead[],
): Promise<ChainVerdict> {
  const { municipalityId } = head;
  let last: AuditHead = { municipalityId, number: 0, hash: '' };
  while (last.number < head.number) {
    const until = Math.min(last.number + PAGE, head.number);
    const page = await checkPage(db, last, until);
    const missing = page.entries < until - last.number ? last.number + page.entries + 1 : null;
    const at = page.broken ?? missing;
    if (at !== null) return { entries: at - 1, broken: { at, why: 'entry' } };
    last = { municipalityId, number: until, hash: page.hash };
  }
  const entries = head.number;
  if (last.hash !== head.hash) return { entries, broken: { at: head.number, why: 'head' } };
  const there = await entriesWithHashes(db, municipalityId, kept);
  const lost = kept.find(({ number }) => number > head.number || !there.has(number));
  return { entries, broken: lost ? { at: lost.number, why: 'kept-head' } : null };
}
