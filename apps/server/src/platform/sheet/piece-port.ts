// Carries a file in pieces from the thread that writes it to the one that sends it. A few pieces are on their way, and
// no more until the reader took one; a reader that goes away ends the writing, and a writer that fails breaks the file.
// rules: X32.21, X32.22
import { Readable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

const PIECES_AHEAD = 4;

interface Failure {
  readonly message: string;
  readonly stack: string | undefined;
  /** Code of PostgreSQL or the network; a copied error would lose it. */
  readonly code: unknown;
}

type Sent =
  | { readonly type: 'ready'; readonly total: number }
  | { readonly type: 'piece'; readonly bytes: Uint8Array<ArrayBuffer>; readonly made: number }
  | { readonly type: 'end' }
  | { readonly type: 'failed'; readonly failure: Failure };

export interface PieceSender {
  /** The file can be written: its reader may begin. `total`: how many rows it will have. */
  readonly ready: (total: number) => void;
  /** `made`: rows so far. False when the reader went away. */
  readonly send: (piece: Buffer, made: number) => Promise<boolean>;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

export function pieceSender(port: MessagePort): PieceSender {
  const reader = { room: PIECES_AHEAD, isGone: false };
  let wake: (() => void) | undefined;
  port.on('message', () => {
    reader.room += 1;
    wake?.();
  });
  port.on('close', () => {
    reader.isGone = true;
    wake?.();
  });
  const post = (sent: Sent, moved: readonly ArrayBuffer[] = []) => port.postMessage(sent, [...moved]);
  return {
    ready: (total) => post({ type: 'ready', total }),
    send: async (piece, made) => {
      while (reader.room === 0 && !reader.isGone)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (reader.isGone) return false;
      reader.room -= 1;
      const bytes = piece as Uint8Array<ArrayBuffer>;
      post({ type: 'piece', bytes, made }, [bytes.buffer]);
      return true;
    },
    end: () => post({ type: 'end' }),
    fail: (error) => post({ type: 'failed', failure: failureOf(error) }),
  };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, code: undefined };
  return { message: error.message, stack: error.stack, code: (error as { code?: unknown }).code };
}

function errorOf({ message, stack, code }: Failure): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return typeof code === 'string' ? Object.assign(error, { code }) : error;
}

export interface ReceivedFile {
  readonly file: Readable;
  /** How many rows it will have. */
  readonly total: number;
  /** Rows in what has arrived. */
  readonly made: () => number;
}

/** Resolves with the file when its writer is ready; rejects when it fails before. */
export function receivePieces(port: MessagePort): Promise<ReceivedFile> {
  const pieces: Buffer[] = [];
  let isWanted = false;
  const take = () => {
    const piece = isWanted ? pieces.shift() : undefined;
    if (!piece) return;
    isWanted = false;
    port.postMessage('taken');
    file.push(piece);
  };
  const file = new Readable({
    read() {
      isWanted = true;
      take();
      if (isEnded && pieces.length === 0) file.push(null);
    },
    destroy(error, done) {
      port.close();
      done(error);
    },
  });
  let isEnded = false;
  let made = 0;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      // Before the file began nobody listens to it.
      file.on('error', () => undefined);
      file.destroy(error);
    };
    port.on('message', (sent: Sent) => {
      if (sent.type === 'ready') resolve({ file, total: sent.total, made: () => made });
      else if (sent.type === 'failed') fail(errorOf(sent.failure));
      else if (sent.type === 'end') {
        isEnded = true;
        if (pieces.length === 0) file.push(null);
      } else {
        made = sent.made;
        pieces.push(Buffer.from(sent.bytes.buffer, sent.bytes.byteOffset, sent.bytes.byteLength));
        take();
      }
    });
    port.on('close', () => {
      if (!isEnded) fail(new Error('the thread that wrote the file has ended'));
    });
  });
}
