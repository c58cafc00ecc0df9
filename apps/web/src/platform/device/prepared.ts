// What a person takes along into the field: the orders of the day, forms, assets with their last visits, submissions to
// complete, and pictures of the map. All but the pictures, which anybody may fetch, is encrypted. It leaves the device when the session ends.
// rules: X39.32, X39.35
import { epochMilliseconds } from '../clock.ts';
import { keysFrom, readRecord, removeRecord, removeRecordsFrom, writeRecord } from './device-database.ts';
import { type Sealed, seal, unseal } from './sealed.ts';

export type PreparedKind = 'day' | 'form' | 'assets' | 'submission' | 'map';

/** A line of the list of what is on the device. */
export interface PreparedPiece {
  /** Kind, and for a form or its assets the id of the form, for a submission its own. */
  readonly id: string;
  readonly kind: PreparedKind;
  /** Title of the form, for a submission its code before it; '' for the day and the map. */
  readonly name: string;
  /** Orders, assets or pictures in it. */
  readonly count: number;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Kept {
  readonly sealed: Sealed;
  readonly bytes: number;
  readonly at: number;
}

const PICTURES = 'picture/';
const contentKey = (person: string, id: string) => `${person}/content/${id}`;
const pieceKey = (person: string, id: string) => `${person}/piece/${id}`;

export function pieceId(kind: PreparedKind, of = ''): string {
  return of === '' ? kind : `${kind}.${of}`;
}

function isKept(record: unknown): record is Kept {
  return typeof record === 'object' && record !== null && 'sealed' in record;
}

async function keep(person: string, key: string, value: unknown): Promise<number | null> {
  const sealed = await seal(person, value);
  if (!sealed) return null;
  const bytes = sealed.content.byteLength;
  const record: Kept = { sealed, bytes, at: epochMilliseconds() };
  return (await writeRecord('prepared', key, record)) ? bytes : null;
}

async function read(person: string, key: string): Promise<unknown> {
  const record = await readRecord('prepared', key);
  return isKept(record) ? unseal(person, record.sealed) : null;
}

/** False when the device has no room for it. */
export async function storePrepared(
  person: string,
  piece: Pick<PreparedPiece, 'id' | 'kind' | 'name' | 'count'>,
  content: unknown,
): Promise<boolean> {
  const bytes = await keep(person, contentKey(person, piece.id), content);
  return bytes !== null && listPiece(person, { ...piece, bytes });
}

/** For what lies elsewhere: the pictures. */
export async function listPiece(person: string, piece: Omit<PreparedPiece, 'at'>): Promise<boolean> {
  const line: PreparedPiece = { ...piece, at: epochMilliseconds() };
  return (await keep(person, pieceKey(person, piece.id), line)) !== null;
}

/** Null when it was not taken along, or its key is gone. */
export function readPrepared(person: string, id: string): Promise<unknown> {
  return read(person, contentKey(person, id));
}

export async function listPrepared(person: string): Promise<readonly PreparedPiece[]> {
  const keys = await keysFrom('prepared', pieceKey(person, ''));
  const pieces = await Promise.all(keys.map((key) => read(person, key)));
  return pieces.flatMap((piece) => (piece === null ? [] : [piece as PreparedPiece]));
}

export async function removePrepared(person: string, { id, kind }: Pick<PreparedPiece, 'id' | 'kind'>) {
  await removeRecord('prepared', pieceKey(person, id));
  await removeRecord('prepared', contentKey(person, id));
  if (kind === 'map') await removeRecordsFrom('prepared', PICTURES);
}

/** A picture of the map, under its URL. */
export function keepPicture(url: string, picture: Blob): Promise<boolean> {
  return writeRecord('prepared', PICTURES + url, picture);
}

export async function readPicture(url: string): Promise<Blob | null> {
  const picture = await readRecord('prepared', PICTURES + url);
  return picture instanceof Blob ? picture : null;
}
