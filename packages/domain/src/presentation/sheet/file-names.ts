// The names of a submission's files in an archive and in its spreadsheet: numbered, so that no two are alike, and without
// what file systems refuse.
// rules: X33.22
import type { PhotoEvidence } from '../../submissions/evidence/photo-evidence.ts';
import type { Mark } from '../../submissions/evidence/photo-marks.ts';
import { truncate } from '../../text/truncate.ts';

export interface NamedFile {
  /** Key in file storage; its end says what the file is. */
  readonly key: string;
  /** As the person called it; '' when nobody did. */
  readonly name: string;
  /** When and where it was taken; null for what has none. */
  readonly photo?: PhotoEvidence | null;
  /** What staff marked on it; null for nothing. */
  readonly marks?: readonly Mark[] | null;
}

const NAME_LENGTH_MAX = 100;
/** Separators of folders, what Windows refuses, what controls a terminal, and what turns text round. */
const REFUSED = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/gu;
const EXTENSION = /\.[0-9A-Za-z]{1,8}$/;

export function safeName(name: string): string {
  return truncate(name.replace(REFUSED, '_').replace(/^[. ]+|[. ]+$/g, ''), NAME_LENGTH_MAX);
}

function nameOf({ key, name }: NamedFile, position: number): string {
  const number = String(position + 1).padStart(2, '0');
  const extension = (EXTENSION.exec(name) ?? EXTENSION.exec(key))?.[0] ?? '';
  const plain = safeName(EXTENSION.test(name) ? name.slice(0, -extension.length) : name);
  return `${[number, plain].filter((word) => word !== '').join(' ')}${extension}`;
}

export const fileNames = (files: readonly NamedFile[]): readonly string[] => files.map(nameOf);
