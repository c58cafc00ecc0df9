// Hands a file on and notes how far it is. A reader that goes away, or somebody who cancels, ends the writing; the export
// counts as done only when the last byte was handed on.
// rules: X32.21, X32.22, X33.23, X33.24
import { Readable } from 'node:stream';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import { endExport, noteWritten, type Written } from './queries.ts';

export interface WatchServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

export interface OpenFile {
  readonly content: AsyncIterable<Buffer>;
  readonly written: () => Written;
  /** Ends the writing; does nothing when it is over. */
  readonly close: () => void;
}

const NOTED_EVERY_MS = 1_000;

export function watchedFile({ db, clock, log }: WatchServices, id: string, file: OpenFile): Readable {
  const cancelled = new Error('the export was cancelled');
  /** False once it was. */
  const note = () =>
    noteWritten(db, id, { ...file.written(), at: clock() }).catch((err: unknown) => {
      log.warn({ err }, 'how far an export is could not be noted');
      return true;
    });
  async function* watched(): AsyncGenerator<Buffer> {
    const breakOff = async () => {
      if (!(await note())) reply.destroy(cancelled);
    };
    const timer = setInterval(() => void breakOff(), NOTED_EVERY_MS);
    let state: 'done' | 'ended' | 'failed' = 'ended';
    try {
      let isWanted = await note();
      if (isWanted) yield* file.content;
      // What was cancelled in the last moment must not end like a whole file, so the reply breaks off with an error.
      isWanted &&= await note();
      if (!isWanted) throw cancelled;
      state = 'done';
    } catch (error) {
      state = reply.destroyed || error === cancelled ? 'ended' : 'failed';
      throw error;
    } finally {
      clearInterval(timer);
      file.close();
      await endExport(db, id, { state, made: file.written().made, at: clock() }).catch((err) =>
        log.warn({ err }, 'the end of an export could not be noted'),
      );
    }
  }
  const reply = Readable.from(watched(), { objectMode: false });
  // The writing may be waiting for its reader, who is gone.
  reply.on('close', file.close);
  return reply;
}
