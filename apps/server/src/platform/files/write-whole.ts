// Writes content of any length into file storage without holding more than a piece of it. It lies under another key until it is
// whole, so that nobody finds a part of it under its own.
// rules: X37.06, X37.42
import type { FileStore } from './file-store.ts';

const PIECE_BYTES = 4_194_304;

export interface WholeKeys {
  readonly key: string;
  /** Where it lies meanwhile; nothing may be there. */
  readonly unfinished: string;
}

export async function writeWhole(
  store: FileStore,
  { key, unfinished }: WholeKeys,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  let held: Buffer | null = null;
  let offset = 0;
  const write = async (piece: Buffer) => {
    await store.write(unfinished, offset, piece);
    offset += piece.length;
  };
  for await (const piece of piecesOf(content)) {
    if (held) await write(held);
    held = piece;
  }
  // A bucket that keeps every version gets no pieces of what fits into one.
  if (offset === 0) return store.put(key, held ?? Buffer.alloc(0));
  if (held) await write(held);
  await store.move(unfinished, key);
}

/** A storage may keep each piece as an object of its own, so small ones are gathered. */
async function* piecesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}
