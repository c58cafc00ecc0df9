// The key of a single row in the URL of a feed: the id of a submission, or of a submission and which time a section was
// filled in.
// rules: X38.101
import { type FeedTable, SUBMISSIONS_TABLE } from './feed-model.ts';

/** `Submissions('…')`, with the name of the key or without quotes as well. */
const KEYED = /^([^()]+)\((?:__id=)?(?:'((?:[^']|'')*)'|([\w-]+))\)$/;
const ROW = /^(.+)-([1-9]\d{0,5})$/;

export interface NamedTable {
  readonly name: string;
  /** null for the whole table. */
  readonly key: string | null;
}

export function tableNamed(text: string): NamedTable {
  const [, name, quoted, bare] = KEYED.exec(text) ?? [];
  if (name === undefined) return { name: text, key: null };
  return { name, key: quoted?.replaceAll("''", "'") ?? bare ?? '' };
}

export interface FeedKey {
  readonly submissionId: string;
  /** Which row of the submission, from 1 on. */
  readonly number: number;
}

/** null for a key that no row of the table has. */
export function keyIn(table: FeedTable, key: string): FeedKey | null {
  if (table.name === SUBMISSIONS_TABLE) return { submissionId: key, number: 1 };
  const [, submissionId, number] = ROW.exec(key) ?? [];
  return submissionId === undefined ? null : { submissionId, number: Number(number) };
}
